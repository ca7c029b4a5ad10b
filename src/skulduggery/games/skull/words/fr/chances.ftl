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
chance-skull-stack = { $name } { chance-skull-has } : le prochain disque est sûr à { $next } %, toute la pile à { $clean } %.
chance-skull-skull = Crâne
chance-skull-next = Prochain sûr
chance-skull-clean = Tous sûrs
