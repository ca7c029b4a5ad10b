# Che cosa succede, raccontato in frasi che stanno in piedi da sole.

## Persone ed elenchi

seat-with-title = { $name } ({ $title })
list-and = { $most } e { $last }
list-count = { $name } { $count }
list-then = { $before }; { $after }
list-score = { $name } { $points }, ora { $total }

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
        [one] La sfida è di { $name }: 1 dischetto da girare senza teschi.
       *[other] La sfida è di { $name }: { $bid } dischetti da girare senza teschi.
    }
skull-disc-flipped =
    { $own ->
        [yes] { $name } gira in casa propria: { $disc ->
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
        [yes] Tentativo fallito: { $name } aveva il teschio in casa.
       *[no] Tentativo fallito: a fermare { $name } è il teschio di { $owner }.
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
        [yes] In gioco resta solo { $name }, e vince la partita.
       *[no] { $name } ha vinto due sfide, e con loro la partita.
    }

## Skull King: il gioco di dadi

die =
    { $die ->
        [king] Skull King
        [pirate] Pirata
        [mermaid] Sirena
        [black] nero
        [blue] blu
        [red] rosso
       *[yellow] giallo
    }
a-die =
    { $die ->
        [king] lo Skull King
        [pirate] un Pirata
        [mermaid] una Sirena
        [black] un dado nero
        [blue] un dado blu
        [red] un dado rosso
       *[yellow] un dado giallo
    }
face =
    { $face ->
        [flag] bandiera bianca
        [skull] teschio
       *[number] { $face }
    }

skull-king-start-player-drawn = La sorte sceglie chi apre il primo round: { $name }.
skull-king-round-began =
    { $round ->
        [one] Round 1, un dado a testa. La prima presa la apre { $name }.
       *[other] Round { $round }, { $round } dadi a testa. La prima presa la apre { $name }.
    }
skull-king-die-dealt =
    { $seen ->
        [yes] { $name } pesca dal sacchetto { a-die }.
       *[no] { $name } pesca un dado dal sacchetto.
    }
skull-king-bid-sealed =
    { $seen ->
        [yes] { $name } ha deciso la dichiarazione: { $bid }.
       *[no] { $name } ha deciso la dichiarazione.
    }
skull-king-bids-opened = Yo-ho-ho! Le dichiarazioni: { $bids }.
skull-king-die-chosen = { $name } prepara il tiro: { die }.
skull-king-die-rolled = { $name } tira { a-die }: { face }.
skull-king-trick-won =
    { $name } fa la presa con { a-die } ({ face }). Prese { $tricks }, dichiarate { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Se la dichiarazione è centrata, vale { $bonus } punti bonus.
    }
skull-king-round-scored = Round { $round } sul blocco segnapunti: { $scores }.
skull-king-game-ended =
    { $shared ->
        [yes] Vittoria condivisa: { $winners }.
       *[no] { $winners } vince la partita.
    } Totali finali: { $totals }.

## Säbel & Schädel

a-token =
    { $colour ->
        [red] un segnalino rosso
        [green] un segnalino verde
        [blue] un segnalino blu
        [yellow] un segnalino giallo
       *[purple] un segnalino viola
    }
colour =
    { $colour ->
        [red] rosso
        [green] verde
        [blue] blu
        [yellow] giallo
       *[purple] viola
    }
tokens-of-colour = { $count } × { colour }
coaster =
    { $coaster ->
        [K] teschio
        [B] sciabola
       *[number] { $coaster }
    }

saber-skull-coaster-laid =
    { $coaster ->
        [K] Il teschio va nel cerchio.
        [B] La sciabola va nel cerchio.
       *[number] L’isola { $coaster } va nel cerchio.
    }
saber-skull-ring-laid = Il cerchio è fatto: { $ring }.
saber-skull-rolled-off = { $name } tira per cominciare: { $die }.
saber-skull-roll-off-tied = Parità: { $names } tirano ancora.
saber-skull-match-began =
    { $match ->
        [1] Comincia { $name }.
       *[other] Partita { $match }. Comincia { $name }.
    }
saber-skull-die-rolled = { $name } tira { $die }.
saber-skull-token-placed =
    { $name } colloca { a-token } sull’isola { $island }. { $left ->
        [0] Era l’ultimo.
        [one] Ne resta uno.
       *[other] Ne restano { $left }.
    }
saber-skull-tokens-taken =
    { $saber ->
        [yes] L’isola { $island } è piena: { $name } prende { $taken }, e la sciabola porta { $pulled } dall’isola 6.
       *[no] L’isola { $island } è piena: { $name } prende { $taken }.
    } In tutto fanno { $left }.
saber-skull-stopped = { $name } si ferma.
saber-skull-match-won = { $name } non ha più segnalini e vince. Segnalini degli altri: { $left }.
saber-skull-points-given = Punti vittoria: { $scores }.
saber-skull-championship-won = { $name } vince il campionato. Punti finali: { $totals }.
