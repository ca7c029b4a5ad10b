# The board of Säbel & Schädel.

web-saber-skull-ring = The islands
web-saber-skull-crews = The players
web-saber-skull-you = You
web-saber-skull-island =
    Island { $island } { $room ->
        [any] has room for any number of tokens
        [one] has room for one token
       *[other] has room for { $room } tokens, for the Skull is beside it
    }.{ $saber ->
        [yes] { " " }The Saber is beside it: whoever takes from here takes these colours from island 6 too.
       *[no] { "" }
    } On it: { $tokens }.
web-saber-skull-the-skull = The Skull: an island beside it has room for as many tokens as its number says.
web-saber-skull-the-saber = The Saber: whoever takes from an island beside it takes those colours from island 6 too.
web-saber-skull-nothing = nothing

## What goes on

web-saber-skull-laying = The ring is being laid.
web-saber-skull-rolling-off = Everybody rolls; the highest begins.
web-saber-skull-turn-of = It is { $name }’s turn.
web-saber-skull-chooses = { $name } chooses a token for island { $island }.
web-saber-skull-ponders = { $name }: roll again or stop?
web-saber-skull-your-turn = Your turn.
web-saber-skull-on-turn = To move.
web-saber-skull-roll-or-stop = Roll again, or stop while it is going well?
web-saber-skull-die-waits = Your die is waiting for you.
web-saber-skull-roll-die = Roll the die
web-saber-skull-roll-myself = Roll myself
web-saber-skull-which-token =
    Island { $island } has room. { $many ->
        [yes] Which colour do you place?
       *[no] Place a token.
    }
web-saber-skull-wins = { $name } wins!
web-saber-skull-you-win = You win!
web-saber-skull-rolled = The die shows { $die }.

## Crews

web-saber-skull-held =
    { $count ->
        [0] No tokens.
        [one] One token: { $tokens }.
       *[other] { $count } tokens: { $tokens }.
    }
web-saber-skull-points = Points

## The championship

web-saber-skull-match = Match { $match }
web-saber-skull-left-after = Tokens left after each match
web-saber-skull-final = Tokens left
