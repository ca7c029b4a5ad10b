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
        [yes] still has the skull
        [no] has no skull any more
       *[maybe] may still have the skull
    }
chance-skull-stack = { $name } { chance-skull-has }: the next disc is safe { $next }% of the time, the whole stack { $clean }%.
chance-skull-skull = Skull
chance-skull-next = Next safe
chance-skull-clean = All safe
