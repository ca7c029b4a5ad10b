## Säbel & Schädel

a-token =
    { $colour ->
        [red] a red token
        [green] a green token
        [blue] a blue token
        [yellow] a yellow token
       *[purple] a purple token
    }
colour =
    { $colour ->
        [red] red
        [green] green
        [blue] blue
        [yellow] yellow
       *[purple] purple
    }
tokens-of-colour = { $count } { colour }
coaster =
    { $coaster ->
        [K] Skull
        [B] Saber
       *[number] { $coaster }
    }
saber-skull-coaster-laid =
    { $coaster ->
        [K] The Skull is laid in the ring.
        [B] The Saber is laid in the ring.
       *[number] Island { $coaster } is laid in the ring.
    }
saber-skull-ring-laid = The ring: { $ring }.
saber-skull-rolled-off = { $name } rolls { $die } for the first turn.
saber-skull-roll-off-tied = { $names } are tied and roll again.
saber-skull-match-began =
    { $match ->
        [1] { $name } begins.
       *[other] Match { $match }. { $name } begins.
    }
saber-skull-die-rolled = { $name } rolls { $die }.
saber-skull-token-placed =
    { $name } places { a-token } on island { $island }. { $left ->
        [0] It was the last one.
        [one] One is left.
       *[other] { $left } are left.
    }
saber-skull-tokens-taken =
    { $saber ->
        [yes] Island { $island } is full: { $name } takes { $taken }, and the Saber brings { $pulled } from island 6.
       *[no] Island { $island } is full: { $name } takes { $taken }.
    } That makes { $left }.
saber-skull-stopped = { $name } stops.
saber-skull-match-won = { $name } has no token left and wins. Tokens of the others: { $left }.
saber-skull-points-given = Points: { $scores }.
saber-skull-championship-won = { $name } wins the championship. Final points: { $totals }.
