# Il tavolo di Säbel & Schädel.

web-saber-skull-ring = Le isole
web-saber-skull-crews = Chi gioca
web-saber-skull-you = Tu
web-saber-skull-island =
    Sull’isola { $island } { $room ->
        [any] c’è sempre posto
        [one] c’è posto per un segnalino
       *[other] c’è posto per { $room } segnalini, perché accanto c’è il teschio
    }.{ $saber ->
        [yes] { " " }È vicina alla sciabola: chi prende qui prende questi colori anche dall’isola 6.
       *[no] { "" }
    } Sopra: { $tokens }.
web-saber-skull-the-skull = Il teschio: un’isola accanto tiene tanti segnalini quanti dice il suo numero.
web-saber-skull-the-saber = La sciabola: chi prende da un’isola accanto prende quei colori anche dall’isola 6.
web-saber-skull-nothing = niente

## Che cosa succede

web-saber-skull-laying = Si forma il cerchio.
web-saber-skull-rolling-off = Tirano tutti; comincia il numero più alto.
web-saber-skull-turn-of = Tocca a { $name }.
web-saber-skull-chooses = { $name } sceglie un segnalino per l’isola { $island }.
web-saber-skull-ponders = { $name } ci pensa: tirare ancora o fermarsi?
web-saber-skull-your-turn = Tocca a te.
web-saber-skull-on-turn = Di turno.
web-saber-skull-roll-or-stop = Tirare ancora, o fermarsi finché va bene?
web-saber-skull-die-waits = Il tuo dado aspetta solo te.
web-saber-skull-roll-die = Tira il dado
web-saber-skull-roll-myself = Tiro io
web-saber-skull-which-token =
    Sull’isola { $island } c’è posto. { $many ->
        [yes] Quale colore metti?
       *[no] Metti un segnalino.
    }
web-saber-skull-wins = Vince { $name }!
web-saber-skull-you-win = Hai vinto!
web-saber-skull-rolled = Il dado mostra { $die }.

## Equipaggi

web-saber-skull-held =
    { $count ->
        [0] Nessun segnalino.
        [one] Un segnalino: { $tokens }.
       *[other] { $count } segnalini: { $tokens }.
    }
web-saber-skull-points = Punti

## Il campionato

web-saber-skull-match = Partita { $match }
web-saber-skull-left-after = Segnalini rimasti dopo ogni partita
web-saber-skull-final = Segnalini rimasti
