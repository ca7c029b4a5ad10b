# Rompicapi: il comando, che cosa si chiede, e perché una giocata è la migliore.

puzzles-help = Posizioni con una giocata migliore sorprendente, calcolate dai risolutori: quella di oggi, una col suo numero o la prossima di un gioco. I tuoi primi tentativi vengono conservati.
puzzles-synopsis = puzzles [NUMERO] [OPZIONI]
puzzles-number-placeholder = NUMERO
puzzles-number-help = Il numero del rompicapo.
puzzles-game-help = Solo rompicapi di questo gioco; senza numero il primo che non hai ancora provato.
puzzles-try-help = La mossa, invece di farsela chiedere: --try "bid 2".
puzzles-list-help = Elencare tutti i rompicapi, e quali hai provato.
puzzles-make-help = Creare nuovi rompicapi di un gioco col suo risolutore e stamparli nel formato distribuito.
puzzles-count-help = Quanti crearne.
puzzles-check-help = Risolvere di nuovo tutti i rompicapi e dire quali non sono più giusti.
puzzles-making = provati
puzzles-found = { $found } trovati
puzzles-checking = verificati
puzzles-checked = { $wrong ->
    [0] Tutti i { $all } rompicapi sono ancora giusti.
    [one] Uno dei { $all } rompicapi non è più giusto.
   *[other] { $wrong } dei { $all } rompicapi non sono più giusti.
}
puzzles-other-choices = Rompicapo { $number }: sono possibili altre mosse.
puzzles-other-worths = Rompicapo { $number }: le sue mosse hanno un altro valore.
puzzles-other-best = Rompicapo { $number }: la giocata migliore è un’altra.
puzzles-not-clear = Rompicapo { $number }: la giocata migliore non è nettamente migliore o è troppo facile da trovare.
puzzles-number = Numero
puzzles-game = Gioco
puzzles-kind = Decisione
puzzles-list-right = risolto
puzzles-list-wrong = provato
puzzles-title = Rompicapo { $number } · { $game } · { $kind }
puzzles-told = Tu sei { $name }. Quale giocata vince più spesso?
puzzles-right = Giusto: { $play }.
puzzles-wrong = Non proprio: hai scelto «{ $tried }», la migliore è «{ $best }».
puzzles-worths = Probabilità di vincere con ogni scelta
puzzles-score = Risolti al primo tentativo: { $solved } su { $tried } provati, { $all } in tutto.
puzzles-more-lines = … e { $lines ->
    [one] un’altra riga
   *[other] altre { $lines } righe
}.
error-no-puzzle = Il rompicapo { $number } non esiste.
error-no-puzzle-maker = Nessun risolutore sa ancora creare rompicapi di { $game }; ci sono { $games }.
error-no-puzzles-of-game = Di questo gioco non ci sono ancora rompicapi.

## Cifre

puzzles-reason-worth = Contro un gioco perfetto «{ $best }» vince nel { $worth } % dei casi, «{ $tempting }», che sceglierebbero i più, nel { $other } %.
puzzles-reason-worth-likely = «{ $best }» vince nel { $worth } % dei casi, «{ $tempting }», che sceglierebbero i più, nel { $other } %.
