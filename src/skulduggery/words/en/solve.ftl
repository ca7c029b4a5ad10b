# Solving positions.
solve-help = Work out how a position is best played: who wins how often, and how sure that is.
solve-synopsis = solve GAME [POSITION] [OPTIONS]
solve-game-help = A game that has a solver: { $games }.
solve-seconds-help = After so many seconds the best answer so far is given. Ctrl-C does the same.
error-no-solver = There is no solver for { $game } yet.
error-bad-effort = Seconds go from above 0 to { $most }, exploitability from 0 to below 1.
error-solve-option = { $game } knows no { $option }; it belongs to another game.
