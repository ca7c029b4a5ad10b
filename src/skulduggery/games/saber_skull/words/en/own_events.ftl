# What happens to whoever reads it, in the words of events.ftl.

saber-skull-rolled-off-you = You roll { $die } for the first turn.
saber-skull-match-began-you =
    { $match ->
        [1] You begin.
       *[other] Match { $match }. You begin.
    }
saber-skull-die-rolled-you = You roll { $die }.
saber-skull-token-placed-you =
    You place { a-token } on island { $island }. { $left ->
        [0] It was the last one.
        [one] One is left.
       *[other] { $left } are left.
    }
saber-skull-tokens-taken-you =
    { $saber ->
        [yes] Island { $island } is full: you take { $taken }, and the Saber brings { $pulled } from island 6.
       *[no] Island { $island } is full: you take { $taken }.
    } That makes { $left }.
saber-skull-stopped-you = You stop.
saber-skull-match-won-you = You have no token left and win. Tokens of the others: { $left }.
saber-skull-championship-won-you = You win the championship. Final points: { $totals }.
