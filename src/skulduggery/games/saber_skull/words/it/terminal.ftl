## Comandi, e che cosa scrivere per le mosse senza numero

key-roll = t
key-stop = f

## Tabelle

terminal-colour = Colore
terminal-tokens = Segnalini

## Säbel & Schädel

terminal-saber-skull-match = Partita { $match }
terminal-saber-skull-round = Round { $round }
terminal-saber-skull-die = Il dado mostra { $die }
terminal-saber-skull-island = Isola { $island }
terminal-saber-skull-room =
    { $full ->
        [yes] : piena
       *[no] : { $lying } su { $room }
    }
terminal-saber-skull-no-limit = : senza limite
terminal-saber-skull-by-skull = teschio accanto: posto per il numero
terminal-saber-skull-by-saber = sciabola accanto: anche dall’isola 6
terminal-saber-skull-choose = Quale segnalino va sull’isola { $island }?
terminal-saber-skull-go-on =
    { $left ->
        [one] Ti resta un segnalino. Tiri ancora o ti fermi?
       *[other] Ti restano { $left } segnalini. Tiri ancora o ti fermi?
    }
