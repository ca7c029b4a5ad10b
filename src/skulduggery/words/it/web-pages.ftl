# Il browser: le partite finite e come rivederle, chi gioca, la classifica e le impostazioni.

web-pages-more = Altre
web-pages-again = Riprova
web-pages-save = Salva
web-pages-keep-it = Tienilo
web-pages-unreachable = Il server non risponde. Controlla la connessione e riprova.
web-pages-failed = Qualcosa è andato storto in questa pagina. Riprova.
web-pages-copied = Copiato
web-pages-copy-by-hand = Il tuo browser non lascia copiare a questa pagina. Copialo da qui:
web-pages-copy-link = Copia il link
web-pages-which-game = Quale gioco
web-pages-all-games = Tutti i giochi
web-pages-kind-person = Persona
web-pages-kind-program = Programma
web-pages-kind-bot = Bot
web-pages-you = Tu

## I risultati

web-pages-won = Vittoria
web-pages-place = { $place }º posto
web-pages-resigned = Abbandono
web-pages-abandoned = Interrotta
web-pages-unfinished = Non finita
web-pages-unlisted = La vede solo chi c’era
web-pages-unrated = Senza classifica
web-pages-rating = Punteggio
web-pages-rating-change = { $rating } ({ $change })
web-pages-uncertainty = più o meno { $points }
web-pages-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Le partite finite

web-pages-games-title = Partite finite
web-pages-games-about = Ogni partita si può rivedere, mossa per mossa e con gli occhi di chiunque vi abbia giocato.
web-pages-my-games = Le mie partite
web-pages-newest = Le più recenti
web-pages-no-games = Qui non è ancora finita nessuna partita. La tua potrebbe essere la prima.
web-pages-bring-title = Guarda una tua registrazione
web-pages-bring-about = Trascina un file su questa pagina, dove vuoi, oppure sceglilo: testo o JSON, come li scrive Skulduggery.
web-pages-bring-choose = Scegli un file
web-pages-bring-reading = Sto leggendo { $name }…
web-pages-bring-wrong = { $name } non si può mostrare.

## Rivedere una partita

web-pages-replay-nothing = Questa partita non si può mostrare
web-pages-replay-board = Il tavolo di gioco
web-pages-replay-opening = È tutto pronto per cominciare.
web-pages-replay-decides = { $name }: { $move }
web-pages-replay-step = Passo { $step } di { $last }.
web-pages-replay-timeline = A che punto della partita
web-pages-replay-first = All’inizio
web-pages-replay-back = Un passo indietro
web-pages-replay-play = Avvia
web-pages-replay-pause = Ferma
web-pages-replay-forward = Un passo avanti
web-pages-replay-last = Alla fine
web-pages-replay-to-moves = Alle mosse
web-pages-replay-to-board = Al tavolo
web-pages-replay-speed = Velocità
web-pages-replay-times = { $speed }×
web-pages-replay-eyes = Visto da
web-pages-replay-eyes-table = Tavolo
web-pages-replay-eyes-all = Scoperto
web-pages-replay-jump = Vai a
web-pages-replay-round = Round { $number }
web-pages-replay-panel = Che cosa leggere
web-pages-replay-moves = Mosse
web-pages-replay-about = La partita
web-pages-replay-by-bot = bot
web-pages-replay-by-stand-in = al suo posto un bot
web-pages-replay-by-clock = tempo scaduto
web-pages-result = Chi ha giocato
web-pages-result-won =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
web-pages-result-abandoned = La partita è stata interrotta e non conta per nessuno.
web-pages-result-unfinished = La registrazione si ferma prima della fine.
web-pages-result-unrated = Nessun punteggio è cambiato.
web-pages-about-game = Come si è giocato
web-pages-played-at = Giocata
web-pages-brought-at = Portata qui
web-pages-rules-version = Versione delle regole
web-pages-from-position = Non comincia dall’inizio, ma a metà di una partita.
web-pages-uploaded = Qualcuno ha portato qui questa registrazione. Non si è giocata qui, e nessuno ha controllato i nomi.
web-pages-keep = Da portare via
web-pages-copy-moment = Copia il link a questo momento
web-pages-save-text = Salva come testo
web-pages-save-json = Salva come JSON
web-pages-fair = Il caso è stato onesto?
web-pages-fair-about = Prima della partita il server si è impegnato su un segreto, e ognuno ci ha messo il suo sale. Ora che è finita, ogni estrazione si può rifare.
web-pages-fair-check = Verifica le estrazioni
web-pages-fair-checking = Sto estraendo di nuovo…
web-pages-fair-fits =
    { $draws ->
        [one] L’unica estrazione torna con il segreto.
       *[other] Tutte le { $draws } estrazioni tornano con il segreto.
    }
web-pages-fair-commitment = E il segreto corrisponde all’impegno mostrato prima della partita:
web-pages-fair-yourself = Senza fidarsi di questo server
web-pages-fair-yourself-how = Salva la registrazione come testo e verificala sul tuo computer:
web-pages-copy-command = Copia il comando

## Chi gioca

web-pages-player = Chi gioca
web-pages-this-is-you = Sei tu.
web-pages-your-settings = Nome e impostazioni
web-pages-ranked = { $place }º posto in classifica, dopo { $games } partite valide
web-pages-not-ranked =
    { $games ->
        [one] Una partita valida; la classifica comincia da cinque
       *[other] { $games } partite valide, fuori classifica
    }
web-pages-count-games = Partite
web-pages-count-won = vinte
web-pages-count-resigned = abbandonate
web-pages-count-abandoned = interrotte
web-pages-history = Partite giocate
web-pages-history-private = Le partite ai tavoli che non erano nella sala le vede solo chi le ha giocate.
web-pages-no-games-of-player = Nessuna partita da mostrare.
web-pages-no-games-of-yours = Qui non hai ancora finito nessuna partita.
web-pages-play-one = Giocane una

## La classifica

web-pages-top-title = Chi è il più forte
web-pages-top-about = C’è chi ha giocato cinque partite valide. Un punteggio parte da 1000, e il numero dopo ± dice quanto è sicuro.
web-pages-which-kind = Chi si vede
web-pages-kinds-all = Tutti
web-pages-kinds-people = Persone
web-pages-kinds-bots = Bot e programmi
web-pages-your-place = Fra tutti hai il { $place }º posto, con { $rating }.
web-pages-your-place-none =
    { $games ->
        [0] Di questo gioco non hai ancora partite valide.
        [one] Di questo gioco hai una partita valida; da cinque in poi entri in classifica.
       *[other] Di questo gioco hai { $games } partite valide; da cinque in poi entri in classifica.
    }
web-pages-rated-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
web-pages-top-empty = Nessuno ha ancora giocato cinque partite valide. Il primo posto è libero.

## Le impostazioni

web-pages-settings-about = Nome, dispositivi e programmi li tiene il server, tutto il resto questo browser.
web-pages-name = Il tuo nome
web-pages-name-about = Come ti chiami al prossimo tavolo a cui arrivi. Al massimo 24 caratteri.
web-pages-name-tag = La tua sigla è #{ $tag }: ti distingue da chi ha lo stesso nome.
web-pages-name-saved = Salvato.
web-pages-settings-look = L’aspetto
web-pages-language = Lingua
web-pages-language-browser = Come il browser
web-pages-theme = Luce
web-pages-theme-system = Come il dispositivo
web-pages-theme-night = Notte
web-pages-theme-paper = Carta
web-pages-motion = Movimento
web-pages-motion-system = Come il dispositivo
web-pages-motion-full = Pieno
web-pages-motion-fast = Rapido
web-pages-motion-none = Nessuno
web-pages-symbols = Simboli più grandi
web-pages-symbols-about = Dove i colori distinguono qualcosa, anche i simboli diventano grandi.
web-pages-settings-table = Al tavolo
web-pages-confirm = Chiedi prima di ogni mossa
web-pages-confirm-about = Così un dito distratto costa un secondo e non un teschio.
web-pages-odds = Mostra le probabilità
web-pages-odds-about = Dove il tavolo lo permette: quanto è probabile qualcosa, da quel che puoi sapere.
web-pages-sound = Suoni
web-pages-sound-about = Legno, carta, dadi, e una campanella quando tocca a te.
web-pages-notices = Chiamami quando tocca a me
web-pages-notices-about = Un avviso del browser mentre guardi altro.
web-pages-notices-insecure = I browser lo permettono solo con https, e a questo server si arriva senza.
web-pages-notices-unable = Questo browser non ha avvisi per le pagine.
web-pages-notices-denied = Al tuo browser è stato detto di non lasciar chiamare questa pagina. Si cambia nelle sue impostazioni.
web-pages-devices = Un altro dispositivo
web-pages-devices-about = Sii la stessa persona sul telefono e alla scrivania, anche a metà di una partita.
web-pages-devices-make = Crea un link
web-pages-devices-another = Crea un altro link
web-pages-devices-how = Inquadralo con l’altro dispositivo, oppure apri lì il link.
web-pages-devices-until = Vale una volta sola, fino alle { $time }.
web-pages-devices-secret = Chi lo apre diventa te: non mostrarlo a nessun altro.
web-pages-devices-over = Il link ormai è troppo vecchio.
web-pages-move-ask = Continuare qui come sull’altro dispositivo?
web-pages-move-ask-about = Questo browser diventa la stessa persona: stesso nome, stessi posti, stesse partite.
web-pages-move-instead = Finora qui sei { $name } #{ $tag }. Ciò che questo browser ha giocato con quel nome resta indietro, se non lo ha un altro dispositivo.
web-pages-move-yes = Sì, continua qui
web-pages-move-no = No, lascia stare
web-pages-move-done = Eccoti, { $name }
web-pages-move-done-nameless = Eccoti
web-pages-move-done-about = D’ora in poi tutti e due i dispositivi sono te.
web-pages-move-go = Bene
web-pages-programs = I tuoi programmi
web-pages-programs-about = Un bot scritto da te gioca con un nome suo, grazie a un token. Ne rispondi tu.
web-pages-programs-none = Non ne hai.
web-pages-programs-name = Nome del programma
web-pages-programs-make = Crea un token
web-pages-programs-token = Il token di { $name }. Si mostra solo questa volta: mettilo al sicuro.
web-pages-programs-token-kept = Ce l’ho
web-pages-copy-token = Copia il token
web-pages-programs-revoke = Revoca
web-pages-programs-revoke-name = Revoca { $name }
web-pages-programs-sure = { $name } resterà fuori subito, anche a metà di una partita.
web-pages-programs-revoke-yes = Sì, revoca
web-pages-blocked = Persone bloccate
web-pages-blocked-about = Di quel che dicono non senti nulla, a nessun tavolo. Loro non lo sanno.
web-pages-blocked-none = Nessuna. Speriamo che duri.
web-pages-unblock = Sblocca
web-pages-unblock-name = Sblocca { $name }
web-pages-forget = Farsi dimenticare
web-pages-forget-about = Cancella tutto ciò che questo server conserva su di te.
web-pages-forget-start = Cancella tutto…
web-pages-forget-what = Lasci ogni tavolo, e un bot continua al tuo posto. Nome, punteggi, programmi con i loro token, blocchi, link e registrazioni caricate vengono cancellati, e ciò che hai detto diventa «…».
web-pages-forget-kept = Nelle partite con altri diventi «Somebody», uno diverso a ogni tavolo. Mosse e sali restano: senza di essi nessuno potrebbe verificare le estrazioni.
web-pages-forget-no = No, tieni tutto
web-pages-forget-once = Continua
web-pages-forget-twice = Non si torna indietro. Cancellare davvero tutto?
web-pages-forget-yes = Cancella tutto per sempre
web-pages-forget-done =
    { $tables ->
        [0] Di te qui non c’è più traccia.
        [one] Di te qui non c’è più traccia, e per questo è cambiato un tavolo.
       *[other] Di te qui non c’è più traccia, e per questo sono cambiati { $tables } tavoli.
    }
