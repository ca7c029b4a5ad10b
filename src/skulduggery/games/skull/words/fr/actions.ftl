# Ce qu’on peut faire, comme une liste le propose.

## Skull

action-skull-flower = Pose une fleur
action-skull-skull = Pose le crâne
action-skull-last = Pose la Dernière chance
action-skull-pass = Passe
action-skull-lose-flower = Perds une fleur
action-skull-lose-skull = Perds le crâne
action-skull-bid = Enchéris à { $bid }
action-skull-flip = Retourne un disque chez { $name }
action-skull-start = { $name } commence
action-skull-pick = Prends le disque numéro { $place }
action-skull-first = { $name } ouvre la partie
