# What games are made of.
tally-saber-skull-matches = Matches
tally-saber-skull-rolls = Rolls
tally-saber-skull-placed = Tokens placed
tally-saber-skull-stops = Turns ended by stopping
tally-saber-skull-pick-ups = Pick-ups
tally-saber-skull-taken = Tokens picked up
tally-saber-skull-saber-pulls = Pick-ups in which the Saber struck
tally-saber-skull-share-pick-ups = Share of rolls that ended in a pick-up
tally-saber-skull-average-taken = Tokens per pick-up
