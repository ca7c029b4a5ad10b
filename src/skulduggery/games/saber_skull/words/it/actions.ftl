## Säbel & Schädel

action-saber-skull-number = Numero { $number }
action-saber-skull-skull = Il teschio
action-saber-skull-saber = La sciabola
action-saber-skull-place = Metti { a-token }
action-saber-skull-roll = Tira ancora
action-saber-skull-stop = Fermati
