# The browser: what is said around the games.

## Around the games

web-title = Tre giochi di teschi, e di gente che non ti crede
web-loading = Un momento…
web-page-failed = Questa pagina non si è caricata. Il server c’è ancora? Riprova tra un momento.
web-unreachable = Al momento il server non si raggiunge.
web-nowhere = Qui non c’è niente
web-nowhere-about = L’indirizzo è vecchio, o manca una lettera.
web-home = Alla prima pagina
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
web-one-device = Su un solo dispositivo, a turno
web-your-tables = I tuoi tavoli
web-no-account = Niente account, niente da scaricare: apri un link e gioca, con gli amici sul telefono o contro i bot.

## The lobby

web-lobby-about = Tavoli aperti a tutti. Gli altri si trovano solo con il link.
web-lobby-empty = Adesso non c’è nessun tavolo in elenco. Aprine uno e mettilo in elenco.
web-chairs-free =
    { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
web-being-played = in corso
web-is-rated = valida per la classifica
web-watching-count =
    { $count ->
        [one] 1 guarda
       *[other] { $count } guardano
    }
web-join = Partecipa
web-watch = Guarda

## The table

web-table-title = Il tavolo
web-line-lost = Connessione persa, torno subito…
web-invite = Invita
web-menu = Menu
web-invite-title = Invita gli amici
web-invite-about = Chi apre questo link arriva al tavolo. L’immagine si legge con la fotocamera del telefono.
web-invite-copy = Copia il link
web-invite-share = Condividi…
web-invite-tv = Un grande schermo mostra il tavolo, i telefoni tengono le mani:
web-tv = Mostra sulla TV
web-log-and-talk = Cronaca, chiacchiere, persone, regole
web-log = Cronaca
web-log-empty = Non è ancora successo niente.
web-people = Persone
web-rules = Regole
web-language = Lingua
web-language-browser = come nel browser
web-sound = Suono
web-confirm-moves = Conferma ogni mossa
web-all-settings = Tutte le impostazioni
web-resign = Abbandona la partita
web-leave = Lascia il tavolo
web-stay = Resta
web-your-name = Il tuo nome
web-sit-down = Siediti
web-no-chair-free = Non c’è un posto libero.
web-watching = La partita è in corso: stai guardando.
web-join-talk = Unisciti alla conversazione
web-ended = Il tavolo non c’è più
web-ended-sent-away = Qui questo browser non è più conosciuto.
web-ended-removed = Sei stato allontanato da questo tavolo.
web-ended-no-table = A questo indirizzo non c’è nessun tavolo. Manca una lettera nel link?
web-ended-closed = Chi gestisce il server ha chiuso il tavolo.
web-ended-broken = Il server non ha capito questa pagina. Ricaricala: il posto resta tuo.
web-your-turn = Tocca a te.
web-your-turn-title = ● Tocca a te · { $game }
web-confirm = Sicuro?
web-not-yet = Non ancora
web-result = Com’è finita
web-you-won = Hai vinto.
web-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
web-abandoned = La partita è stata interrotta e non vale per nessuno.
web-rematch = Rivincita
web-rematch-host = Chi ospita può chiamare la rivincita.
web-replay = Rivedila

## Before the game

web-chairs = Chi gioca
web-a-bot = bot
web-a-program = un programma
web-away = assente
web-the-host = ospita
web-chair-free = libero
web-chair-gone = qui nessuno
web-rename = Rinomina
web-stand-up = Alzati
web-sit-here = Siediti qui
web-add-bot = Un bot
web-take-chair-away = Togli il posto { $chair }
web-put-chair-back = Rimettilo
web-free-chair = Libera il posto
web-bot-level = Come giocano i bot
web-bot-level-of = Come gioca { $name }
web-fill-with-bots = Riempi con i bot
web-start =
    { $count ->
        [0] Comincia
        [1] Comincia
       *[other] Comincia in { $count }
    }
web-waiting-for-host = La partita comincia quando lo decide chi ospita.
web-what-is-played = Che cosa si gioca
web-the-game = Gioco
web-presets = Edizioni
web-agreement = Come giochiamo
web-clock = Orologio
web-clock-none = senza orologio
web-clock-30-seconds = 30 secondi a decisione
web-clock-2-minutes = 2 minuti a decisione
web-clock-10-minutes = 10 minuti per la partita, 5 secondi in più a ogni decisione
web-clock-a-day = un giorno a decisione
web-clock-3-days = tre giorni a decisione
web-clock-own = un altro orologio
web-talk = Chiacchiere
web-talk-free = si può dire tutto
web-talk-phrases = solo frasi pronte
web-talk-off = spente
web-grace = Un bot subentra dopo
web-grace-time =
    { $minutes ->
        [0] { $seconds } secondi di assenza
        [1] un minuto di assenza
       *[other] { $minutes } minuti di assenza
    }
web-listed = In elenco per tutti
web-rated = Valida per la classifica
web-keep-talk = Le chiacchiere restano nel verbale
web-odds-allowed = Si possono mostrare le probabilità
web-hints-allowed = Si possono chiedere consigli

## Consigli

web-hint = Consiglio
web-hint-thinking = Un maestro ci pensa…
web-hint-choice = { $choice }: un maestro lo sceglie il { $often } % delle volte, e vale il { $worth } % della vittoria.
web-hint-often = quanto spesso
web-hint-worth = valore

## Talk and people

web-nothing-said = Ancora nessuno ha detto niente.
web-talk-is-off = A questo tavolo si sta in silenzio.
web-talk-join-first = Per parlare, unisciti al tavolo.
web-talk-muted = Per ora non puoi parlare.
web-gestures = Gesti
web-phrases = Frasi pronte
web-say = Di’ qualcosa…
web-send = Invia
web-you = tu
web-muted = silenziato
web-watches = guarda
web-block = Non ascoltare
web-unblock = Ascolta di nuovo
web-mute = Silenzia
web-unmute = Ridai la parola
web-make-host = Fai ospitare
web-remove = Allontana

## Who plays a seat

web-person-resigned = Ha abbandonato; un bot continua.
web-person-stand-in = Assente; un bot fa le veci.
web-person-away = Assente.
web-person-bot = Un bot.
web-person-bot-level = Un bot: { $level }.
web-person-program = Un programma da fuori.
web-person-clock = Tempo rimasto:
