# Ciò che la riga di comando dice di sé.
cli-about = Tre giochi di teschi: Skull, Skull King il gioco di dadi e Säbel & Schädel. Qui, nel browser o contro i bot.
cli-everywhere = Con ogni comando
cli-lang-help = La lingua: en, de, it o fr. Può stare ovunque sulla riga.
cli-usage = Uso: { $command }
cli-synopsis = [COMANDO]
cli-commands = Comandi
cli-options = Opzioni
cli-arguments = Argomenti
cli-help-help = Mostra questo aiuto ed esce.
cli-version-help = Mostra la versione e se le regole sono compilate.
cli-rules-are = { $compiled ->
    [True] regole compilate
   *[False] regole in Python puro
}
cli-serve-help = Avviare il server: tavoli per gli amici in rete, con un solo database. Senza alcun comando succede lo stesso.
cli-serve-synopsis = serve [OPZIONI]
cli-host-help = L’indirizzo su cui ascolta il server.
cli-port-help = La porta; 0 ne sceglie una libera.
cli-database-help = Il database, che conserva tutto: un file, oppure postgresql://utente:password@host:5432/nome.
cli-base-path-help = Il percorso sotto cui un proxy offre il server, per esempio /giochi.
cli-proxies-help = Indirizzi dei proxy di cui ci si fida per le intestazioni inoltrate.
cli-admin-token-help = Il token per «skulduggery admin» e l’API di amministrazione.
cli-log-level-help = Quanto si registra nel log: debug, info, warning o error.
cli-no-browser-help = Non aprire il browser (si apre solo da un terminale con uno schermo).
cli-allow-bot-help = Un bot tuo che può giocare ai tavoli, come package.module:Class o con il nome che gli dà il suo pacchetto. Si può ripetere.
cli-bot-pause-help = Per quanti secondi i bot sembrano pensare prima di una mossa, più o meno. 0: muovono subito.
cli-bot-workers-help = In quanti processi pensano i bot. Altri, la metà, calcolano consigli e probabilità. Tutti partono solo quando servono.
cli-workers-help = Quanti nodi avviare dietro questa porta, ciascuno in un processo proprio. Più di uno richiede un database PostgreSQL.
cli-node-port-help = Da quale porta in poi ogni nodo risponde anche da solo, su 127.0.0.1: il primo a questa porta, il secondo alla successiva. 0: nessuno.
cli-limits = Limiti (0 = nessuno)
cli-requests-help = Richieste al minuto da un indirizzo.
cli-new-tables-help = Tavoli aperti al minuto da un indirizzo.
cli-reviews-help = Analisi chieste all’ora da un indirizzo.
cli-reviews-waiting-help = Analisi in corso nello stesso momento per un indirizzo.
cli-wrong-codes-help = Codici di tavolo sbagliati all’ora da un indirizzo.
cli-tables-help = Tavoli non finiti di un ospite.
cli-connections-help = Connessioni HTTP da un indirizzo.
cli-seconds-per-request-help = Secondi entro cui una richiesta HTTP deve arrivare.
cli-sockets-help = Connessioni in tutto.
cli-sockets-per-address-help = Connessioni da un indirizzo.
cli-sockets-per-guest-help = Connessioni di un ospite.
cli-asks-help = Richieste al secondo su una connessione.
cli-talk-help = Messaggi di chat al secondo su una connessione.
cli-advice-waiting-help = Consigli e probabilità chiesti da un ospite e non ancora calcolati.
cli-body-help = Byte in una richiesta.
cli-ban-address-help = Minuti dopo un’esclusione in cui da quell’indirizzo non entrano nuovi ospiti.
cli-unknown-variable = La variabile { $variable } è impostata, ma una simile impostazione non esiste.
cli-misspelt-variable = La variabile { $variable } è impostata, ma una simile impostazione non esiste: intendevi { $nearest }?
cli-renamed-option = L’opzione { $old } ora si chiama { $new }; il vecchio nome funziona ancora.
cli-renamed-variable = La variabile { $old } ora si chiama { $new }; il vecchio nome funziona ancora.
cli-serving = Skulduggery è in funzione su { $address }
cli-serving-network = Nella tua rete: { $address }
cli-serving-database = Database: { $database }
cli-serving-stop = Ctrl-C ferma il server; nulla va perso.
cli-admin-help = Gestire un server in funzione: carico, tavoli, esclusioni.
cli-admin-synopsis = admin token|load|tables|bans|close TAVOLO|ban OSPITE|unban OSPITE [OPZIONI]
cli-admin-what-help = token mostra il token di amministrazione, load il carico, tables e bans sono elenchi; close chiude un tavolo, ban esclude un ospite, unban lo riammette.
cli-admin-whom-help = L’identificativo del tavolo da chiudere, o dell’ospite da escludere o riammettere.
cli-url-help = L’indirizzo del server.
cli-admin-closed = Il tavolo { $table } è chiuso.
cli-admin-banned = L’ospite { $guest } è escluso.
cli-admin-unbanned = L’ospite { $guest } è di nuovo ammesso.
cli-load-node = Nodo che ha risposto
cli-load-nodes = Tutti i nodi
cli-load-version = Versione
cli-load-uptime = In funzione da
cli-load-tables = Tavoli in memoria
cli-load-sockets = Connessioni
cli-load-guests = Ospiti connessi
cli-load-moves = Mosse nell’ultimo minuto
cli-load-waiting = Scritture in attesa
cli-load-memory = Memoria
cli-load-database = Database
cli-load-table = Tavolo
cli-load-game = Gioco
cli-load-status = Stato
cli-load-listed = Pubblico
cli-load-host = Host
cli-load-changed = Ultima modifica
cli-load-guest = Ospite
cli-load-banned = Escluso
cli-backup-help = Copiare il database in un nuovo file; il server può essere in funzione.
cli-backup-synopsis = backup FILE [OPZIONI]
cli-backup-file-help = Il file da scrivere; non deve ancora esistere.
cli-backed-up = Database copiato in { $file } ({ $bytes } byte).
cli-restore-help = Riportare una copia di sicurezza in un database vuoto o che non esiste ancora, e verificare tutto.
cli-restore-synopsis = restore FILE [OPZIONI]
cli-restore-file-help = La copia di sicurezza; resta com’è.
cli-move-help = Copiare tutto da un database in un altro, vuoto, SQLite o PostgreSQL, e verificarlo. Su nessuno dei due dev’essere in funzione un server.
cli-move-synopsis = move-database ORIGINE DESTINAZIONE [OPZIONI]
cli-source-placeholder = ORIGINE
cli-target-placeholder = DESTINAZIONE
cli-move-from-help = Il database attuale: un file, oppure postgresql://utente:password@host:5432/nome. Conserva tutto.
cli-move-to-help = Dove va tutto: un file che non esiste ancora, oppure un database PostgreSQL vuoto.
cli-copy-step = { $step ->
    [copied] righe copiate
    [compared] righe confrontate
   *[replayed] partite rigiocate
}
cli-house-copied = Tutto il contenuto di { $source } ora è in { $database }: { $rows } righe. { $logs } registri di tavoli e { $records } partite finite sono stati rigiocati. { $source } è rimasto com’era.
cli-house-unreadable = { $count } di questi non si sono potuti rigiocare né là né qui; sono stati copiati così come sono.
cli-play-help = Giocare nel terminale, contro i bot e con altri alla stessa tastiera.
cli-play-synopsis = play GIOCO [OPZIONI]
cli-simulate-help = Far giocare molte partite ai bot e tirare le somme.
cli-simulate-synopsis = simulate GIOCO [OPZIONI]
cli-replay-help = Rivedere una partita registrata, mossa per mossa.
cli-replay-synopsis = replay FILE [OPZIONI]
cli-verify-help = Verificare le estrazioni di una registrazione, e indicare la prima che non torna.
cli-verify-synopsis = verify FILE [OPZIONI]
cli-verified = { $draws ->
    [one] L’unica estrazione segue
   *[other] Tutte le { $draws } estrazioni seguono
} dal segreto e dai sali. L’impegno era { $commitment }.
cli-convert-help = Convertire registrazioni da testo a JSON o viceversa, senza perdite.
cli-convert-synopsis = convert FILE --to text|json|jsonl
cli-perft-help = Contare le linee di gioco a ogni profondità, per confrontare realizzazioni delle regole.
cli-perft-synopsis = perft GIOCO [OPZIONI]
cli-games-synopsis = games [OPZIONI]
cli-games-command-help = Elencare i giochi, le loro opzioni, le edizioni e i bot.
cli-file-placeholder = FILE
cli-game-placeholder = GIOCO
cli-position-placeholder = POSIZIONE
cli-what-placeholder = COSA
cli-whom-placeholder = CHI
cli-game-help = Uno tra { $games }.
cli-players-help = Il numero di giocatori.
cli-set-help = Un’opzione del gioco, per esempio last_chance=true. Si può ripetere.
cli-preset-help = Le opzioni di un’edizione: german, english o italian (Skull).
cli-seed-help = Un numero intero; stesso numero, stessa partita.
cli-json-help = Stampare JSON invece di una tabella.
cli-position-help = Partire da una posizione: Skull per esempio da "FFS+ FF first=0", Säbel & Schädel da "1 2 K 5 3 B 4 5:rrg 2:g 0=rrr 1=gg turn=0".
cli-humans-help = Quante persone giocano a questa tastiera; gli altri posti vanno ai bot.
cli-name-help = Un nome; darne uno per ogni persona.
cli-record-help = Scrivere la partita in questo nuovo file quando finisce o la si lascia.
cli-games-help = Il numero di partite.
cli-jobs-help = Il numero di processi che si dividono il lavoro.
cli-records-help = Scrivere ogni partita in questo nuovo file, una registrazione JSON per riga.
cli-depth-help = La profondità in passi.
cli-after-help = Passi da giocare prima, come in una registrazione: "0 flower; 1 skull".
cli-divide-help = Mostrare i conteggi dietro ogni primo passo; il caso con il suo peso.
cli-file-help = Una registrazione: testo, JSON o una registrazione JSON per riga.
cli-to-help = text, json (con rientri) o jsonl (una riga per registrazione).
cli-as-help = Quale vista mostrare: il numero di un giocatore, «table» per ciò che vedevano tutti, «all» per tutto.
cli-number-help = Quale registrazione, se il file ne contiene più d’una; si conta da 1.
cli-simulating = Partite in corso
cli-simulated = { $game }: { $games } partite di { $players } bot, seme { $seed }, { $rules }.
cli-seat = Giocatore
cli-wins = Vittorie
cli-share = Quota
cli-interval = Intervallo al 95 %
cli-lengths = Passi per partita: { $mean } in media, da { $shortest } a { $longest }.
cli-made-of = Che cosa è successo nelle partite
cli-in-all = In tutto
cli-per-game = Per partita
cli-intervals = In 95 simulazioni come questa su 100 l’intervallo contiene il valore vero. Dipende da quanto le partite differiscono tra loro, perché ciò che accade in una stessa partita non è indipendente. (Quote col metodo di Wilson, medie con quello di Student.)
cli-stopped-after = Interrotto dopo { $played } partite su { $wanted }. I risultati fin qui:
cli-player-range = { $setting ->
    [none] Per { $least }–{ $most } giocatori.
   *[other] Con { $setting }: { $least }–{ $most }.
}
cli-a-seat = Il posto { $seat }
cli-setting = Impostazione
cli-usual = { "" } (predefinito)
cli-meaning = Significato
cli-replay-title = { $game }: { $players }
cli-replay-as-table = Come l’ha vista tutto il tavolo. --as 0 mostra ciò che vedeva il giocatore 0, --as all mostra tutto.
cli-replay-as-player = Con gli occhi di { $name }.
cli-replay-as-all = Con tutto scoperto.
cli-replay-abandoned = Qui la partita è stata abbandonata.
cli-replay-unfinished = Qui finisce la registrazione; la partita non era finita.
error-unknown-command = Il comando «{ $word }» non esiste. Ci sono: { $commands }.
error-unknown-command-option = L’opzione «{ $word }» qui non esiste; --help elenca le opzioni.
error-bad-value = { $option } non può essere «{ $value }».
error-missing-value = { $option } vuole un valore.
error-repeated-option = { $option } è stata data due volte.
error-too-many-words = Troppi argomenti: { $words }
error-unreadable-words = Questi argomenti non stanno insieme; --help mostra come scriverli.
error-bad-file = { $file }: { $reason }
error-system-refused = Il sistema operativo segnala: { $reason }
error-interrupted = Fermato.
error-unknown-language = { $setting } non può essere «{ $wish }». Scegli una di queste: { $languages }.
error-no-language = Indica una lingua dopo { $setting }: { $languages }.
error-bad-setting = «{ $setting }» non è un’opzione con il suo valore; si scrive opzione=valore.
error-bad-number = { $option } non può essere «{ $value }». È un numero intero { $most ->
    [none] da { $least } in su
   *[other] da { $least } a { $most }
}.
error-bad-viewer = La vista «{ $viewer }» non esiste. Scegli un giocatore da 0 a { $last }, «table» o «all».
error-no-such-record = Il file contiene { $count ->
    [one] una registrazione
   *[other] { $count } registrazioni
}; la numero { $number } non c’è.
error-no-file = Indica un file; - legge lo standard input.
error-file-exists = { $file } esiste già e non viene sovrascritto. Scegli un altro nome, o sposta il file.
