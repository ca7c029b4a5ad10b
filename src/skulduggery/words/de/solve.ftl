# Stellungen lösen.
solve-help = Ausrechnen, wie man eine Stellung am besten spielt: wer wie oft gewinnt, und wie sicher das ist.
solve-synopsis = solve SPIEL [STELLUNG] [OPTIONEN]
solve-game-help = Ein Spiel, für das es einen Löser gibt: { $games }.
solve-seconds-help = Nach so vielen Sekunden wird die bis dahin beste Antwort gegeben. Strg-C tut dasselbe.
error-no-solver = Für { $game } gibt es noch keinen Löser.
error-bad-effort = Sekunden gehen von über 0 bis { $most }, Angreifbarkeit von 0 bis unter 1.
error-solve-option = { $game } kennt kein { $option }; das gehört zu einem anderen Spiel.
