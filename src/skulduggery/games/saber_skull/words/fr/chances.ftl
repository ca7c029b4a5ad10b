## Säbel & Schädel

chance-saber-skull-face =
    { $die } : { $outcome ->
        [place] un jeton s’en va.
        [win] tu gagnes.
       *[take] { $count ->
            [one] un jeton revient.
           *[other] { $count } jetons reviennent.
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
        [one] Au pire, un jeton revient.
       *[other] Au pire, { $worst } jetons reviennent.
    }
