## The games

web-skull-king = Skull King : le jeu de dés
web-skull-king-about = Annonce combien de plis tu feras, puis fais-en exactement autant.
