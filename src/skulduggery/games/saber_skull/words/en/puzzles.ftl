## The kind of decision

puzzles-kind-roll = Roll or stop
puzzles-kind-token = Which token

## What it was about

puzzles-theme-roll-ahead = Rolling on
puzzles-theme-roll-behind = Rolling on from behind
puzzles-theme-stop-ahead = Stopping in time
puzzles-theme-stop-behind = Stopping from behind
puzzles-theme-token = The right colour
puzzles-idea-roll-ahead = Stopping looks safe, but it hands the die to { $name } with the islands just as they are. What counts is not what one roll may cost you, but who of the two would rather be rolling now.
puzzles-idea-roll-behind = You are behind, and stopping does nothing about it: waiting helps { $name }. The risk of one more roll is smaller than the risk of not getting another chance.
puzzles-idea-stop-ahead = You are not behind, and the islands are well filled. Let { $name } roll into them.
puzzles-idea-stop-behind = Though you are behind: { $name } has to roll on the same islands, and tokens taken there help you more than another one placed.
puzzles-idea-token = It looks all the same which colour you part with. It is not: whoever takes a colour from beside the Saber takes all of that colour from island 6 as well, so it matters which colour lies where.

## Figures

puzzles-reason-tokens = You hold { $own ->
    [one] one token
   *[other] { $own } tokens
}, { $name } { $theirs }.
puzzles-reason-roll = One more roll places a token with { $good } of six faces; at worst you take { $back ->
    [one] one token
   *[other] { $back } tokens
}.
