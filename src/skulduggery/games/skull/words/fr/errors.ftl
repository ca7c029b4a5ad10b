# Ce qui n’allait pas, et que faire à la place.

## Jeux et options

error-last-chance-with-two-tribes = Dernière chance et deux tribus ne vont pas ensemble. Choisissez l’une des deux.

## Positions et enregistrements

error-position-without-first = La position ne dit pas qui commence. Ajoute-le à la fin, par exemple first=0.
error-position-too-few-or-many = Une position demande au moins deux places avec des disques, et au plus { $most } places.
error-position-nobody-there = { $name }={ $seat } désigne une place vide ou hors jeu. Choisis-en une qui a des disques.
error-position-last-chance = La place { $seat } ne peut pas tenir la Dernière chance : il faut exactement un disque restant.
error-position-not-exact = La position ne donne que le nombre de disques. Écris-les en entier, FFS au lieu de 3.
error-position-needs-boxes = Pour { $seats } places, il faut une deuxième boîte. Mets boxes=2.
error-position-needs-last-chance = La position utilise la Dernière chance. Mets last_chance=true.
error-position-in-a-round = Il n’y a pas de position au milieu d’une manche. Prends-la entre deux manches.
error-position-first = Selon les options, la place { $first } commence ; selon la position, la place { $seat }.

## Coups

error-skull-disc-chosen = Ton premier disque est choisi, il reste.
error-skull-bidding-has-begun = Les enchères sont ouvertes : plus de disque dans cette manche.
