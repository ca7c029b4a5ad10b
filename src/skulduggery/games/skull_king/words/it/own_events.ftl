# Quel che succede a chi legge, con le parole di events.ftl. I propri dadi e le proprie dichiarazioni si vedono.

skull-king-start-player-drawn-you = La sorte sceglie chi apre il primo round: tu.
skull-king-round-began-you =
    { $round ->
        [one] Round 1, un dado a testa. La prima presa la apri tu.
       *[other] Round { $round }, { $round } dadi a testa. La prima presa la apri tu.
    }
skull-king-die-dealt-you = Tu peschi dal sacchetto { a-die }.
skull-king-bid-sealed-you = Tu hai dichiarato: { $bid }.
skull-king-die-chosen-you = Tu prepari il tiro: { die }.
skull-king-die-rolled-you = Tu tiri { a-die }: { face }.
skull-king-trick-won-you =
    Tu fai la presa con { a-die } ({ face }). Prese { $tricks }, dichiarate { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Se la dichiarazione è centrata, vale { $bonus } punti bonus.
    }
