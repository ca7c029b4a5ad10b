## Säbel & Schädel

action-saber-skull-number = Nummer { $number }
action-saber-skull-skull = Der Schädel
action-saber-skull-saber = Der Säbel
action-saber-skull-place = Nimm { a-token }
action-saber-skull-roll = Würfle weiter
action-saber-skull-stop = Hör auf
