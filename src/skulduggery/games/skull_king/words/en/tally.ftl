# What games are made of.
tally-skull-king-rounds = Rounds
tally-skull-king-tricks = Tricks
tally-skull-king-flags = White flags rolled
tally-skull-king-bids = Bids
tally-skull-king-bid-sum = Tricks announced
tally-skull-king-met = Bids met
tally-skull-king-zeros = Bids of zero
tally-skull-king-zeros-met = Bids of zero met
tally-skull-king-bonus = Bonus points scored
tally-skull-king-points = Points scored
tally-skull-king-shared = Games with a shared win
tally-skull-king-average-bid = Average bid
tally-skull-king-share-met = Share of bids met
tally-skull-king-share-zeros-met = Share of zero bids met
tally-skull-king-average-points = Points per player and round
