## The games

web-skull-king = Skull King: the dice game
web-skull-king-about = Say how many tricks you will win, then win exactly that many.
