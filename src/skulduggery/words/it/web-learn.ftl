# Imparare nel browser: tutto quel che sta intorno alle parole del maestro, e le regole da leggere.

web-learn-title = Imparare giocando
web-learn-about = Tre lezioni di circa dieci minuti, contro due avversari che fanno quel che gli si dice. Ogni regola è spiegata quando serve per la prima volta.
web-learn-length = Circa dieci minuti
web-learn-start = Comincia la lezione
web-learn-resume = Continua
web-learn-once-more = Giocala ancora
web-learn-done = Imparata
web-learn-rules = Le regole per iscritto
web-learn-rules-about = Per chi prima preferisce leggere, o vuole avere ragione.

## Una lezione

web-learn-lesson = { $game }: una lezione
web-learn-close = Torna a tutte le lezioni
web-learn-again = Ricomincia
web-learn-progress = Progresso
web-learn-step = Passo { $page } di { $pages }
web-learn-teacher = La lezione
web-learn-speech = La spiegazione
web-learn-watch = Guarda
web-learn-your-turn = Tocca a te
web-learn-not-this = Non stavolta
web-learn-show-me = Fammi vedere
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-skip = Salta
web-learn-play = Gioca contro i bot
web-learn-keys = Le frecce sinistra e destra voltano le pagine.

## Le regole

web-learn-here = A questo tavolo
web-learn-variant = Variante
web-learn-rules-goal = Lo scopo
web-learn-rules-turn = Il tuo turno
