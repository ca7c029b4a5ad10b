# Ce qu’on peut faire, comme une liste le propose.

## Skull

action-skull-flower = Poser une fleur
action-skull-skull = Poser le crâne
action-skull-last = Poser la Dernière chance
action-skull-pass = Passer
action-skull-lose-flower = Perdre une fleur
action-skull-lose-skull = Perdre le crâne
action-skull-bid = Enchérir { $bid }
action-skull-flip = Retourner un disque chez { $name }
action-skull-start = { $name } commence
action-skull-pick = Prendre le disque { $place }
action-skull-first = { $name } ouvre la partie
