# The browser: the board of Skull King, the dice game.

web-skull-king-round = Round { $round } of { $rounds }
web-skull-king-banner = Round { $round }
web-skull-king-drawn = { $name } leads the first round
web-skull-king-trick = Trick { $trick } of { $tricks }
web-skull-king-follow = Follow: { die }
web-skull-king-free = No colour yet
web-skull-king-sealed-of = Bids made: { $sealed } of { $players }
web-skull-king-takes =
    { $name } wins the trick{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus { $bonus })
    }
web-skull-king-takes-you =
    You win the trick{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus { $bonus })
    }
web-skull-king-yo = Yo…
web-skull-king-ho = Ho…
web-skull-king-hoo = HO!
web-skull-king-won =
    { $number ->
        [one] { $names } wins
       *[other] { $names } share the win
    }

## Seats

web-skull-king-yours = Your seat
web-skull-king-points = { $points } pts
web-skull-king-behind =
    { $dice ->
        [0] No dice left
        [one] One die behind the screen
       *[other] { $dice } dice behind the screen
    }
web-skull-king-no-bid = No bid yet
web-skull-king-sealed = Has bid
web-skull-king-bids = Bid: { $bid }
web-skull-king-standing = Bid { $bid }, tricks { $tricks }.
web-skull-king-start = Leads the first trick of this round
web-skull-king-leads = { $name } leads
web-skull-king-out-of = Has no { die } left

## The trick

web-skull-king-rolling = { $name } rolls { a-die }.
web-skull-king-rolled = { $name }: { die }, { face }.
web-skull-king-winning = Winning the trick so far.

## Your turn

web-skull-king-how-many = How many tricks will you win?
web-skull-king-your-roll = Your turn: choose a die to roll.
web-skull-king-others-bid = Still thinking: { $names }
web-skull-king-others-roll = { $name } is choosing a die.
web-skull-king-not-now = Not possible now. Press it to learn why.
web-skull-king-look = What is on the { die } die?

## The dice

web-skull-king-die =
    { $die ->
        [king] Skull King
        [pirate] Pirate
        [mermaid] Mermaid
        [black] Black
        [blue] Blue
        [red] Red
       *[yellow] Yellow
    }
web-skull-king-dice = The dice
web-skull-king-in-bag = { web-skull-king-die }, { $number } in the bag
web-skull-king-gone = { $number } rolled
web-skull-king-faces =
    { $die ->
        [king] Four skulls with a coin, two white flags.
        [pirate] Four skulls, two white flags.
        [mermaid] Four skulls with a coin, two white flags.
        [black] 5, 6 and 7, twice each.
        [blue] 3, 4 and 5, twice each.
        [red] 1, 2 and 3, twice each.
       *[yellow] Three white flags, two 1s and a single 7.
    }

## The score pad

web-skull-king-pad = Score pad
web-skull-king-pad-about = Bids, tricks, points and totals of every round
web-skull-king-pad-round = Round
web-skull-king-pad-key = In each box: tricks won / bid, the points for it, and the new total.
web-skull-king-landlubber = Landlubber scoring.
web-skull-king-graph = The totals after each round as lines; the numbers are in the table above.
web-skull-king-close = Close
