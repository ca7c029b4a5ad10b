# Stellungen lösen.
solve-help = Eine Stellung lösen: wer bei bestem Spiel wie oft gewinnt, und wie genau das ist.
solve-synopsis = solve SPIEL [STELLUNG] [OPTIONEN]
solve-game-help = Ein Spiel, für das es einen Löser gibt: { $games }.
solve-seconds-help = Nach so vielen Sekunden mit der bis dahin besten Antwort aufhören; Strg-C tut dasselbe.
error-no-solver = Für { $game } gibt es noch keinen Löser.
error-bad-effort = Sekunden müssen über 0 liegen und höchstens { $most } sein, Ausnutzbarkeit mindestens 0 und unter 1.
error-solve-option = { $game } hat keine Option { $option }; sie gehört zu einem anderen Spiel.
