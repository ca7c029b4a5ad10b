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
action-skull-pick = Take disc { $place }
action-skull-first = { $name } goes first
