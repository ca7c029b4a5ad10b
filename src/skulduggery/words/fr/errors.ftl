# Ce qui n’allait pas, et que faire à la place.

## Jeux et options

error-no-game = Dis quel jeu : { $games }.
error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $games }.
error-unknown-option = L’option « { $name } » n’existe pas. Il y a : { $options }.
error-bad-option = L’option { $name } ne peut pas être « { $value } ». Elle peut être : { $choices }.
error-unknown-preset = { $game } n’a pas d’édition « { $name } ». Il y a : { $presets }.
error-bad-player-count = Avec ces options, { $game } se joue de { $least } à { $most }, pas à { $players }.
error-first-not-seated = La place { $first } est vide. Les places vont de 0 à { $last }.
error-last-chance-with-two-tribes = Dernière chance et deux tribus ne vont pas ensemble. Choisissez l’une des deux.
error-bad-ring = « { $ring } » n’est pas un cercle. Nomme une fois chacun de ces sous-bocks, en rond : { $coasters }.
error-too-many-humans = { $humans } personnes ne tiennent pas sur { $players } chaises. Il faut plus de places.
error-too-many-names = Cela fait { $names } noms pour { $players } places. Enlèves-en, ou ajoute des places.

## Coups

error-malformed-action = « { $text } » n’est pas un coup. Possible ici : { $legal }.
error-illegal-action = « { $text } » n’est pas possible maintenant. Possible : { $legal }.
error-must-follow = La couleur demandée est le { die }, et tu en as encore : lance { a-die } ou un dé spécial.
error-ambiguous-action = « { $text } » peut vouloir dire plusieurs choses : { $meanings }. Écris-en un peu plus.
error-not-your-turn = La place { $seat } n’a rien à décider maintenant. Le jeu attend : { $pending }.

## Positions et enregistrements

error-no-positions = { $game } ne peut pas partir d’une position. Seul skull le peut.
error-position-unreadable = « { $word } » n’a rien à faire dans une position. Une position ressemble à ceci : FFS+ FF 3 - first=0
error-position-without-first = La position ne dit pas qui commence. Ajoute-le à la fin, par exemple first=0.
error-position-too-few-or-many = Une position demande au moins deux personnes qui ont des disques, et au plus { $most } places.
error-position-nobody-there = { $name }={ $seat } désigne une place vide ou hors jeu. Choisis-en une qui a des disques.
error-position-last-chance = La place { $seat } ne peut pas tenir la Dernière chance : il faut exactement un disque restant.
error-position-not-exact = La position ne donne que le nombre de disques. Écris-les en entier, FFS au lieu de 3.
error-position-seats = La position a { $seats } places, mais il en faut { $needed }.
error-position-needs-boxes = Pour { $seats } places, il faut une deuxième boîte. Mets boxes=2.
error-position-needs-last-chance = La position utilise la Dernière chance. Mets last_chance=true.
error-position-in-a-round = Il n’y a pas de position au milieu d’une manche. Prends-la entre deux manches.
error-position-first = Selon les options, la place { $first } commence ; selon la position, la place { $seat }.
