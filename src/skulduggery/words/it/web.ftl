# The browser: what is said around the games.

## Around the games

web-title = Tre giochi di teschi in cui nessuno ti crede
web-loading = Un momento…
web-page-failed = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
web-unreachable = Al momento il server non è raggiungibile. Riprova tra poco.
offline-title = Nessuna connessione
offline-about = Il server non è raggiungibile. Il tuo posto resta tuo: riprova tra poco.
offline-retry = Riprova
web-nowhere = Pagina non trovata
web-nowhere-about = Forse l’indirizzo è vecchio, o manca una lettera.
web-home = Pagina iniziale
web-navigation = Pagine
web-close = Chiudi
web-lobby = Tavoli aperti
web-lobby-short = Tavoli
web-learn = Impara
web-games = Partite
web-top = Classifica
web-settings = Impostazioni
web-guest-name = Ospite

## The games

web-play-bots = Gioca contro i bot
web-play-friends = Gioca con gli amici
web-learn-it = Imparalo in dieci minuti
web-one-device = Gioca su un solo dispositivo
web-no-account = Niente account, niente da scaricare: apri un link e gioca, con gli amici sul telefono o contro i bot.
web-code-ask = Hai un codice?
web-code-example = cinque lettere
web-code-go = Al tavolo
web-code-about = Scrivi il codice di un tavolo, e questo schermo lo mostra. La propria mano si vede solo sul proprio telefono.
web-open-table-title = Apri un tavolo
web-open-table = Apri il tavolo
web-open-table-about = I tuoi amici vedono questo nome quando li inviti.
web-open-table-listed = Il tuo tavolo è tra quelli aperti: chiunque può giocare e vede questo nome.
web-back-title = Riprendi da qui
web-back-game = Continua a giocare
web-back-table = Torna al tuo tavolo
web-back-lesson = Continua la lezione
web-back-review = Rivedi la tua ultima partita

## The lobby

web-lobby-about = Tavoli aperti a tutti. Agli altri si arriva solo con il link.
web-lobby-empty = Al momento nessuno aspetta compagnia. Apri un tavolo, e chi passa può giocare.
web-chairs-free =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
web-being-played = in corso
web-is-rated = classificata
web-watching-count =
    { $count ->
        [one] 1 guarda
       *[other] { $count } guardano
    }
web-join = Partecipa
web-watch = Guarda

## The table

web-table-title = Il tavolo
web-line-lost = Connessione persa, riconnessione…
web-invite = Invita
web-menu = Menu
web-invite-title = Invita gli amici
web-invite-about = Chi ha questo link può unirsi. Inquadra il codice con il telefono.
web-invite-copy = Copia il link
web-invite-share = Condividi…
web-invite-code = Oppure scrivi questo codice nella pagina iniziale:
web-invite-tv = Il tavolo sul grande schermo; ognuno vede la sua mano solo sul telefono:
web-tv = Mostra sulla TV
web-log-and-talk = Cronaca, chat, persone, regole
web-log = Cronaca
web-log-empty = Non è ancora successo niente.
web-people = Persone
web-rules = Regole
web-short-rules = Le regole in un minuto
web-coach-rules = Qualche dubbio? Il punto interrogativo mostra le regole, in un minuto.
web-coach-ok = Capito
web-language = Lingua
web-language-browser = Lingua del browser
web-sound = Suoni
web-confirm-moves = Conferma ogni mossa
web-all-settings = Tutte le impostazioni
web-resign = Abbandona
web-leave = Lascia il tavolo
web-stay = Resta
web-your-name = Il tuo nome
web-invited-by = { $host } ti invita a { $game }
web-invited-time = In { $players } ci vogliono circa { $minutes } minuti.
web-sit-down = Siediti
web-no-chair-free = Non c’è un posto libero.
web-watching = La partita è in corso: stai guardando.
web-join-talk = Entra nella chat
web-ended = Il tavolo non c’è più
web-ended-sent-away = Questo browser qui non è più conosciuto.
web-ended-removed = L’host ti ha fatto lasciare questo tavolo.
web-ended-no-table = A questo indirizzo non c’è nessun tavolo. Manca una lettera nel link?
web-ended-closed = Chi gestisce il server ha chiuso il tavolo.
web-ended-broken = Il server non ha capito questa pagina. Ricaricala: il posto resta tuo.
web-your-turn = Tocca a te.
web-your-turn-title = ● Tocca a te · { $game }
web-confirm = Giocare questa mossa?
web-not-yet = Annulla
web-result = Risultato
web-skip = Tocca per saltare
web-you-won = Hai vinto.
web-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
web-abandoned = La partita è stata interrotta e non conta per nessuno.
web-rematch = Rivincita
web-rematch-yes = Sì, gioca ancora
web-rematch-wanted = { $name } propone la rivincita.
web-rematch-waiting = Ci sei. Si aspetta ancora: { $names }
web-rematch-change = Cambia gioco o posti
web-replay = Rivedi la partita
web-result-fold = Mostra il tavolo
web-result-unfold = Mostra il risultato
web-result-details = Il risultato nei dettagli
web-result-turning = Che cosa ha deciso
web-result-turning-later = Un maestro cerca il momento che ha deciso la partita.

## Before the game

web-chairs = Chi gioca
web-a-bot = bot
web-a-program = programma
web-away = assente
web-the-host = host
web-chair-free = libero
web-chair-gone = chiuso
web-rename = Rinomina
web-stand-up = Alzati
web-sit-here = Siediti qui
web-add-bot = Metti un bot
web-take-chair-away = Chiudi il posto { $chair }
web-put-chair-back = Apri il posto
web-free-chair = Libera il posto
web-bot-level = Livello dei bot
web-bot-level-of = Livello di { $name }
web-fill-with-bots = Riempi con i bot
web-start =
    { $count ->
        [0] Comincia
        [1] Comincia
       *[other] Comincia in { $count }
    }
web-waiting-for-host = È l’host ad avviare la partita.
web-agree = D’accordo
web-agree-title = Vuoi giocare così?
web-agree-rated = Anche la prossima partita è classificata.
web-agreed = d’accordo
web-not-agreed = non ancora d’accordo
web-changed-since = Cambiato da quando hai il posto
web-changed-term = { $name }: { $now }, prima { $before }
web-switch-on = sì
web-switch-off = no
web-waiting-for-agreement = Non ancora d’accordo: { $names }.
web-does-not-count = Questa partita non conta per la classifica: due giocatori hanno lo stesso indirizzo, lo stesso dispositivo o lo stesso proprietario.
web-invited-rated = Questa partita è classificata.
web-table-options = Gioco, regole e impostazioni
web-what-is-played = Gioco e regole
web-the-game = Gioco
web-presets = Edizioni
web-agreement = Impostazioni del tavolo
web-clock = Orologio
web-clock-none = senza orologio
web-clock-30-seconds = 30 secondi a decisione
web-clock-2-minutes = 2 minuti a decisione
web-clock-10-minutes = 10 minuti per la partita, più 5 secondi a decisione
web-clock-a-day = 1 giorno a decisione
web-clock-3-days = 3 giorni a decisione
web-clock-own = un altro orologio
web-talk = Chat
web-talk-free = libera
web-talk-phrases = solo frasi pronte
web-talk-off = spenta
web-grace = Un bot subentra dopo
web-grace-time =
    { $minutes ->
        [0] { $seconds } secondi di assenza
        [1] 1 minuto di assenza
       *[other] { $minutes } minuti di assenza
    }
web-listed = Tavolo pubblico
web-rated = Classificata
web-keep-talk = Salva la chat con la partita
web-odds-allowed = Consenti le probabilità
web-hints-allowed = Consenti i consigli
web-bot-talk = I bot parlano

## Consigli

web-hint = Consiglio
web-hint-thinking = Un maestro ci pensa…
web-hint-choice = { $choice }: un maestro lo sceglie il { $often } % delle volte; { $worth } % di probabilità di vincere.
web-hint-often = frequenza
web-hint-worth = probabilità

## Talk and people

web-nothing-said = Ancora nessuno ha detto niente.
web-talk-is-off = A questo tavolo la chat è spenta.
web-talk-join-first = Per scrivere, unisciti al tavolo.
web-talk-muted = L’host ti ha tolto la parola.
web-gestures = Reazioni
web-quick-reactions = Reazioni rapide
web-phrases = Frasi pronte
web-say = Di’ qualcosa…
web-send = Invia
web-you = tu
web-seat-you = Tu · { $name }
web-muted = parola tolta
web-watches = guarda
web-block = Blocca
web-unblock = Sblocca
web-mute = Togli la parola
web-unmute = Ridai la parola
web-make-host = Nomina host
web-remove = Rimuovi

## Who plays a seat

web-person-resigned = Ha abbandonato; continua un bot.
web-person-stand-in = Assente; al suo posto gioca un bot.
web-person-away = Assente.
web-person-bot = Un bot.
web-person-bot-level = Un bot: { $level }.
web-person-program = Un programma esterno.
web-person-clock = Tempo rimasto:
