# `skulduggery bench bots` : la force des bots, contre des adversaires fixes.
bench-bots-game-help = Les bots de quel jeu (bots seulement) : { $games }.
bench-bots-match-help = Une rencontre, JOUEURS/HÉROS/AUTRES comme dans 3/master/ismcts-2000 ; peut être répété (bots seulement).
bench-bots-games-help = Parties pour chaque rencontre, celles déjà jouées comprises (bots seulement).
bench-bots-seed-help = La graine de toutes les parties, un nombre entier (bots seulement).
bench-bots-results-help = Le fichier qui garde les parties jouées, pour continuer (bots seulement). À supprimer quand un bot a changé.
bench-bots-method = Un bot parmi d’autres d’une même sorte. Chaque donne est jouée une fois de chaque place, avec le même hasard ; graine { $seed }. Une victoire partagée compte pour sa part. Les temps sont de processeur, en millisecondes, pour le héros et au-dessous pour les autres. Toutes les parties restent dans { $file } : la même commande continue de là.
bench-bots-plain = Les règles ne sont pas compilées ici : les mêmes parties, seulement bien plus lentes.
bench-bots-match = JOUEURS/HÉROS/AUTRES
bench-bots-games = Parties
bench-bots-fair = Équitable
bench-bots-share =
    Part
    intervalle à 95 %
bench-bots-target =
    Objectif
    atteint
bench-bots-time =
    ms par coup
    moyenne / max
error-bad-matchup = « { $name } » n’est pas une rencontre. Une rencontre est JOUEURS/HÉROS/AUTRES, par exemple 3/master/ismcts-2000 ; les habituelles sont : { $usual }.
error-no-matchups = { $game } n’a pas de rencontres habituelles. Nommes-en une avec --match : JOUEURS/HÉROS/AUTRES, par exemple 2/ismcts-20/random.
error-bad-results = La ligne { $line } de { $file } n’est pas un résultat de bench bots.

# `skulduggery bench skull_king` : combien d’annonces on peut tenir.

bench-bots-bids = Part d’annonces tenues
