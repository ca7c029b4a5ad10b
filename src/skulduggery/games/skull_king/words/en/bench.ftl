# `skulduggery bench`: how fast it is, beside others.
bench-skull-king-about = how many bids can be met
