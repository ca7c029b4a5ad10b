# Che cosa succede, raccontato in frasi che stanno in piedi da sole.

## Persone ed elenchi

tribe-marigold = Calendula
tribe-lotus = Loto
tribe-thistle = Cardo
tribe-dahlia = Dalia
tribe-hibiscus = Ibisco
tribe-iris = Iris
tribe-poppy = Papavero
tribe-protea = Protea
tribe-foxglove = Digitale
tribe-lily = Giglio
tribe-peony = Peonia
tribe-orchid = Orchidea

## Skull

skull-first-player-drawn = La sorte sceglie chi comincia: { $name }.
skull-round-began = Round { $round }. Comincia { $name }.
skull-disc-sealed =
    { $disc ->
        [flower] { $name } sceglie un fiore come primo dischetto.
        [skull] { $name } sceglie il teschio come primo dischetto.
        [last] { $name } sceglie l’Ultima possibilità come primo dischetto.
       *[hidden] { $name } ha scelto il primo dischetto.
    }
skull-first-discs-down =
    { $open ->
        [yes] I primi dischetti ci sono tutti; quello di { $last } è l’Ultima possibilità.
       *[no] I primi dischetti ci sono tutti.
    } Tocca a { $name }.
skull-disc-laid =
    { $disc ->
        [flower] { $name } mette un fiore a faccia in giù.
        [skull] { $name } mette il teschio a faccia in giù.
        [last] { $name } mette l’Ultima possibilità, scoperta.
       *[hidden] { $name } mette un dischetto a faccia in giù.
    } Su quel tappetino: { $height }.
skull-challenge-opened = { $name } lancia una sfida con { $bid }.
skull-bid-raised = { $name } offre { $bid }.
skull-passed = { $name } passa.
skull-attempt-began =
    { $bid ->
        [one] Tocca a { $name }: 1 dischetto da girare senza teschi.
       *[other] Tocca a { $name }: { $bid } dischetti da girare senza teschi.
    }
skull-disc-flipped =
    { $own ->
        [yes] { $name } gira un proprio dischetto: { $disc ->
            [skull] il teschio.
            [last] l’Ultima possibilità.
           *[flower] un fiore.
        }
       *[no] { $name } gira un dischetto di { $owner }: { $disc ->
            [skull] il teschio.
            [last] l’Ultima possibilità.
           *[flower] un fiore.
        }
    }
skull-attempt-succeeded =
    { $points ->
        [1] Nessun teschio: { $name } ce la fa, e il tappetino passa sul lato fiori.
       *[other] Nessun teschio: { $name } ce la fa per la seconda volta.
    }
skull-attempt-failed =
    { $own ->
        [yes] Tentativo fallito: { $name } trova il proprio teschio.
       *[no] Tentativo fallito: { $name } trova il teschio di { $owner }.
    }
skull-disc-picked = { $name } prende il numero { $place } fra i dischetti mescolati.
skull-disc-lost =
    { $disc ->
        [flower] { $name } perde un fiore.
        [skull] { $name } perde il teschio.
       *[hidden] { $name } perde un dischetto, e nessuno vede quale.
    } { $left ->
        [0] Era l’ultimo.
        [one] Ne resta uno.
       *[other] Ne restano { $left }.
    }
skull-tribe-out = { $name } è fuori gioco.
skull-last-chance-returned = { $name } rimette al centro l’Ultima possibilità.
skull-last-chance-given = { $name } riceve l’Ultima possibilità, per un round.
skull-starter-named = { $name } decide: comincia { $starter }.
skull-game-won =
    { $standing ->
        [yes] In gioco resta solo { $name }, che vince la partita.
       *[no] { $name } ha vinto due sfide, e con esse la partita.
    }
