# Les jeux, leurs éditions et leurs options, en mots.

game-skull = Skull
game-skull-about = Bluffe, enchéris, et retourne autant de disques que promis sans tomber sur un crâne.
game-skull-king = Skull King : le jeu de dés
game-skull-king-about = Annonce combien de plis tu feras, puis fais-en exactement autant.
game-saber-skull = Säbel & Schädel
game-saber-skull-about = Lance le dé, débarrasse-toi de tes jetons âme avant les autres, et sache t’arrêter.

preset-skull-german = Édition allemande
preset-skull-german-about = Les premiers disques sont posés ensemble ; un disque perdu est tiré à l’aveugle.
preset-skull-english = Édition anglaise
preset-skull-english-about = Le premier joueur pose en dernier ; un disque perdu est pris dans une rangée mélangée.
preset-skull-italian = Édition italienne
preset-skull-italian-about = Le premier joueur pose en dernier ; un disque perdu est pris dans une rangée mélangée.

## Tous les jeux

option-first = Début
option-first-about = Qui commence la partie.
option-first-random = au hasard
option-first-random-about = Le hasard décide qui commence.
option-first-seat = { $name }
option-first-seat-about = { $name } commence.

## Skull

option-skull-placement = Premiers disques
option-skull-placement-about = Comment on pose les premiers disques d’une manche.
option-skull-placement-simultaneous = tous ensemble
option-skull-placement-simultaneous-about = Tout le monde pose le premier disque en même temps.
option-skull-placement-first-player-last = premier joueur en dernier
option-skull-placement-first-player-last-about = Les premiers disques se posent à tour de rôle, le premier joueur en dernier.
option-skull-lost-disc = Disque perdu
option-skull-lost-disc-about = Comment un crâne adverse coûte un disque.
option-skull-lost-disc-draw = tiré à l’aveugle
option-skull-lost-disc-draw-about = Le propriétaire du crâne tire à l’aveugle le disque perdu.
option-skull-lost-disc-pick = pris dans la rangée
option-skull-lost-disc-pick-about = On mélange les disques, et le propriétaire du crâne en prend un.
option-skull-failed-starter = Après un échec
option-skull-failed-starter-about = Qui commence la manche après une tentative échouée.
option-skull-failed-starter-challenger = le Challenger
option-skull-failed-starter-challenger-about = Le Challenger commence la manche suivante, même après un échec.
option-skull-failed-starter-skull-owner = le propriétaire du crâne
option-skull-failed-starter-skull-owner-about = Après un échec, le propriétaire du crâne commence, comme dans les anciennes éditions.
option-skull-last-chance = Dernière chance
option-skull-last-chance-about = S’il y a de l’aide quand il ne reste qu’un disque.
option-skull-last-chance-true = avec
option-skull-last-chance-true-about = Avec un seul disque, tu reçois la Dernière chance pour une manche.
option-skull-last-chance-false = sans
option-skull-last-chance-false-about = La Dernière chance reste dans la boîte.
option-skull-two-tribes = Deux tribus
option-skull-two-tribes-about = Si chacun mène une tribu ou deux.
option-skull-two-tribes-true = deux chacun
option-skull-two-tribes-true-about = Chacun mène deux tribus ; deux défis réussis par la même font gagner.
option-skull-two-tribes-false = une chacun
option-skull-two-tribes-false-about = Chacun mène une tribu.
option-skull-boxes = Boîtes
option-skull-boxes-about = Combien de boîtes du jeu sont sur la table.
option-skull-boxes-1 = une
option-skull-boxes-1-about = Une boîte offre six places.
option-skull-boxes-2 = deux
option-skull-boxes-2-about = Deux boîtes offrent douze places.

## Skull King : le jeu de dés

option-skull-king-scoring = Score
option-skull-king-scoring-about = Comment annonces et plis deviennent des points.
option-skull-king-scoring-standard = normal
option-skull-king-scoring-standard-about = Une annonce manquée coûte des points, une belle capture donne un bonus.
option-skull-king-scoring-landlubber = marins d’eau douce
option-skull-king-scoring-landlubber-about = Marins d’eau douce : une annonce manquée ne rapporte rien, seul un zéro manqué coûte des points ; aucun bonus.

## Säbel & Schädel

option-saber-skull-ring = Cercle
option-saber-skull-ring-about = Comment les sept sous-bocks entourent l’île 6.
option-saber-skull-ring-random = mélangé
option-saber-skull-ring-random-about = Le cercle est mélangé avant chaque partie.
option-saber-skull-ring-fixed = { $ring }
option-saber-skull-ring-fixed-about = En cercle : { $ring }.
option-saber-skull-championship = Championnat
option-saber-skull-championship-about = Si une partie décide ou plusieurs.
option-saber-skull-championship-true = plusieurs parties
option-saber-skull-championship-true-about = Championnat : les parties donnent des points, jusqu’à ce que quelqu’un mène seul avec au moins six.
option-saber-skull-championship-false = partie simple
option-saber-skull-championship-false-about = Une seule partie décide.
