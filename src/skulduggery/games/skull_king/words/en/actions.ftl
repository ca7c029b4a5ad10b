## Skull King: the dice game

action-skull-king-deal = Draw { a-die }
action-skull-king-roll = Roll { a-die }
action-skull-king-bid =
    { $bid ->
        [0] Bid 0: no tricks
       *[other] Bid { $bid }
    }
action-skull-king-face = It shows: { face }
action-skull-king-first = { $name } goes first
