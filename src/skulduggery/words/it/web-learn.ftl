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
web-learn-again = Da capo
web-learn-progress = A che punto sei
web-learn-step = Passo { $page } di { $pages }
web-learn-teacher = Il maestro
web-learn-speech = Quel che dice il maestro
web-learn-watch = Guarda
web-learn-your-turn = Tocca a te
web-learn-not-this = Non stavolta
web-learn-show-me = Fammi vedere
web-learn-back = Indietro
web-learn-next = Avanti
web-learn-skip = Salta
web-learn-play = Ora contro i bot
web-learn-keys = Con le frecce ← e → si voltano le pagine.

## Le regole

web-learn-here = A questo tavolo
web-learn-variant = Variante
web-learn-here-simultaneous = Tutti mettono insieme il primo dischetto.
web-learn-here-first-player-last = Il primo dischetto si mette a turno, per ultimo il primo giocatore.
web-learn-here-pick = Mescoli i tuoi dischetti, e il proprietario del teschio indica quello che perdi.
web-learn-here-challenger = Dopo un fallimento comincia lo Sfidante.
web-learn-here-skull-owner = Dopo un fallimento comincia il proprietario del teschio.

web-learn-rules-goal = Lo scopo
web-learn-rules-setup = L’inizio
web-learn-rules-first-disc = Il primo dischetto
web-learn-rules-turn = Il tuo turno
web-learn-rules-bidding = La sfida
web-learn-rules-attempt = Girare i dischetti
web-learn-rules-success = Nessun teschio
web-learn-rules-failure = Un teschio
web-learn-rules-next = Chi comincia dopo
web-learn-rules-last-chance = Ultima possibilità
web-learn-rules-two-tribes = Due tribù per giocatore
web-learn-rules-boxes = Due scatole
web-learn-rules-deal = Pescare i dadi
web-learn-rules-bid = La dichiarazione
web-learn-rules-trick = Una presa
web-learn-rules-follow = Rispondere al colore
web-learn-rules-winner = Chi vince la presa
web-learn-rules-dice = I dadi
web-learn-rules-score = I punti
web-learn-rules-landlubber = Punteggio marinai d’acqua dolce
web-learn-rules-end = La fine
web-learn-rules-first-round = Il primo round, e dopo
web-learn-rules-island-six = L’isola 6
web-learn-rules-skull = Il teschio
web-learn-rules-saber = La sciabola
web-learn-rules-win = Vincere
web-learn-rules-championship = Campionato
