# Ciò che la riga di comando dice di sé.
cli-about = La casa di tre giochi di teschi: Skull, Skull King il gioco di dadi e Säbel & Schädel.
cli-everywhere = Con ogni comando
cli-lang-help = La lingua: en, de, it o fr. Può stare ovunque sulla riga.
cli-usage = Uso: { $command }
cli-synopsis = [COMANDO]
cli-commands = Comandi
cli-options = Opzioni
cli-arguments = Argomenti
cli-help-help = Mostra questo e si ferma.
cli-version-help = Mostra la versione e se le regole sono compilate.
cli-rules-are = { $compiled ->
    [True] regole compilate
   *[False] regole in Python puro
}
cli-serve-help = Aprire la casa: tavoli per gli amici in rete, su un solo file di database. Senza alcun comando succede lo stesso.
cli-serve-synopsis = serve [OPZIONI]
cli-host-help = L’indirizzo su cui ascoltare.
cli-port-help = La porta; 0 ne prende una libera.
cli-database-help = Il file che conserva tutto.
cli-base-path-help = Il percorso sotto cui un proxy la offre, per esempio /giochi.
cli-proxies-help = Indirizzi dei proxy alle cui intestazioni si crede.
cli-admin-token-help = La chiave di chi si occupa del server.
cli-log-level-help = Quanto si annota: debug, info, warning o error.
cli-no-browser-help = Non aprire il browser; si apre solo da un terminale con uno schermo.
cli-allow-bot-help = Un bot tuo che può sedersi ai tavoli, come package.module:Class o con il nome che gli dà il suo pacchetto. Si può ripetere.
cli-limits = Limiti (0 ne toglie uno)
cli-requests-help = Richieste da un indirizzo in un minuto.
cli-new-tables-help = Tavoli aperti da un indirizzo in un minuto.
cli-reviews-help = Analisi chieste da un indirizzo in un’ora.
cli-reviews-waiting-help = Analisi chieste da un indirizzo e non ancora pronte.
cli-tables-help = Tavoli di un ospite non ancora finiti.
cli-sockets-help = Connessioni in tutto.
cli-sockets-per-address-help = Connessioni da un indirizzo.
cli-sockets-per-guest-help = Connessioni di un ospite.
cli-asks-help = Richieste su una connessione in un secondo.
cli-talk-help = Interventi su una connessione in un secondo.
cli-body-help = Byte in una richiesta.
cli-unknown-variable = La variabile { $variable } è impostata, ma niente la legge.
cli-misspelt-variable = La variabile { $variable } è impostata, ma niente la legge: intendevi { $nearest }?
cli-serving = La casa è aperta: { $address }
cli-serving-network = Per tutti nella tua rete: { $address }
cli-serving-file = Tutto è conservato in { $file }
cli-serving-stop = Ctrl-C la chiude; nulla va perso.
cli-admin-help = Occuparsi di un server in funzione: quanto lavora, i suoi tavoli, chi è escluso.
cli-admin-synopsis = admin token|load|tables|bans|close TAVOLO|ban OSPITE|unban OSPITE [OPZIONI]
cli-admin-what-help = token mostra la chiave, load quanto lavora, tables e bans elencano; close chiude, ban esclude, unban riammette.
cli-admin-whom-help = Il tavolo da chiudere, oppure l’ospite di cui si tratta.
cli-url-help = Dove si trova il server.
cli-admin-closed = Il tavolo { $table } è chiuso.
cli-admin-banned = L’ospite { $guest } è escluso.
cli-admin-unbanned = L’ospite { $guest } può tornare.
cli-load-version = Versione
cli-load-uptime = Aperto da
cli-load-tables = Tavoli in memoria
cli-load-sockets = Connessioni
cli-load-guests = Ospiti connessi
cli-load-moves = Mosse nell’ultimo minuto
cli-load-waiting = Ancora da scrivere
cli-load-memory = Memoria
cli-load-database = Database
cli-load-table = Tavolo
cli-load-game = Gioco
cli-load-status = Stato
cli-load-listed = Pubblico
cli-load-host = Padrone di casa
cli-load-changed = Ultima modifica
cli-load-guest = Ospite
cli-load-banned = Escluso
cli-backup-help = Copiare il database in un nuovo file, anche mentre il server funziona.
cli-backup-synopsis = backup FILE [OPZIONI]
cli-backup-file-help = Il file da scrivere; non deve ancora esistere.
cli-backed-up = Tutto è in { $file } ({ $bytes } byte).
cli-play-help = Giocare nel terminale, contro i bot e con chi ti siede accanto.
cli-play-synopsis = play GIOCO [OPZIONI]
cli-simulate-help = Far giocare molte partite ai bot e tirare le somme.
cli-simulate-synopsis = simulate GIOCO [OPZIONI]
cli-replay-help = Rivedere una partita registrata, mossa per mossa.
cli-replay-synopsis = replay FILE [OPZIONI]
cli-verify-help = Dimostrare le estrazioni di una registrazione, o indicare la prima che non torna.
cli-verify-synopsis = verify FILE [OPZIONI]
cli-verified = { $draws ->
    [one] L’unica estrazione è
   *[other] Tutte le { $draws } estrazioni sono
} come vogliono il segreto e i sali. L’impegno era { $commitment }.
cli-convert-help = Convertire registrazioni da testo a JSON o viceversa, senza perdite.
cli-convert-synopsis = convert FILE --to text|json|jsonl
cli-perft-help = Contare le linee di gioco, profondità per profondità, per confrontare regole con regole.
cli-perft-synopsis = perft GIOCO [OPZIONI]
cli-games-synopsis = games [OPZIONI]
cli-games-command-help = Elencare i giochi, le loro opzioni, le edizioni e i bot.
cli-game-help = Uno tra { $games }.
cli-players-help = In quanti si gioca.
cli-set-help = Un’opzione del gioco, per esempio last_chance=true; si può ripetere.
cli-preset-help = Le opzioni di un’edizione: german, english o italian (Skull).
cli-seed-help = Un numero intero; stesso numero, stessa partita.
cli-json-help = JSON per i programmi invece di una tabella per le persone.
cli-position-help = Partire da una posizione: Skull per esempio da "FFS+ FF first=0", Säbel & Schädel da "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0".
cli-humans-help = Quante persone si dividono la tastiera; gli altri posti vanno ai bot.
cli-name-help = Un nome; darne uno per ogni persona.
cli-record-help = Scrivere la partita in questo nuovo file quando finisce o la si lascia.
cli-games-help = Quante partite.
cli-jobs-help = Quanti processi si dividono il lavoro.
cli-records-help = Scrivere ogni partita in questo nuovo file, una registrazione JSON per riga.
cli-depth-help = Quanti passi in profondità.
cli-after-help = Passi da giocare prima, come in una registrazione: "0 flower; 1 skull".
cli-divide-help = Mostrare i conteggi dietro ogni primo passo; il caso con il suo peso.
cli-file-help = Una registrazione: testo, JSON o una registrazione JSON per riga.
cli-to-help = text, json (con rientri) o jsonl (una riga per registrazione).
cli-as-help = Con gli occhi di chi: il numero di un giocatore, "table" per ciò che vedevano tutti, "all" per tutto.
cli-number-help = Quale registrazione, se il file ne contiene più d’una; si conta da 1.
cli-simulating = Si gioca
cli-simulated = { $game }: { $games } partite di { $players } bot, seme { $seed }, { $rules }.
cli-seat = Giocatore
cli-wins = Vittorie
cli-share = Quota
cli-interval = Intervallo al 95 %
cli-lengths = Passi per partita: { $mean } in media, da { $shortest } a { $longest }.
cli-made-of = Di che cosa erano fatte le partite
cli-in-all = In tutto
cli-per-game = Per partita
cli-intervals = In 95 simulazioni come questa su 100 l’intervallo contiene il valore vero. Dipende da quanto le partite differiscono tra loro: ciò che accade in una stessa partita è legato. (Quote col metodo di Wilson, medie con quello di Student.)
cli-stopped-after = Interrotto: sono state giocate { $played } partite su { $wanted }. Ecco che cosa ne è venuto.
cli-player-range = { $setting ->
    [none] Per { $least }–{ $most } giocatori.
   *[other] Con { $setting }: { $least }–{ $most }.
}
cli-a-seat = Il posto { $seat }
cli-setting = Impostazione
cli-usual = { "" } (usuale)
cli-meaning = Significato
cli-replay-title = { $game }: { $players }
cli-replay-as-table = Come l’ha vista il tavolo. --as 0 mostra ciò che vedeva il giocatore 0, --as all mostra tutto.
cli-replay-as-player = Con gli occhi di { $name }.
cli-replay-as-all = Con tutto scoperto.
cli-replay-abandoned = Qui la partita è stata abbandonata.
cli-replay-unfinished = Qui finisce la registrazione; la partita non era finita.
error-unknown-command = Il comando «{ $word }» non esiste. Ci sono: { $commands }.
error-unknown-command-option = L’opzione «{ $word }» qui non esiste; --help elenca quelle che ci sono.
error-bad-value = { $option } non può essere «{ $value }».
error-missing-value = { $option } vuole un valore.
error-repeated-option = { $option } è stata data due volte.
error-too-many-words = Queste parole sono di troppo: { $words }
error-unreadable-words = Queste parole non stanno insieme; --help mostra come scriverle.
error-bad-file = { $file }: { $reason }
error-system-refused = Il sistema si rifiuta: { $reason }
error-interrupted = Fermato.
error-unknown-language = { $setting } non può essere «{ $wish }». Scegli una di queste: { $languages }.
error-no-language = Di’ quale lingua dopo { $setting }: { $languages }.
error-bad-setting = «{ $setting }» non è un’opzione con il suo valore; si scrive opzione=valore.
error-bad-number = { $option } non può essere «{ $value }». È un numero intero { $most ->
    [none] da { $least } in su
   *[other] da { $least } a { $most }
}.
error-bad-viewer = «{ $viewer }» qui non ha occhi: un giocatore da 0 a { $last }, «table» o «all».
error-no-such-record = Il file contiene { $count ->
    [one] una registrazione
   *[other] { $count } registrazioni
}; la numero { $number } non c’è.
error-no-file = Di’ quale file; - legge dallo standard input.
error-file-exists = { $file } c’è già, e niente viene sovrascritto. Scegli un altro nome, o sposta il file.
