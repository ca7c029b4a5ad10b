## Tabelle

terminal-tricks-bid = Dichiarate
terminal-tricks = Prese
terminal-dice = Dadi
terminal-score = Punti
terminal-this-trick = Questa presa

## Skull King: il gioco di dadi

terminal-skull-king-round = Round { $round } di { $rounds }
terminal-skull-king-trick = Presa { $trick }
terminal-skull-king-colour = Da seguire: { die }
terminal-skull-king-bids = Dichiara tante prese
terminal-skull-king-announce =
    { $round ->
        [one] Farai l’unica presa? Le dichiarazioni si scoprono insieme.
       *[other] Quante delle { $round } prese farai? Le dichiarazioni si scoprono insieme.
    }
terminal-skull-king-free =
    { $leads ->
        [yes] Apri tu la presa. Quale dado tiri?
       *[no] Ancora nessun colore da seguire. Quale dado tiri?
    }
terminal-skull-king-follow =
    { $has ->
        [yes] Rispondi al colore ({ die }), o tira un dado speciale.
       *[no] Non puoi rispondere al colore ({ die }): tira quel che vuoi.
    }
terminal-roll = { die } { face }
terminal-winning = in testa
terminal-leads = apre
terminal-your-dice = I tuoi dadi:
terminal-pad = Il blocco segnapunti: prese/dichiarate, e i punti
