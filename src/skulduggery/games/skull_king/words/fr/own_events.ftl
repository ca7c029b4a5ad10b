# Ce qui arrive à qui lit, dans les mots d’events.ftl. On voit ses propres dés et annonces.

skull-king-start-player-drawn-you = Le sort te désigne pour entamer la première manche.
skull-king-round-began-you =
    { $round ->
        [1] Manche 1, un dé chacun. Tu entames le premier pli.
       *[other] Manche { $round }, { $round } dés chacun. Tu entames le premier pli.
    }
skull-king-die-dealt-you = Tu pioches { a-die } dans le sac.
skull-king-bid-sealed-you = Tu as fait ton annonce : { $bid }.
skull-king-die-chosen-you = Tu prépares ton lancer : { die }.
skull-king-die-rolled-you = Tu lances { a-die } : { face }.
skull-king-trick-won-you =
    Tu gagnes le pli avec { a-die } ({ face }). Plis { $tricks }, annonce { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Si l’annonce est tenue, il vaut { $bonus } points bonus.
    }
