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

## Skull King : le jeu de dés

action-skull-king-deal = Pioche { a-die }
action-skull-king-roll = Lance { a-die }
action-skull-king-bid =
    { $bid ->
        [0] Annonce 0 : zéro pli
       *[other] Annonce { $bid }
    }
action-skull-king-face = Le dé montre : { face }
action-skull-king-first = { $name } ouvre la partie

## Säbel & Schädel

action-saber-skull-number = Numéro { $number }
action-saber-skull-skull = Le crâne
action-saber-skull-saber = Le sabre
action-saber-skull-place = Pose { a-token }
action-saber-skull-roll = Relance le dé
action-saber-skull-stop = Arrête-toi
