# Quel che succede a chi legge, con le parole di events.ftl. I propri dischetti si vedono.

skull-first-player-drawn-you = La sorte sceglie chi comincia: tu.
skull-round-began-you = Round { $round }. Cominci tu.
skull-disc-sealed-you =
    { $disc ->
        [flower] Tu scegli un fiore come primo dischetto.
        [skull] Tu scegli il teschio come primo dischetto.
       *[last] Tu scegli l’Ultima possibilità come primo dischetto.
    }
skull-first-discs-down-you =
    { $open ->
        [yes] I primi dischetti ci sono tutti; quello di { $last } è l’Ultima possibilità.
       *[no] I primi dischetti ci sono tutti.
    } Tocca a te.
skull-disc-laid-you =
    { $disc ->
        [flower] Tu metti un fiore a faccia in giù.
        [skull] Tu metti il teschio a faccia in giù.
       *[last] Tu metti l’Ultima possibilità, scoperta.
    } Sul tuo tappetino: { $height }.
skull-challenge-opened-you = Tu lanci una sfida con { $bid }.
skull-bid-raised-you = Tu offri { $bid }.
skull-passed-you = Tu passi.
skull-attempt-began-you =
    { $bid ->
        [one] Tocca a te: 1 dischetto da girare senza teschi.
       *[other] Tocca a te: { $bid } dischetti da girare senza teschi.
    }
skull-disc-flipped-you =
    { $own ->
        [yes] Tu giri un tuo dischetto: { $disc ->
            [skull] il teschio.
            [last] l’Ultima possibilità.
           *[flower] un fiore.
        }
       *[no] Tu giri un dischetto di { $owner }: { $disc ->
            [skull] il teschio.
            [last] l’Ultima possibilità.
           *[flower] un fiore.
        }
    }
skull-attempt-succeeded-you =
    { $points ->
        [1] Nessun teschio: ce la fai, e il tuo tappetino passa sul lato fiori.
       *[other] Nessun teschio: ce la fai per la seconda volta.
    }
skull-attempt-failed-you =
    { $own ->
        [yes] Tentativo fallito: trovi il tuo stesso teschio.
       *[no] Tentativo fallito: trovi il teschio di { $owner }.
    }
skull-disc-picked-you = Tu prendi il numero { $place } fra i dischetti mescolati.
skull-disc-lost-you =
    { $disc ->
        [flower] Tu perdi un fiore.
       *[skull] Tu perdi il teschio.
    } { $left ->
        [0] Era l’ultimo.
        [one] Te ne resta uno.
       *[other] Te ne restano { $left }.
    }
skull-tribe-out-you = Tu sei fuori gioco.
skull-last-chance-returned-you = Tu rimetti al centro l’Ultima possibilità.
skull-last-chance-given-you = Tu ricevi l’Ultima possibilità, per un round.
skull-starter-named-you = Tu decidi: comincia { $starter }.
skull-game-won-you =
    { $standing ->
        [yes] In gioco resti solo tu, e vinci la partita.
       *[no] Tu hai vinto due sfide, e con esse la partita.
    }
