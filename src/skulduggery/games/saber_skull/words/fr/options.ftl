# Les jeux, leurs éditions et leurs options, en mots.

game-saber-skull = Säbel & Schädel
game-saber-skull-about = Lance le dé, débarrasse-toi de tes jetons avant les autres, et sache t’arrêter.

## Säbel & Schädel

option-saber-skull-ring = Cercle
option-saber-skull-ring-about = Comment les sept sous-bocks entourent l’île 6.
option-saber-skull-ring-random = mélangé
option-saber-skull-ring-random-about = Le cercle est mélangé avant chaque partie.
option-saber-skull-ring-fixed = { $ring }
option-saber-skull-ring-fixed-about = Le cercle : { $ring }.
option-saber-skull-championship = Championnat
option-saber-skull-championship-about = Si une partie décide ou plusieurs.
option-saber-skull-championship-true = plusieurs parties
option-saber-skull-championship-true-about = Championnat : les parties donnent des points, jusqu’à ce que quelqu’un mène sans égal avec au moins six.
option-saber-skull-championship-false = une seule partie
option-saber-skull-championship-false-about = Une seule partie décide.
