# What games are made of.
tally-saber-skull-matches = Matches
tally-saber-skull-rolls = Rolls
tally-saber-skull-placed = Tokens placed
tally-saber-skull-stops = Turns stopped voluntarily
tally-saber-skull-pick-ups = Pick-ups
tally-saber-skull-taken = Tokens picked up
tally-saber-skull-saber-pulls = Pick-ups in which the saber struck
tally-saber-skull-share-pick-ups = Share of rolls that ended in a pick-up
tally-saber-skull-average-taken = Tokens in a pick-up
