# `skulduggery bench bots` : la force des bots, contre des adversaires fixes.
bench-bots-game-help = Les bots de quel jeu (bots seulement) : { $games }.
bench-bots-match-help = Une rencontre, JOUEURS/HÉROS/AUTRES comme dans 3/master/ismcts-2000 ; plusieurs fois si l’on veut (bots seulement).
bench-bots-games-help = Parties pour chaque rencontre, celles déjà jouées comprises (bots seulement).
bench-bots-seed-help = Un nombre entier dont découlent toutes les parties (bots seulement).
bench-bots-results-help = Le fichier qui garde ce qui a été joué, pour continuer (bots seulement). À supprimer quand un bot a changé.
bench-bots-method = Un bot parmi d’autres d’une même sorte. Chaque donne est jouée une fois de chaque place, avec le même hasard ; graine { $seed }. Une victoire partagée compte pour sa part. Les temps sont de processeur, en millisecondes, pour le héros et au-dessous pour les autres. Toutes les parties restent dans { $file } : la même commande continue de là.
bench-bots-plain = Les règles ne sont pas compilées ici : les mêmes parties, seulement bien plus lentes.
bench-bots-match = JOUEURS/HÉROS/AUTRES
bench-bots-games = Parties
bench-bots-fair = Équitable
bench-bots-share =
    Part
    intervalle à 95 %
bench-bots-target =
    Objectif
    atteint
bench-bots-time =
    ms par coup
    moyenne / max

error-bad-matchup = « { $name } » n’est pas une rencontre. Une rencontre est JOUEURS/HÉROS/AUTRES, par exemple 3/master/ismcts-2000 ; les habituelles sont : { $usual }.
error-bad-results = La ligne { $line } de { $file } n’est pas un résultat de bench bots.

# `skulduggery bench search` : la recherche à laquelle les bots sont mesurés.
bench-search-speed = Skull à { $players } : { $rate } simulations de parties entières par seconde ; objectif { $target }, atteint : { $reached }.
bench-search-method = Positions de Skull à trois, chacune cherchée { $seeds } fois avec { $simulations } simulations : la part moyenne des simulations que chaque décision a reçue.
bench-search-choice = Décision
bench-search-ours = La nôtre
bench-search-again =
    La nôtre,
    autres graines
bench-search-theirs =
    Celle d’OpenSpiel,
    nœuds comme les nôtres
bench-search-as-it-is =
    Celle d’OpenSpiel,
    telle quelle
bench-search-apart = Distance moyenne des parts aux nôtres : { $chance } avec d’autres graines, donc par le seul hasard ; { $theirs } pour OpenSpiel avec nos nœuds (ce que sait celui qui cherche) ; { $asitis } telle quelle (ce que sait celui qui y décide).
bench-search-rates = Simulations par seconde dans ces recherches : la nôtre { $ours }, celle d’OpenSpiel { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.
bench-exploit-method = Quelqu’un qui n’étudie que le maître de Skull, seul à des tables de maîtres : combien de fois il gagne. Une réponse parfaite pourrait gagner davantage ; combien, personne ne le sait.
bench-exploit-lessons = Leçons

# `skulduggery bench skull_king` : combien d’annonces on peut tenir.
bench-bids-method = Quelqu’un qui ne joue que pour ses annonces, seul parmi trois joueurs qui suivent la règle simple, avec les mêmes dés à chaque ligne : combien d’annonces il tient, et combien de parties il gagne au passage. Qui voit les dés des autres figure à côté de qui ne les voit pas : voilà ce que coûte l’ignorance, le reste revient aux dés.
bench-bids-sight = Ce qui est vu
bench-bids-blind = ce qu’un joueur peut savoir
bench-bids-playing = tous les dés, une fois les annonces ouvertes
bench-bids-always = tous les dés, avant d’annoncer aussi
bench-bids-met =
    Annonces tenues
    intervalle à 95 %
bench-bots-bids = Part d’annonces tenues
