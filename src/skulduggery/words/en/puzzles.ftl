# Puzzles: the command, what is asked, and why a play is best.

puzzles-help = Positions with a surprising best play, worked out by the solvers: today’s, one by its number, or the next of a game. Your first tries are kept.
puzzles-synopsis = puzzles [NUMBER] [OPTIONS]
puzzles-number-placeholder = NUMBER
puzzles-number-help = The number of the puzzle.
puzzles-game-help = Only puzzles of this game; without a number, the first you have not tried.
puzzles-try-help = The move, instead of being asked: --try "bid 2".
puzzles-list-help = List all puzzles, and which ones you have tried.
puzzles-make-help = Make new puzzles of a game with its solver, and print them in the format that ships.
puzzles-count-help = How many to make.
puzzles-check-help = Solve all puzzles again and report those that are no longer right.
puzzles-making = tried
puzzles-found = { $found } found
puzzles-checking = checked
puzzles-checked = { $wrong ->
    [0] All { $all } puzzles are still right.
    [one] One of { $all } puzzles is no longer right.
   *[other] { $wrong } of { $all } puzzles are no longer right.
}
puzzles-other-choices = Puzzle { $number }: other choices are possible.
puzzles-other-worths = Puzzle { $number }: its choices have other values.
puzzles-other-best = Puzzle { $number }: another play is best.
puzzles-not-clear = Puzzle { $number }: the best play is not clearly better, or too easy to find.
puzzles-number = Number
puzzles-game = Game
puzzles-kind = Decision
puzzles-list-right = solved
puzzles-list-wrong = tried
puzzles-title = Puzzle { $number } · { $game } · { $kind }
puzzles-told = You are { $name }. Which play wins most often?
puzzles-right = Right: { $play }.
puzzles-wrong = Not quite: you chose “{ $tried }”, the best is “{ $best }”.
puzzles-worths = Chance to win with each choice
puzzles-score = Solved at the first try: { $solved } of { $tried } tried, { $all } in all.
puzzles-more-lines = … and { $lines ->
    [one] one more line
   *[other] { $lines } more lines
}.
error-no-puzzle = There is no puzzle { $number }.
error-no-puzzle-maker = No solver can make puzzles of { $game } yet; there are { $games }.
error-no-puzzles-of-game = There are no puzzles of this game yet.

## Figures

puzzles-reason-worth = Against perfect play “{ $best }” wins { $worth }% of the time, “{ $tempting }”, which most would choose, { $other }%.
puzzles-reason-worth-likely = “{ $best }” wins { $worth }% of the time, “{ $tempting }”, which most would choose, { $other }%.
