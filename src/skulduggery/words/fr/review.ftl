# `skulduggery review`, et l’analyse à côté du plateau d’une partie revue.
review-help = Analyser une partie finie coup par coup à côté du maître : ce que chaque décision a coûté, et ce qui était de la chance.
review-synopsis = review FICHIER [OPTIONS]
review-player-help = Le joueur à analyser, compté à partir de 0.
review-seconds-help = Secondes que le maître consacre à chaque décision, et aux chances de chacun à chaque instant.
review-working = Analyse en cours
review-stopped = Arrêtée après { $reached } coups sur { $plies }. Voici l’analyse jusque-là.
review-move = Décision
review-often = Le maître
review-cost = Coût
review-better = Mieux
review-player = Qui
review-costly = Ce qui a coûté le plus
review-own = Ses décisions
review-account = { $name } : { $start } % au début ; chance { $luck }, ses décisions { $own }, les autres { $others } : { $end } % à la fin.
review-decision-fine =
    { $name } : « { $move } ». { $often ->
        [0] Un maître ne le fait jamais.
        [100] Un maître le fait toujours.
       *[other] Un maître le fait dans { $often } % des cas.
    } Cela n’a rien coûté.
review-decision-costly =
    { $name } : « { $move } ». { $often ->
        [0] Un maître ne le fait jamais.
        [100] Un maître le fait toujours.
       *[other] Un maître le fait dans { $often } % des cas.
    } Cela a coûté { $cost } % de chances de gagner ; « { $best } » valait mieux.
review-best =
    { $kind ->
        [bluff] Le meilleur bluff
        [trap] Le meilleur piège
        [bid] La meilleure annonce
       *[roll] Le meilleur lancer
    } : { $name }, « { $move } » (coup { $ply }), { $change } % de chances de gagner jusqu’au dénouement.
review-worst =
    { $kind ->
        [bluff] Le pire bluff
        [trap] Le pire piège
        [bid] La pire annonce
       *[roll] Le pire lancer
    } : { $name }, « { $move } » (coup { $ply }), { $change } % de chances de gagner jusqu’au dénouement.
review-claim =
    { $name } après le coup { $ply } : « { $phrase } » { $true ->
        [yes] C’était la vérité.
       *[no] C’était un mensonge.
    }
error-review-not-finished = { web-review-unfinished }
error-review-player = Il n’y a pas de joueur { $player } dans cette partie : de 0 à { $last }.
error-review-too-long = Cette partie est trop longue pour être analysée ici. Enregistre-la et lance « skulduggery review » sur ton ordinateur.
error-review-failed = L’analyse n’a pas réussi. Redemande-la, ou préviens la personne qui gère ce serveur.
error-too-many-reviews = Trop de parties attendent déjà une analyse. Réessaie dans une minute.
error-too-many-reviews-of-yours =
    { $most ->
        [one] Une de tes parties attend déjà une analyse. Redemande quand elle sera prête.
       *[other] Tu as déjà { $most } parties qui attendent une analyse. Redemande quand l’une d’elles sera prête.
    }
