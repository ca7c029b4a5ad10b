## The games

web-skull-king = Skull King : le jeu de dés
web-skull-king-about = Annonce combien de plis tu feras, puis fais-en exactement autant.

## Said once, in a first game

web-skull-king-coach-press = Regarde tes dés, puis touche le nombre de plis que tu feras. Ensuite, touche le dé à lancer.
web-skull-king-coach-middle = Au milieu, le pli : tous les dés lancés, et celui qui l’emporte pour l’instant.
