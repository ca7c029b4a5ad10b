## Säbel & Schädel

action-saber-skull-number = Numéro { $number }
action-saber-skull-skull = Le crâne
action-saber-skull-saber = Le sabre
action-saber-skull-place = Pose { a-token }
action-saber-skull-roll = Relance le dé
action-saber-skull-stop = Arrête-toi
