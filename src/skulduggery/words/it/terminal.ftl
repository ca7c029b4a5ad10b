# Tutto ciò che il terminale scrive, oltre agli eventi e alle regole.

## Intorno al gioco

terminal-you-are = Tu sei { $name }.
terminal-around = Al tavolo, in senso orario: { $names }.
terminal-many-seats = Con tanti posti i round sono lunghi; si gioca meglio sotto i dieci.
terminal-welcome = Scrivi quel che sta a sinistra della riga; ? mostra l’aiuto, regole le regole, consiglio un consiglio.
terminal-you = tu
terminal-bot = bot
terminal-bot-level = bot, { $level }
terminal-hand-over = La tastiera passa a { $name }; poi premi Invio:
terminal-since = Dal tuo ultimo turno:
terminal-answer = Scegli qualcosa dall’elenco, o scrivi ? per l’aiuto.
terminal-only-choice = Una sola scelta: basta Invio.
terminal-more = Invio per continuare, una parola e Invio per smettere:
terminal-over = La partita è finita.
terminal-abandoned = Ti alzi dal tavolo; questa partita resta a metà.
terminal-seed = Per riavere la stessa sorte, comincia con --seed { $seed }.

## Comandi, e che cosa scrivere per le mosse senza numero

command-help = aiuto
command-help-about = questo aiuto
command-rules = regole
command-rules-about = le regole di questo gioco
command-legal = mosse
command-legal-about = tutto quel che puoi fare ora, una mossa per riga
command-hint = consiglio
command-hint-about = che cosa farebbe qui un maestro
command-odds = probabilità
command-odds-about = quanto sono probabili le cose, dove si può dire
command-table = tavolo
command-table-about = il tavolo, ancora una volta
command-log = cronaca
command-log-about = quel che hai visto finora
command-quit = esci
command-quit-about = lascia la partita
terminal-help = Rispondi con il numero o la lettera a sinistra, con le parole accanto, o con una parte. In ogni momento puoi scrivere anche:

## Tabelle

terminal-player = Al tavolo
terminal-points = Punti
terminal-your-move = { $name }, che cosa fai?
terminal-choice = Scelta
terminal-often = Frequenza
terminal-worth = Vittoria
