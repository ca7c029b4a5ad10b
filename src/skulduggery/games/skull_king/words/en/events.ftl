## Skull King: the dice game

die =
    { $die ->
        [king] Skull King
        [pirate] Pirate
        [mermaid] Mermaid
        [black] black
        [blue] blue
        [red] red
       *[yellow] yellow
    }
a-die =
    { $die ->
        [king] the Skull King
        [pirate] a Pirate
        [mermaid] a Mermaid
        [black] a black die
        [blue] a blue die
        [red] a red die
       *[yellow] a yellow die
    }
face =
    { $face ->
        [flag] white flag
        [skull] skull
       *[number] { $face }
    }
skull-king-start-player-drawn = { $name } is drawn to lead the first round.
skull-king-round-began =
    { $round ->
        [one] Round 1, one die each. { $name } leads the first trick.
       *[other] Round { $round }, { $round } dice each. { $name } leads the first trick.
    }
skull-king-die-dealt =
    { $seen ->
        [yes] { $name } draws { a-die } from the bag.
       *[no] { $name } draws a die from the bag.
    }
skull-king-bid-sealed =
    { $seen ->
        [yes] { $name } has bid { $bid }.
       *[no] { $name } has bid.
    }
skull-king-bids-opened = Yo-ho-ho! The bids: { $bids }.
skull-king-die-chosen = { $name } takes { a-die } to roll.
skull-king-die-rolled = { $name } rolls { a-die }: { face }.
skull-king-trick-won =
    { $name } wins the trick with { a-die } ({ face }). Tricks { $tricks }, bid { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }It is worth { $bonus } bonus points if the bid is met.
    }
skull-king-round-scored = Round { $round }: { $scores }.
skull-king-game-ended =
    { $shared ->
        [yes] { $winners } share the win.
       *[no] { $winners } wins the game.
    } Final totals: { $totals }.
