# The browser: the board of Skull.

web-skull-table = The table
web-skull-hand = Your hand
web-skull-hand-of = Your hand: { $tribe }
web-skull-face-flower = Flower
web-skull-face-skull = Skull
web-skull-face-last = Last Chance

## The middle of the table

web-skull-round = Round { $round }
web-skull-first-discs = First discs
web-skull-lying =
    { $count ->
        [one] disc on the table
       *[other] discs on the table
    }
web-skull-of =
    { $count ->
        [one] of 1 disc
       *[other] of { $count } discs
    }
web-skull-high = { $name } bids { $bid }
web-skull-attempt = { $name } turns { $bid }
web-skull-attempt-you = You turn { $bid }
web-skull-to-go =
    { $left ->
        [one] disc to go
       *[other] discs to go
    }
web-skull-turned = { $turned } of { $bid } turned
web-skull-met = A skull
web-skull-succeeded = Challenge won
web-skull-loses = { $name } loses a disc
web-skull-loses-you = You lose a disc
web-skull-wins = { $name } wins

## A seat, for those who listen

web-skull-turn = to move
web-skull-begins = begins the round
web-skull-won = challenges won: { $points } of { $needed }
web-skull-points = { $points } of { $needed }
web-skull-on-mat =
    { $count ->
        [0] no disc on the mat
        [one] 1 disc on the mat
       *[other] { $count } discs on the mat
    }
web-skull-turned-faces = turned: { $faces }
web-skull-in-hand =
    { $count ->
        [0] none in hand
       *[other] { $count } in hand
    }
web-skull-known-mat = lying, from the bottom: { $faces }
web-skull-known-hand = in hand: { $faces }
web-skull-holds-last = holds the Last Chance disc
web-skull-bid = bids { $bid }
web-skull-passed = passed
web-skull-out = out

## What is asked

web-skull-prompt-place = Choose your first disc.
web-skull-prompt-add = Lay another disc, or bid.
web-skull-prompt-open = No disc left to lay: bid.
web-skull-prompt-raise = Bid more, or pass.
web-skull-prompt-flip =
    { $left ->
        [one] One more disc. Whose?
       *[other] { $left } more discs. Whose is next?
    }
web-skull-prompt-lose = Your own skull. Which disc do you give up?
web-skull-prompt-pick = Take a disc from { $name }.
web-skull-prompt-start = You are out. Who begins?
web-skull-for-tribe = { $tribe }: { $prompt }
web-skull-waiting = Waiting for { $names }.
web-skull-waiting-many = Waiting for { $count } players.
web-skull-over = The game is over.
web-skull-more-bids = More bids
web-skull-show = Show my discs
web-skull-show-of = Show { $tribe }
web-skull-final = What lay where
web-skull-final-mat = on the mat
web-skull-final-hand = in hand
