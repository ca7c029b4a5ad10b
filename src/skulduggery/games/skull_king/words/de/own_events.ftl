# Was denen geschieht, die es lesen, in den Worten von events.ftl. Eigene Würfel und Ansagen sehen sie.

skull-king-start-player-drawn-you = Das Los für den ersten Durchgang fällt auf dich.
skull-king-round-began-you =
    { $round ->
        [one] Durchgang 1, für alle ein Würfel. Den ersten Stich beginnst du.
       *[other] Durchgang { $round }, für alle { $round } Würfel. Den ersten Stich beginnst du.
    }
skull-king-die-dealt-you = Du ziehst { a-die } aus dem Beutel.
skull-king-bid-sealed-you = Du hast angesagt: { $bid }.
skull-king-die-chosen-you = Du greifst zum Wurf: { die }.
skull-king-die-rolled-you = Du wirfst { a-die }: { face }.
skull-king-trick-won-you =
    Du gewinnst den Stich mit { die } ({ face }). Stiche { $tricks }, angesagt { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Bei erfüllter Ansage bringt er { $bonus } Bonuspunkte.
    }
