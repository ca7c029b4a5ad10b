# The review beside the board of a replay. What begins with `review-` is said in the terminal as well.

web-review = Review
web-review-about = A master goes through the game with you: how good was each decision, and what was luck? That takes up to a minute, once.
web-review-ask = Review this game
web-review-unfinished = Only a game that was played to its end can be reviewed.
web-review-waiting = { $before ->
    [one] One other game comes first.
   *[other] { $before } other games come first.
}
web-review-working = A master goes through it.
web-review-reached = Move { $reached } of { $plies }
web-review-chance = { $name } { $chance } %
web-review-costly-mark = a decision that cost something
web-review-table = The chances as a table
web-review-at = Move { $step }
web-review-no-decision = There was nothing to decide here.
web-review-swing = { $name } { $points }
web-review-luck-here = Chance changed this: { $swings }.
web-review-played = played
web-review-turning = Turning points
web-review-lucky = Luck: { $what } { $name } { $points }.
web-review-bold = What was dared
web-review-own = Own play
web-review-doubt = Luck, and what the others did, are uncertain by some { $points } points.
review-knowledge = Everybody is judged by what they knew then, as if the others were masters. Points are hundredths of the win.
review-chances = Chances to win, from the first move to the last
review-none-costly = No decision cost anything that could be told from chance.
review-move-number = Move
review-accounts = Luck and skill
review-start = At first
review-luck = Luck
review-others = The others
review-end = In the end
