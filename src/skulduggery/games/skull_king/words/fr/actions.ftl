## Skull King : le jeu de dés

action-skull-king-deal = Pioche { a-die }
action-skull-king-roll = Lance { a-die }
action-skull-king-bid =
    { $bid ->
        [0] Annonce 0 : zéro pli
       *[other] Annonce { $bid }
    }
action-skull-king-face = Le dé montre : { face }
action-skull-king-first = { $name } ouvre la partie
