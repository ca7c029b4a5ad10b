## Comandi, e che cosa scrivere per le mosse senza numero

key-flower = f
key-skull = t
key-last = u
key-pass = p

## Tabelle

terminal-tribe = Tribù
terminal-mat = Tappetino
terminal-stack = Pila
terminal-hand = Mano
terminal-bid = Offerta

## Skull

terminal-skull-round =
    { $discs ->
        [0] Round { $round }
        [one] Round { $round } · 1 dischetto sui tappetini
       *[other] Round { $round } · { $discs } dischetti sui tappetini
    }
terminal-skull-high = { $name } offre { $bid }
terminal-skull-to-flip = { $name } ha offerto { $bid }, ancora { $left } da girare
terminal-skull-side = teschio
terminal-flower-side = fiori
terminal-out = fuori
terminal-wins = vince
terminal-challenger = Sfidante
terminal-passed = passa
terminal-first = comincia
terminal-holds-last = Ultima possibilità
terminal-your-hand = La tua mano:
terminal-your-stack = Sul tuo tappetino, dal basso:
terminal-disc =
    { $disc ->
        [flower] fiore
        [skull] teschio
       *[last] Ultima possibilità
    }
terminal-skull-bids = Offri tanti dischetti
terminal-skull-place =
    { $sealed ->
        [yes] Il tuo primo dischetto del round? Resta coperto, e si mette tutti insieme.
       *[no] Il tuo primo dischetto del round? Resta coperto.
    }
terminal-skull-add =
    { $empty ->
        [yes] Non hai più dischetti in mano: lancia la sfida. Quanti ne giri?
       *[no] Aggiungi un dischetto, o lancia una sfida: quanti ne giri senza teschi?
    }
terminal-skull-raise = { $name } ne girerebbe { $bid } su { $most }. Rilanci o passi?
terminal-skull-attempt =
    { $left ->
        [one] Ancora un dischetto. Di chi?
       *[other] Ancora { $left } dischetti. Di chi il primo?
    }
terminal-skull-lose = Il tuo stesso teschio. Quale dischetto perdi? Lo saprai solo tu.
terminal-skull-point = I dischetti di { $name } sono mescolati, a faccia in giù. Quale togli?
terminal-skull-name-starter = Sei fuori gioco. Chi comincia il prossimo round?
