# What one can do, as a list offers it.

## Skull

action-skull-flower = Lay a flower
action-skull-skull = Lay the skull
action-skull-last = Lay the Last Chance disc
action-skull-pass = Pass
action-skull-lose-flower = Lose a flower
action-skull-lose-skull = Lose the skull
action-skull-bid = Bid { $bid }
action-skull-flip = Turn a disc of { $name }
action-skull-start = { $name } begins
action-skull-pick = Take disc number { $place }
action-skull-first = { $name } goes first

## Skull King: the dice game

action-skull-king-deal = Draw { a-die }
action-skull-king-roll = Roll { a-die }
action-skull-king-bid =
    { $bid ->
        [0] Bid 0: no trick
       *[other] Bid { $bid }
    }
action-skull-king-face = It shows: { face }
action-skull-king-first = { $name } goes first

## Säbel & Schädel

action-saber-skull-number = Number { $number }
action-saber-skull-skull = The Skull
action-saber-skull-saber = The Saber
action-saber-skull-place = Place { a-token }
action-saber-skull-roll = Roll again
action-saber-skull-stop = Stop
