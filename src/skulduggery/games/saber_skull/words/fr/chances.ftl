## Säbel & Schädel

chance-saber-skull-face =
    { $die } : { $outcome ->
        [place] tu poses un jeton.
        [win] tu gagnes.
       *[take] { $count ->
            [one] tu ramasses un jeton.
           *[other] tu ramasses { $count } jetons.
        }
    }
chance-saber-skull-good =
    { $good ->
        [0] Aucun lancer n’est bon.
        [one] 1 lancer sur 6 est bon.
        [6] Tous les lancers sont bons.
       *[other] { $good } lancers sur 6 sont bons.
    }
chance-saber-skull-win =
    { $wins ->
        [one] 1 fait gagner.
       *[other] { $wins } font gagner.
    }
chance-saber-skull-worst =
    { $worst ->
        [one] Au pire, tu ramasses un jeton.
       *[other] Au pire, tu ramasses { $worst } jetons.
    }
