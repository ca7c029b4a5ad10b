# `skulduggery bench bots`: quanto sono forti i bot, contro avversari fissi.
bench-bots-game-help = I bot di quale gioco (solo bots): { $games }.
bench-bots-match-help = Un confronto, GIOCATORI/EROE/ALTRI come in 3/master/ismcts-2000; anche più volte (solo bots).
bench-bots-games-help = Partite per ogni confronto, comprese quelle già giocate (solo bots).
bench-bots-seed-help = Un numero intero da cui seguono tutte le partite (solo bots).
bench-bots-results-help = Il file che conserva ciò che si è giocato, per poter continuare (solo bots). Da togliere quando un bot è cambiato.
bench-bots-method = Un bot fra altri di un tipo. Ogni distribuzione si gioca una volta da ogni posto, con lo stesso caso; seme { $seed }. Una vittoria condivisa vale la sua parte. I tempi sono di processore, in millisecondi, per l’eroe e sotto per gli altri. Tutte le partite restano in { $file }: lo stesso comando continua da lì.
bench-bots-plain = Qui le regole non sono compilate: le stesse partite, solo molto più lente.
bench-bots-match = GIOCATORI/EROE/ALTRI
bench-bots-games = Partite
bench-bots-fair = Equa
bench-bots-share =
    Quota
    intervallo al 95 %
bench-bots-target =
    Obiettivo
    raggiunto
bench-bots-time =
    ms per mossa
    media / massimo

error-bad-matchup = «{ $name }» non è un confronto. Un confronto è GIOCATORI/EROE/ALTRI, per esempio 3/master/ismcts-2000; quelli consueti sono: { $usual }.
error-bad-results = La riga { $line } di { $file } non è un risultato di bench bots.

# `skulduggery bench search`: la ricerca con cui si misurano i bot.
bench-search-speed = Skull in { $players }: { $rate } simulazioni di partite intere al secondo; obiettivo { $target }, raggiunto: { $reached }.
bench-search-method = Posizioni di Skull in tre, ognuna cercata { $seeds } volte con { $simulations } simulazioni: la quota media di simulazioni che ebbe ogni decisione.
bench-search-choice = Decisione
bench-search-ours = La nostra
bench-search-again =
    La nostra,
    altri semi
bench-search-theirs =
    Quella di OpenSpiel,
    nodi come i nostri
bench-search-as-it-is =
    Quella di OpenSpiel,
    così com’è
bench-search-apart = Distanza media delle quote dalle nostre: { $chance } con altri semi, cioè per solo caso; { $theirs } per OpenSpiel con i nostri nodi (ciò che chi cerca ha saputo); { $asitis } così com’è (ciò che sa chi lì decide).
bench-search-rates = Simulazioni al secondo in queste ricerche: la nostra { $ours }, quella di OpenSpiel { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.
bench-exploit-method = Qualcuno che studia soltanto il maestro di Skull, da solo a tavoli di maestri: quante volte vince. Una risposta perfetta potrebbe vincere di più; quanto, nessuno lo sa.
bench-exploit-lessons = Lezioni

# `skulduggery bench skull_king`: quante dichiarazioni si possono rispettare.
bench-bids-method = Qualcuno a cui importano soltanto le proprie dichiarazioni, da solo fra tre giocatori che seguono la regola semplice, con gli stessi dadi in ogni riga: quante ne rispetta, e quante partite vince intanto. Chi vede i dadi degli altri sta accanto a chi non li vede: tanto si perde per non sapere, il resto lo decidono i dadi.
bench-bids-sight = Che cosa si vede
bench-bids-blind = ciò che un giocatore può sapere
bench-bids-playing = tutti i dadi, a dichiarazioni scoperte
bench-bids-always = tutti i dadi, anche prima di dichiarare
bench-bids-met =
    Dichiarazioni rispettate
    intervallo al 95 %
bench-bots-bids = Quota di dichiarazioni rispettate
