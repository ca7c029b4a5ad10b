## Säbel & Schädel

action-saber-skull-number = Numéro { $number }
action-saber-skull-skull = Le crâne
action-saber-skull-saber = Le sabre
action-saber-skull-place = Poser { a-token }
action-saber-skull-roll = Relancer
action-saber-skull-stop = S’arrêter
