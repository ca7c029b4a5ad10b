# Puzzles in the browser.

web-puzzles = Puzzles
web-puzzles-about = Positions where common sense goes wrong. The solvers worked them all out, and each has one best play. Only your first try counts.
web-puzzles-today = Today’s puzzle
web-puzzles-solve = Solve it
web-puzzles-look-again = Look again
web-puzzles-score = { $solved } of { $all } solved at the first try
web-puzzles-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
web-puzzles-number = Puzzle { $number }
web-puzzles-solved = solved
web-puzzles-missed = tried
web-puzzles-new = new
web-puzzles-close = Back to the puzzles
web-puzzles-story = What has happened
web-puzzles-ask = You are { $name }. Which play wins most often?
web-puzzles-right = Right: { $play }
web-puzzles-wrong = Not this time. Best is: { $play }
web-puzzles-worths = Chance to win with each choice
web-puzzles-best = best
web-puzzles-yours = yours
web-puzzles-line = The way to win, whatever happens
web-puzzles-all = All puzzles
web-puzzles-next = Next puzzle
