# Was man tun kann, wie eine Liste es anbietet.

## Skull

action-skull-flower = Blume legen
action-skull-skull = Totenkopf legen
action-skull-last = Letzte Chance legen
action-skull-pass = Passen
action-skull-lose-flower = Blume abgeben
action-skull-lose-skull = Totenkopf abgeben
action-skull-bid = { $bid } bieten
action-skull-flip = Bei { $name } aufdecken
action-skull-start = { $name } beginnt
action-skull-pick = Scheibe { $place } nehmen
action-skull-first = { $name } fängt an
