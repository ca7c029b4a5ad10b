# How likely things are, at the table and in the terminal.

chance-title = Odds
chance-nothing = There are no odds to tell at this decision.
chance-percent = { $chance } %

## Skull

chance-skull-count =
    { $down ->
        [one] One disc lies face down,
       *[other] { $down } discs lie face down,
    } { $skulls ->
        [0] and no skull can be among them.
        [one] at most one of them is a skull.
       *[other] at most { $skulls } of them are skulls.
    }
chance-skull-has =
    { $skull ->
        [yes] has its skull
        [no] has no skull any more
       *[maybe] may have its skull
    }
chance-skull-stack = { $name } { chance-skull-has }: the next disc is clean with { $next } %, the whole stack with { $clean } %.
chance-skull-skull = Skull
chance-skull-next = Next clean
chance-skull-clean = All clean

## Skull King

chance-skull-king-takes = Takes this trick
chance-skull-king-die = { $chance } % to take this trick
chance-skull-king-made = Made
chance-skull-king-points = Points
chance-skull-king-bid = { action-skull-king-bid }: made with { $made } %, { $points } points to be expected.

## Säbel & Schädel

chance-saber-skull-face =
    { $die }: { $outcome ->
        [place] a token goes.
        [win] you win.
       *[take] { $count ->
            [one] one token comes back.
           *[other] { $count } tokens come back.
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
        [one] At worst one comes back.
       *[other] At worst { $worst } come back.
    }
