## Skull King: il gioco di dadi

die =
    { $die ->
        [king] Skull King
        [pirate] Pirata
        [mermaid] Sirena
        [black] nero
        [blue] blu
        [red] rosso
       *[yellow] giallo
    }
a-die =
    { $die ->
        [king] lo Skull King
        [pirate] un Pirata
        [mermaid] una Sirena
        [black] un dado nero
        [blue] un dado blu
        [red] un dado rosso
       *[yellow] un dado giallo
    }
face =
    { $face ->
        [flag] bandiera bianca
        [skull] teschio
       *[number] { $face }
    }
skull-king-start-player-drawn = La sorte sceglie chi apre il primo round: { $name }.
skull-king-round-began =
    { $round ->
        [one] Round 1, un dado a testa. La prima presa la apre { $name }.
       *[other] Round { $round }, { $round } dadi a testa. La prima presa la apre { $name }.
    }
skull-king-die-dealt =
    { $seen ->
        [yes] { $name } pesca dal sacchetto { a-die }.
       *[no] { $name } pesca un dado dal sacchetto.
    }
skull-king-bid-sealed =
    { $seen ->
        [yes] { $name } ha dichiarato: { $bid }.
       *[no] { $name } ha dichiarato.
    }
skull-king-bids-opened = Yo-ho-ho! Le dichiarazioni: { $bids }.
skull-king-die-chosen = { $name } prepara il tiro: { die }.
skull-king-die-rolled = { $name } tira { a-die }: { face }.
skull-king-trick-won =
    { $name } fa la presa con { a-die } ({ face }). Prese { $tricks }, dichiarate { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Se la dichiarazione è centrata, vale { $bonus } punti bonus.
    }
skull-king-round-scored = Round { $round }: { $scores }.
skull-king-game-ended =
    { $shared ->
        [yes] Vittoria condivisa: { $winners }.
       *[no] { $winners } vince la partita.
    } Totali finali: { $totals }.
