# The review beside the board of a replay. What begins with `review-` is said in the terminal as well.

web-review = Review
web-review-about = A master goes through the game with you: how good was each decision, and what was luck? This takes up to a minute, once.
web-review-ask = Review this game
web-review-unfinished = Only a finished game can be reviewed.
web-review-waiting = { $before ->
    [one] One other game comes first.
   *[other] { $before } other games come first.
}
web-review-working = A master is going through it.
web-review-reached = Move { $reached } of { $plies }
web-review-chance = { $name } { $chance }%
web-review-costly-mark = a costly decision
web-review-table = Chances to win as a table
web-review-at = Move { $step }
web-review-no-decision = There was nothing to decide here.
web-review-swing = { $name } { $points }
web-review-luck-here = Luck changed the chances to win: { $swings }.
web-review-played = played
web-review-turning = Turning points
web-review-lucky = Luck: { $what } { $name } { $points }.
web-review-bold = Bold moves
web-review-claims = Said, and was it so?
web-review-own = Own play
web-review-doubt = Luck, and what the others did, are uncertain by about { $points } percentage points.
review-knowledge = Everybody is judged by what they knew at the time, as if the others were masters. All numbers are percentage points of the chance to win.
review-chances = Chances to win, from the first move to the last
review-none-costly = No decision cost more than chance could explain.
review-move-number = Move
review-accounts = Luck and skill
review-start = Start
review-luck = Luck
review-others = The others
review-end = End
