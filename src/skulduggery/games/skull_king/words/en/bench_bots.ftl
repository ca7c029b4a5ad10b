# `skulduggery bench skull_king`: how many bids can be met.

bench-bids-method = A bot that plays for its bids and nothing else, alone among three that play by the rule of thumb, with the same deals for each line: how many bids it meets, and how many games it wins by the way. The lines differ in whether it sees the others’ dice: the gap is what lack of knowledge costs, the rest is up to the dice.
bench-bids-sight = What it sees
bench-bids-blind = what a player may know
bench-bids-playing = all dice, once bids are open
bench-bids-always = all dice, also before bidding
bench-bids-met =
    Bids met
    95% interval
