## Tabellen

terminal-tricks-bid = Ansage
terminal-tricks = Stiche
terminal-dice = Würfel
terminal-score = Punkte
terminal-this-trick = Dieser Stich

## Skull King: Das Würfelspiel

terminal-skull-king-round = Durchgang { $round } von { $rounds }
terminal-skull-king-trick = Stich { $trick }
terminal-skull-king-colour = Zu bedienen: { die }
terminal-skull-king-bids = So viele Stiche ansagen
terminal-skull-king-announce =
    { $round ->
        [one] Machst du den einen Stich? Alle Ansagen kommen gleichzeitig.
       *[other] Wie viele der { $round } Stiche machst du? Alle Ansagen kommen gleichzeitig.
    }
terminal-skull-king-free =
    { $leads ->
        [yes] Du beginnst den Stich. Mit welchem Würfel?
       *[no] Noch ist keine Farbe zu bedienen. Welcher Würfel?
    }
terminal-skull-king-follow =
    { $has ->
        [yes] Bediene die Farbe ({ die }), oder wirf einen Sonderwürfel.
       *[no] Du kannst nicht bedienen ({ die }), also geht jeder Würfel.
    }
terminal-roll = { die } { face }
terminal-winning = liegt vorn
terminal-leads = beginnt
terminal-your-dice = Deine Würfel:
terminal-pad = Der Wertungsblock: Stiche/Ansage, dazu die Punkte
