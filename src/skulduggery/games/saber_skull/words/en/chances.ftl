## Säbel & Schädel

chance-saber-skull-face =
    { $die }: { $outcome ->
        [place] you place a token.
        [win] you win.
       *[take] { $count ->
            [one] you take one token.
           *[other] you take { $count } tokens.
        }
    }
chance-saber-skull-good =
    { $good ->
        [0] No roll is good.
        [one] 1 of 6 rolls is good.
        [6] Every roll is good.
       *[other] { $good } of 6 rolls are good.
    }
chance-saber-skull-win =
    { $wins ->
        [one] 1 wins.
       *[other] { $wins } win.
    }
chance-saber-skull-worst =
    { $worst ->
        [one] At worst you take one token.
       *[other] At worst you take { $worst } tokens.
    }
