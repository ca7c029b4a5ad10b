## The games

web-skull = Skull
web-skull-about = Bluff, bid, and turn as many discs as you said without meeting a skull.
