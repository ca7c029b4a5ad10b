# Risolvere posizioni.
solve-help = Risolvere una posizione: chi vince quanto spesso giocando al meglio, e con quale precisione.
solve-synopsis = solve GIOCO [POSIZIONE] [OPZIONI]
solve-game-help = Un gioco che ha un risolutore: { $games }.
solve-seconds-help = Fermarsi dopo tanti secondi con la migliore risposta trovata; Ctrl-C fa lo stesso.
error-no-solver = Per { $game } non c’è ancora un risolutore.
error-bad-effort = I secondi vanno da più di 0 a { $most }, la sfruttabilità da 0 a meno di 1.
error-solve-option = { $game } non ha l’opzione { $option }: appartiene a un altro gioco.
