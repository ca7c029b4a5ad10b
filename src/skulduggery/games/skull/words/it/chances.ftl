## Skull

chance-skull-count =
    { $down ->
        [one] Un dischetto è coperto,
       *[other] { $down } dischetti sono coperti,
    } { $skulls ->
        [0] e non può esserci nessun teschio.
        [one] al massimo uno è un teschio.
       *[other] al massimo { $skulls } sono teschi.
    }
chance-skull-has =
    { $skull ->
        [yes] ha ancora il teschio
        [no] non ha più il teschio
       *[maybe] forse ha ancora il teschio
    }
chance-skull-stack = { $name } { chance-skull-has }: il prossimo dischetto è sicuro al { $next } %, tutta la pila al { $clean } %.
chance-skull-skull = Teschio
chance-skull-next = Prossimo sicuro
chance-skull-clean = Tutti sicuri
