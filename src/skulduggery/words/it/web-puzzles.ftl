# Rompicapi nel browser.

web-puzzles = Rompicapi
web-puzzles-about = Posizioni in cui il buon senso sbaglia. Tutte sono calcolate dai risolutori, e ognuna ha una sola giocata migliore. Conta solo il tuo primo tentativo.
web-puzzles-today = Il rompicapo di oggi
web-puzzles-solve = Risolvilo
web-puzzles-look-again = Riguardalo
web-puzzles-score = { $solved } su { $all } risolti al primo tentativo
web-puzzles-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
web-puzzles-number = Rompicapo { $number }
web-puzzles-solved = risolto
web-puzzles-missed = provato
web-puzzles-new = nuovo
web-puzzles-close = Torna ai rompicapi
web-puzzles-story = Che cosa è successo
web-puzzles-ask = Tu sei { $name }. Quale giocata vince più spesso?
web-puzzles-right = Giusto: { $play }
web-puzzles-wrong = Questa volta no. La migliore è: { $play }
web-puzzles-worths = Probabilità di vincere con ogni scelta
web-puzzles-best = migliore
web-puzzles-yours = la tua
web-puzzles-line = La strada per vincere, qualunque cosa accada
web-puzzles-all = Tutti i rompicapi
web-puzzles-next = Prossimo rompicapo
