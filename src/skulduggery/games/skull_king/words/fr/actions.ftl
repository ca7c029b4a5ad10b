## Skull King : le jeu de dés

action-skull-king-deal = Piocher { a-die }
action-skull-king-roll = Lancer { a-die }
action-skull-king-bid =
    { $bid ->
        [0] Annoncer 0 : zéro pli
       *[other] Annoncer { $bid }
    }
action-skull-king-face = Le dé montre : { face }
action-skull-king-first = { $name } ouvre la partie
