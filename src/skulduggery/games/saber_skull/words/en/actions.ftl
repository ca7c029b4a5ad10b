## Säbel & Schädel

action-saber-skull-number = Number { $number }
action-saber-skull-skull = The Skull
action-saber-skull-saber = The Saber
action-saber-skull-place = Place { a-token }
action-saber-skull-roll = Roll again
action-saber-skull-stop = Stop
