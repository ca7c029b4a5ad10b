# `skulduggery bench skull_king`: how many bids can be met.

bench-bids-method = Somebody who plays for their bids and for nothing else, alone among three players by the rule of thumb, with the same deals for each line: how many bids that meets, and how many games it wins by the way. Who sees the others' dice is told apart from who does not: so much is missed for want of knowledge, and the rest is up to the dice.
bench-bids-sight = What is seen
bench-bids-blind = what a player may know
bench-bids-playing = all dice, once bids are open
bench-bids-always = all dice, before bidding, too
bench-bids-met =
    Bids met
    95 % interval
