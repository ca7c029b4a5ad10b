## All games

option-first = First player
option-first-about = Who begins the game.
option-first-random = random
option-first-random-about = Chance decides who begins.
option-first-seat = { $name }
option-first-seat-about = { $name } begins.
