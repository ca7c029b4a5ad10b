# Il browser: il tavolo di Skull King, il gioco di dadi.

web-skull-king-round = Round { $round } di { $rounds }
web-skull-king-banner = Round { $round }
web-skull-king-drawn = Il primo round lo apre { $name }
web-skull-king-trick = Presa { $trick } di { $tricks }
web-skull-king-follow = Rispondi: { die }
web-skull-king-free = Ancora nessun colore
web-skull-king-sealed-of = Dichiarazioni fatte: { $sealed } di { $players }
web-skull-king-takes =
    La presa va a { $name }{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus { $bonus })
    }
web-skull-king-takes-you =
    Fai la presa{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus { $bonus })
    }
web-skull-king-yo = Yo…
web-skull-king-ho = Ho…
web-skull-king-hoo = HO!
web-skull-king-won =
    { $number ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }

## I posti

web-skull-king-yours = Il tuo posto
web-skull-king-points = { $points } pt
web-skull-king-behind =
    { $dice ->
        [0] Nessun dado rimasto
        [one] Un dado dietro lo schermo
       *[other] { $dice } dadi dietro lo schermo
    }
web-skull-king-no-bid = Ancora nessuna dichiarazione
web-skull-king-sealed = Ha dichiarato
web-skull-king-bids = Dichiarazione: { $bid }
web-skull-king-standing = Dichiarate { $bid }, prese { $tricks }.
web-skull-king-start = Apre la prima presa di questo round
web-skull-king-leads = Apre { $name }
web-skull-king-out-of = Non ha più il { die }

## La presa

web-skull-king-rolling = { $name } tira { a-die }.
web-skull-king-rolled = { $name }: { die }, { face }.
web-skull-king-winning = Per ora la presa è sua.

## Tocca a te

web-skull-king-how-many = Quante prese farai?
web-skull-king-your-roll = Tocca a te: quale dado tiri?
web-skull-king-others-bid = Ci pensano ancora: { $names }
web-skull-king-others-roll = { $name } sceglie un dado.
web-skull-king-not-now = Adesso non si può. Premilo per sapere perché.
web-skull-king-look = Che cosa c’è sul dado { die }?

## I dadi

web-skull-king-die =
    { $die ->
        [king] Skull King
        [pirate] Pirata
        [mermaid] Sirena
        [black] Nero
        [blue] Blu
        [red] Rosso
       *[yellow] Giallo
    }
web-skull-king-dice = I dadi
web-skull-king-in-bag = { web-skull-king-die }, { $number } nel sacchetto
web-skull-king-gone = tirati: { $number }
web-skull-king-faces =
    { $die ->
        [king] Quattro teschi con moneta, due bandiere bianche.
        [pirate] Quattro teschi, due bandiere bianche.
        [mermaid] Quattro teschi con moneta, due bandiere bianche.
        [black] 5, 6 e 7, due volte ciascuno.
        [blue] 3, 4 e 5, due volte ciascuno.
        [red] 1, 2 e 3, due volte ciascuno.
       *[yellow] Tre bandiere bianche, due 1 e un solo 7.
    }

## Il blocco segnapunti

web-skull-king-pad = Punteggi
web-skull-king-pad-about = Dichiarazioni, prese, punti e totali di ogni round
web-skull-king-pad-round = Round
web-skull-king-pad-key = In ogni casella: prese / dichiarazione, i punti ottenuti e il nuovo totale.
web-skull-king-landlubber = Punteggio marinai d’acqua dolce.
web-skull-king-graph = I totali dopo ogni round, come linee; i numeri sono nella tabella qui sopra.
web-skull-king-close = Chiudi
