# Solving positions.
solve-help = Solve a position: who wins how often under best play, and how exact that is.
solve-synopsis = solve GAME [POSITION] [OPTIONS]
solve-game-help = A game that has a solver: { $games }.
solve-seconds-help = Stop after this many seconds with the best answer so far; Ctrl-C does the same.
error-no-solver = There is no solver for { $game } yet.
error-bad-effort = Seconds must be above 0 and at most { $most }, exploitability at least 0 and below 1.
error-solve-option = { $game } has no option { $option }; it belongs to another game.
