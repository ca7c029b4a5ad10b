# `skulduggery bench bots`: quanto sono forti i bot, contro avversari fissi.
bench-bots-game-help = I bot di quale gioco (solo bots): { $games }.
bench-bots-match-help = Un confronto, GIOCATORI/EROE/ALTRI come in 3/master/ismcts-2000; si può ripetere (solo bots).
bench-bots-games-help = Partite per ogni confronto, comprese quelle già giocate (solo bots).
bench-bots-seed-help = Il seme di tutte le partite, un numero intero (solo bots).
bench-bots-results-help = Il file che conserva le partite giocate, per poter continuare (solo bots). Da cancellare quando un bot è cambiato.
bench-bots-method = Un bot fra altri di un tipo. Ogni distribuzione si gioca una volta da ogni posto, con lo stesso caso; seme { $seed }. Una vittoria condivisa vale la sua parte. I tempi sono di processore, in millisecondi, per l’eroe e sotto per gli altri. Tutte le partite restano in { $file }: lo stesso comando continua da lì.
bench-bots-plain = Qui le regole non sono compilate: le stesse partite, solo molto più lente.
bench-bots-match = GIOCATORI/EROE/ALTRI
bench-bots-games = Partite
bench-bots-fair = Equa
bench-bots-share =
    Quota
    intervallo al 95 %
bench-bots-target =
    Obiettivo
    raggiunto
bench-bots-time =
    ms per mossa
    media / massimo
error-bad-matchup = «{ $name }» non è un confronto. Un confronto è GIOCATORI/EROE/ALTRI, per esempio 3/master/ismcts-2000; quelli consueti sono: { $usual }.
error-no-matchups = { $game } non ha confronti consueti. Indicane uno con --match: GIOCATORI/EROE/ALTRI, per esempio 2/ismcts-20/random.
error-bad-results = La riga { $line } di { $file } non è un risultato di bench bots.

# `skulduggery bench skull_king`: quante dichiarazioni si possono rispettare.

bench-bots-bids = Quota di dichiarazioni rispettate
