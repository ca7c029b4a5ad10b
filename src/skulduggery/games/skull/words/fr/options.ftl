# Les jeux, leurs éditions et leurs options, en mots.

game-skull = Skull
game-skull-about = Bluffe, enchéris, et retourne autant de disques que promis sans tomber sur un crâne.
preset-skull-german = Édition allemande
preset-skull-german-about = Les premiers disques sont posés ensemble ; un disque perdu est tiré à l’aveugle.
preset-skull-english = Édition anglaise
preset-skull-english-about = Qui commence pose en dernier ; un disque perdu est pris dans une rangée mélangée.
preset-skull-italian = Édition italienne
preset-skull-italian-about = Qui commence pose en dernier ; un disque perdu est pris dans une rangée mélangée.

## Skull

option-skull-placement = Premiers disques
option-skull-placement-about = Comment on pose les premiers disques d’une manche.
option-skull-placement-simultaneous = tous ensemble
option-skull-placement-simultaneous-about = Tout le monde pose le premier disque en même temps.
option-skull-placement-first-player-last = qui commence en dernier
option-skull-placement-first-player-last-about = Les premiers disques se posent à tour de rôle ; qui commence pose en dernier.
option-skull-lost-disc = Disque perdu
option-skull-lost-disc-about = Comment un crâne adverse coûte un disque.
option-skull-lost-disc-draw = tiré à l’aveugle
option-skull-lost-disc-draw-about = Qui a posé le crâne tire à l’aveugle le disque perdu.
option-skull-lost-disc-pick = pris dans la rangée
option-skull-lost-disc-pick-about = On mélange les disques, et qui a posé le crâne en prend un.
option-skull-failed-starter = Après un échec
option-skull-failed-starter-about = Qui commence la manche après une tentative échouée.
option-skull-failed-starter-challenger = qui a tenté le défi
option-skull-failed-starter-challenger-about = Qui a tenté le défi commence la manche suivante, même après un échec.
option-skull-failed-starter-skull-owner = qui a posé le crâne
option-skull-failed-starter-skull-owner-about = Après un échec, qui a posé le crâne commence, comme dans les anciennes éditions.
option-skull-last-chance = Dernière chance
option-skull-last-chance-about = S’il y a de l’aide quand il ne reste qu’un disque.
option-skull-last-chance-true = avec
option-skull-last-chance-true-about = Avec un seul disque, tu reçois la Dernière chance pour une manche.
option-skull-last-chance-false = sans
option-skull-last-chance-false-about = La Dernière chance reste dans la boîte.
option-skull-two-tribes = Deux tribus
option-skull-two-tribes-about = Si chacun mène une tribu ou deux.
option-skull-two-tribes-true = deux par personne
option-skull-two-tribes-true-about = Chacun mène deux tribus ; deux défis réussis par la même font gagner.
option-skull-two-tribes-false = une par personne
option-skull-two-tribes-false-about = Chacun mène une tribu.
option-skull-boxes = Boîtes
option-skull-boxes-about = Combien de boîtes du jeu sont sur la table.
option-skull-boxes-1 = une
option-skull-boxes-1-about = Une boîte offre six places.
option-skull-boxes-2 = deux
option-skull-boxes-2-about = Deux boîtes offrent douze places.
