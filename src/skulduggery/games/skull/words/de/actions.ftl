# Was man tun kann, wie eine Liste es anbietet.

## Skull

action-skull-flower = Leg eine Blume
action-skull-skull = Leg den Skull
action-skull-last = Leg die Letzte Chance
action-skull-pass = Passen
action-skull-lose-flower = Gib eine Blume ab
action-skull-lose-skull = Gib den Skull ab
action-skull-bid = Biete { $bid }
action-skull-flip = Deck bei { $name } auf
action-skull-start = { $name } beginnt
action-skull-pick = Nimm Scheibe Nummer { $place }
action-skull-first = { $name } fängt an
