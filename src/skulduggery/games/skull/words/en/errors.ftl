# What was wrong, and what to do instead.

## Games and options

error-last-chance-with-two-tribes = Last Chance and two tribes cannot be played together. Choose one of them.

## Positions and records

error-position-without-first = The position does not say who begins. Add it at the end, such as first=0.
error-position-too-few-or-many = A position needs at least two players who still have discs, and at most { $most } seats.
error-position-nobody-there = { $name }={ $seat } names a seat that is empty or out. Name one that still has discs.
error-position-last-chance = Seat { $seat } cannot hold the Last Chance disc: that takes exactly one disc left.
error-position-not-exact = The position only says how many discs there are. Write them out, such as FFS instead of 3.
error-position-needs-boxes = { $seats } seats need a second box. Set boxes=2.
error-position-needs-last-chance = The position uses the Last Chance disc. Set last_chance=true.
error-position-in-a-round = There are no positions in the middle of a round. Take one from between two rounds.
error-position-first = By the options seat { $first } begins, by the position seat { $seat }.

## Moves

error-skull-disc-chosen = You have chosen your first disc; it stays.
error-skull-bidding-has-begun = Bids are being made: no more discs this round.
