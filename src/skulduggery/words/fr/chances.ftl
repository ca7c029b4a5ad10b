# À quel point les choses sont probables, à la table et au terminal.

chance-title = Chances
chance-nothing = Pour cette décision, il n’y a pas de chances à dire.
chance-percent = { $chance } %

## Skull

chance-skull-count =
    { $down ->
        [one] Un disque est face cachée,
       *[other] { $down } disques sont face cachée,
    } { $skulls ->
        [0] et aucun ne peut être un crâne.
        [one] un seul au plus est un crâne.
       *[other] { $skulls } au plus sont des crânes.
    }
chance-skull-has =
    { $skull ->
        [yes] a encore son crâne
        [no] n’a plus de crâne
       *[maybe] a peut-être encore son crâne
    }
chance-skull-stack = { $name } { chance-skull-has } : le prochain disque est sûr à { $next } %, toute la pile à { $clean } %.
chance-skull-skull = Crâne
chance-skull-next = Prochain sûr
chance-skull-clean = Tous sûrs

## Skull King

chance-skull-king-takes = Prend le pli
chance-skull-king-die = { $chance } % de prendre le pli
chance-skull-king-made = Tenue
chance-skull-king-points = Points
chance-skull-king-bid = { action-skull-king-bid } : tenue à { $made } %, { $points } points à espérer.

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
