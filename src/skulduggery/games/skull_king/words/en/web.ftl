## The games

web-skull-king = Skull King: the dice game
web-skull-king-about = Say how many tricks you will win, then win exactly that many.

## Said once, in a first game

web-skull-king-coach-press = Look at your dice, then press how many tricks you will win. Later, press the die you want to roll.
web-skull-king-coach-middle = The middle shows the trick: every die rolled so far, and which one is winning.
