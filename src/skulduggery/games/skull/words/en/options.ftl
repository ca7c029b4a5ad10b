# The games, their editions and options, in words.

game-skull = Skull
game-skull-about = Bluff, bid, and turn as many discs as you said without meeting a skull.
preset-skull-german = German edition
preset-skull-german-about = First discs go down all at once, and a lost disc is drawn blind.
preset-skull-english = English edition
preset-skull-english-about = The first player lays last, and a lost disc is picked from a shuffled row.
preset-skull-italian = Italian edition
preset-skull-italian-about = The first player lays last, and a lost disc is picked from a shuffled row.

## Skull

option-skull-placement = First discs
option-skull-placement-about = How everybody’s first disc of a round goes down.
option-skull-placement-simultaneous = all at once
option-skull-placement-simultaneous-about = Everybody lays the first disc at the same time.
option-skull-placement-first-player-last = first player last
option-skull-placement-first-player-last-about = First discs go down one after the other, the first player’s last.
option-skull-lost-disc = Lost disc
option-skull-lost-disc-about = How a disc is lost to somebody else’s skull.
option-skull-lost-disc-draw = drawn blind
option-skull-lost-disc-draw-about = The skull’s owner draws the lost disc blind.
option-skull-lost-disc-pick = picked from a row
option-skull-lost-disc-pick-about = The discs are shuffled, and the skull’s owner picks the one that is lost.
option-skull-failed-starter = After a failure
option-skull-failed-starter-about = Who begins the round after a failed attempt.
option-skull-failed-starter-challenger = the Challenger
option-skull-failed-starter-challenger-about = The Challenger begins the next round, even after a failure.
option-skull-failed-starter-skull-owner = the skull’s owner
option-skull-failed-starter-skull-owner-about = After a failure the skull’s owner begins, as in older editions.
option-skull-last-chance = Last Chance
option-skull-last-chance-about = Whether there is help for those down to one disc.
option-skull-last-chance-true = with it
option-skull-last-chance-true-about = Down to one disc, you get the Last Chance disc for one round.
option-skull-last-chance-false = without it
option-skull-last-chance-false-about = There is no Last Chance disc.
option-skull-two-tribes = Two tribes
option-skull-two-tribes-about = Whether each player leads one tribe or two.
option-skull-two-tribes-true = two each
option-skull-two-tribes-true-about = Each player leads two tribes, and wins with two successes of the same one.
option-skull-two-tribes-false = one each
option-skull-two-tribes-false-about = Each player leads one tribe.
option-skull-boxes = Boxes
option-skull-boxes-about = How many boxes of the game are on the table.
option-skull-boxes-1 = one
option-skull-boxes-1-about = One box has six seats.
option-skull-boxes-2 = two
option-skull-boxes-2-about = Two boxes have twelve seats.
