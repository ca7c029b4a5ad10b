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

## Säbel & Schädel

action-saber-skull-number = Nummer { $number }
action-saber-skull-skull = Der Schädel
action-saber-skull-saber = Der Säbel
action-saber-skull-place = Nimm { a-token }
action-saber-skull-roll = Würfle weiter
action-saber-skull-stop = Hör auf
