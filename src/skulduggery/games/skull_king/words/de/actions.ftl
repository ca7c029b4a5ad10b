## Skull King: Das Würfelspiel

action-skull-king-deal = Zieh { a-die }
action-skull-king-roll = Wirf { a-die }
action-skull-king-bid =
    { $bid ->
        [0] Sag 0 an: keinen Stich
       *[other] Sag { $bid } an
    }
action-skull-king-face = Es zeigt sich: { face }
action-skull-king-first = { $name } fängt an
