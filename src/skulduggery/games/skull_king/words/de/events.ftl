## Skull King: Das Würfelspiel

die =
    { $die ->
        [king] Skull King
        [pirate] Pirat
        [mermaid] Mermaid
        [black] Schwarz
        [blue] Blau
        [red] Rot
       *[yellow] Gelb
    }
a-die =
    { $die ->
        [king] den Skull King
        [pirate] einen Piraten
        [mermaid] eine Mermaid
        [black] einen schwarzen Würfel
        [blue] einen blauen Würfel
        [red] einen roten Würfel
       *[yellow] einen gelben Würfel
    }
face =
    { $face ->
        [flag] weiße Flagge
        [skull] Totenkopf
       *[number] { $face }
    }
skull-king-start-player-drawn = Das Los für den ersten Durchgang fällt auf { $name }.
skull-king-round-began =
    { $round ->
        [one] Durchgang 1, für alle ein Würfel. Den ersten Stich beginnt { $name }.
       *[other] Durchgang { $round }, für alle { $round } Würfel. Den ersten Stich beginnt { $name }.
    }
skull-king-die-dealt =
    { $seen ->
        [yes] { $name } zieht { a-die } aus dem Beutel.
       *[no] { $name } zieht einen Würfel aus dem Beutel.
    }
skull-king-bid-sealed =
    { $seen ->
        [yes] { $name } hat angesagt: { $bid }.
       *[no] { $name } hat angesagt.
    }
skull-king-bids-opened = Yo-ho-ho! Die Ansagen: { $bids }.
skull-king-die-chosen = { $name } greift zum Wurf: { die }.
skull-king-die-rolled = { $name } wirft { a-die }: { face }.
skull-king-trick-won =
    { $name } gewinnt den Stich mit { die } ({ face }). Stiche { $tricks }, angesagt { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Bei erfüllter Ansage bringt er { $bonus } Bonuspunkte.
    }
skull-king-round-scored = Durchgang { $round }: { $scores }.
skull-king-game-ended =
    { $shared ->
        [yes] { $winners } teilen sich den Sieg.
       *[no] { $winners } gewinnt die Partie.
    } Endstand: { $totals }.
