# The game and its option.

game-liars-dice = Liar's Dice
game-liars-dice-about = Bid on everybody’s dice though you see only your own, or call a bid a lie.
option-liars-dice-ones-wild = Wild ones
option-liars-dice-ones-wild-about = Whether ones count as any face.
option-liars-dice-ones-wild-true = ones are wild
option-liars-dice-ones-wild-true-about = Ones count as the face that was bid.
option-liars-dice-ones-wild-false = ones are ones
option-liars-dice-ones-wild-false-about = Only dice that show the face count.

# What other messages share: some dice of one face, and what somebody has rolled.

liars-dice-dice =
    { $quantity ->
        [one] { $quantity } { $face ->
            [1] one
            [2] two
            [3] three
            [4] four
            [5] five
           *[6] six
        }
       *[other] { $quantity } { $face ->
            [1] ones
            [2] twos
            [3] threes
            [4] fours
            [5] fives
           *[6] sixes
        }
    }
liars-dice-hand = { $name } { $dice }

# What happens.

liars-dice-starter-drawn = { $name } is drawn to start.
liars-dice-round-began = Round { $round } with { $dice } dice on the table. { $name } starts.
liars-dice-die-rolled =
    { $seen ->
        [yes] { $name } rolls a die: { $face }.
       *[no] { $name } rolls a die.
    }
liars-dice-bid-made = { $name } bids { liars-dice-dice }.
liars-dice-bid-challenged = { $name } challenges the bid of { $bidder }: { liars-dice-dice }.
liars-dice-dice-shown =
    { $hands }. { $matching ->
        [0] No die counts for the bid.
        [one] 1 die counts for the bid.
       *[other] { $matching } dice count for the bid.
    }
liars-dice-die-lost =
    { $left ->
        [0] { $name } loses the last die and is out.
        [one] { $name } loses a die and has 1 left.
       *[other] { $name } loses a die and has { $left } left.
    }
liars-dice-game-won = { $name } wins the game.

# What one can do, and what chance can.

action-liars-dice-first = { $name } starts
action-liars-dice-roll = The die shows { $face }
action-liars-dice-bid = Bid { liars-dice-dice }
action-liars-dice-challenge = Challenge the bid

# What simulations count.

tally-liars-dice-bids = Bids
tally-liars-dice-challenges = Challenges
tally-liars-dice-lies = Bids that were lies
tally-liars-dice-average-bids = Bids in a round
tally-liars-dice-share-lies = Share of challenged bids that were lies
