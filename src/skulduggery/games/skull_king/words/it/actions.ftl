## Skull King: il gioco di dadi

action-skull-king-deal = Pesca { a-die }
action-skull-king-roll = Tira { a-die }
action-skull-king-bid =
    { $bid ->
        [0] Dichiara 0: nessuna presa
       *[other] Dichiara { $bid }
    }
action-skull-king-face = Esce: { face }
action-skull-king-first = Apre { $name }
