## The games

web-skull = Skull
web-skull-about = Bluff, bid, and turn as many discs as you said without meeting a skull.

## Said once, in a first game

web-skull-coach-press = Your turn: press a disc below to lay it face down, or bid how many flowers you can turn.
web-skull-coach-middle = The middle says what goes on: who is next, and the highest bid to beat.
