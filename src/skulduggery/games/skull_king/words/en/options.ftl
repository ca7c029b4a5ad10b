# The games, their editions and options, in words.

game-skull-king = Skull King: the dice game
game-skull-king-about = Say how many tricks you will win, then win exactly that many.

## Skull King: the dice game

option-skull-king-scoring = Scoring
option-skull-king-scoring-about = How bids and tricks become points.
option-skull-king-scoring-standard = standard
option-skull-king-scoring-standard-about = Missed bids cost points, and great captures bring a bonus.
option-skull-king-scoring-landlubber = landlubber
option-skull-king-scoring-landlubber-about = Landlubber scoring: a missed bid brings nothing, only a missed zero costs points; no bonuses.
