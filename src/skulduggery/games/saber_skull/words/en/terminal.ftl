## Commands, and what to type for moves that have no number

key-roll = r
key-stop = s

## Tables

terminal-colour = Colour
terminal-tokens = Tokens

## Säbel & Schädel

terminal-saber-skull-match = Match { $match }
terminal-saber-skull-round = Round { $round }
terminal-saber-skull-die = The die shows { $die }
terminal-saber-skull-island = Island { $island }
terminal-saber-skull-room =
    { $full ->
        [yes] : full
       *[no] : { $lying } of { $room }
    }
terminal-saber-skull-no-limit = : no limit
terminal-saber-skull-by-skull = by the Skull: room for its number
terminal-saber-skull-by-saber = by the Saber: takes from island 6 too
terminal-saber-skull-choose = Which token goes to island { $island }?
terminal-saber-skull-go-on =
    { $left ->
        [one] One token left. Roll again, or stop?
       *[other] { $left } tokens left. Roll again, or stop?
    }
