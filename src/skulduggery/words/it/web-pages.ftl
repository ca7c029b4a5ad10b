# Il browser: le partite finite e come rivederle, chi gioca, la classifica e le impostazioni.

web-pages-more = Mostra altro
web-pages-again = Riprova
web-pages-save = Salva
web-pages-keep-it = Tienilo
web-pages-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-pages-failed = Qualcosa è andato storto in questa pagina. Riprova.
web-pages-copied = Copiato
web-pages-copy-by-hand = Il browser non permette a questa pagina di copiare. Copia da qui:
web-pages-copy-link = Copia il link
web-pages-which-game = Gioco
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
web-pages-unlisted = Visibile solo a chi ha giocato
web-pages-unrated = Non classificata
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
web-pages-newest = Più recenti
web-pages-whose-games = Partite di chi
web-pages-listed-games = Partite dei tavoli aperti
web-pages-no-games = Qui non è ancora finita nessuna partita. La tua potrebbe essere la prima.
web-pages-bring-title = Guarda una tua registrazione
web-pages-bring-about = Trascina un file su questa pagina, dove vuoi, oppure sceglilo: testo o JSON, come li scrive Skulduggery.
web-pages-bring-choose = Scegli un file
web-pages-bring-reading = Lettura di { $name }…
web-pages-bring-wrong = { $name } non si può mostrare.

## Rivedere una partita

web-pages-replay-nothing = Questa partita non si può mostrare
web-pages-replay-board = Il tavolo di gioco
web-pages-replay-opening = È tutto pronto per cominciare.
web-pages-replay-decides = { $name }: { $move }
web-pages-replay-step = Passo { $step } di { $last }.
web-pages-replay-timeline = Punto della partita
web-pages-replay-first = All’inizio
web-pages-replay-back = Un passo indietro
web-pages-replay-play = Riproduci
web-pages-replay-pause = Pausa
web-pages-replay-forward = Un passo avanti
web-pages-replay-last = Alla fine
web-pages-replay-to-moves = Vai alle mosse
web-pages-replay-to-board = Vai al tavolo di gioco
web-pages-replay-speed = Velocità
web-pages-replay-times = { $speed }×
web-pages-replay-eyes = Visto da
web-pages-replay-eyes-table = Tavolo
web-pages-replay-eyes-all = Tutto scoperto
web-pages-replay-jump = Vai a
web-pages-replay-round = Round { $number }
web-pages-replay-panel = Accanto al tavolo
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
web-pages-brought-at = Caricata
web-pages-rules-version = Versione delle regole
web-pages-from-position = Comincia da una posizione a metà partita.
web-pages-uploaded = Questa registrazione è stata caricata. La partita non si è giocata qui, e nessuno ha controllato i nomi.
web-pages-keep = Salva o condividi
web-pages-copy-moment = Copia il link a questo momento
web-pages-save-text = Salva come testo
web-pages-save-json = Salva come JSON
web-pages-fair = Le estrazioni erano oneste?
web-pages-fair-about = Prima della partita il server si è impegnato su un segreto, e ognuno ha aggiunto un proprio numero casuale. Ora che è finita, ogni estrazione si può rifare e verificare.
web-pages-fair-check = Verifica le estrazioni
web-pages-fair-checking = Verifica in corso…
web-pages-fair-fits =
    { $draws ->
        [one] L’unica estrazione corrisponde al segreto.
       *[other] Tutte le { $draws } estrazioni corrispondono al segreto.
    }
web-pages-fair-commitment = E il segreto corrisponde all’impegno mostrato prima della partita:
web-pages-fair-yourself = Verifica senza fidarti di questo server
web-pages-fair-yourself-how = Salva la registrazione come testo e verificala sul tuo computer:
web-pages-copy-command = Copia il comando

## Chi gioca

web-pages-player = Chi gioca
web-pages-this-is-you = Sei tu.
web-pages-your-settings = Nome e impostazioni
web-pages-ranked = { $place }º posto in classifica, dopo { $games } partite classificate
web-pages-not-ranked =
    { $games ->
        [one] Una partita classificata; la classifica comincia da cinque
       *[other] { $games } partite classificate, fuori classifica
    }
web-pages-count-games = Partite
web-pages-count-won = vinte
web-pages-count-resigned = abbandonate
web-pages-count-abandoned = interrotte
web-pages-history = Partite giocate
web-pages-history-private = Le partite ai tavoli non pubblici le vede solo chi le ha giocate.
web-pages-no-games-of-player = Nessuna partita da mostrare.
web-pages-no-games-of-yours = Qui non hai ancora finito nessuna partita.
web-pages-play-one = Giocane una

## La classifica

web-pages-top-title = Classifica
web-pages-top-about = Ci entra chi ha giocato cinque partite classificate. Un punteggio parte da 1000; il numero dopo ± dice quanto è ancora incerto.
web-pages-which-kind = Mostra
web-pages-kinds-all = Tutti
web-pages-kinds-people = Persone
web-pages-kinds-bots = Bot e programmi
web-pages-your-place = Hai il { $place }º posto, con { $rating }.
web-pages-your-place-none =
    { $games ->
        [0] Di questo gioco non hai ancora partite classificate; con cinque entri in classifica.
        [one] Di questo gioco hai una partita classificata; con cinque entri in classifica.
       *[other] Di questo gioco hai { $games } partite classificate; con cinque entri in classifica.
    }
web-pages-rated-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
web-pages-top-empty = Nessuno ha ancora giocato cinque partite classificate di questo gioco. Il primo posto è libero.

## Le impostazioni

web-pages-settings-about = Nome, dispositivi e programmi li tiene il server, tutto il resto questo browser.
web-pages-name = Il tuo nome
web-pages-name-about = Vale dal prossimo tavolo a cui ti unisci. Al massimo 24 caratteri.
web-pages-name-tag = La tua sigla è #{ $tag }: ti distingue da chi ha lo stesso nome.
web-pages-name-saved = Salvato.
web-pages-settings-look = Aspetto
web-pages-language = Lingua
web-pages-language-browser = Lingua del browser
web-pages-theme = Tema
web-pages-theme-system = Sistema
web-pages-theme-night = Scuro
web-pages-theme-paper = Chiaro
web-pages-motion = Animazioni
web-pages-motion-system = Sistema
web-pages-motion-full = Tutte
web-pages-motion-none = Nessuna
web-pages-tempo = Ritmo
web-pages-tempo-calm = Calmo
web-pages-tempo-normal = Normale
web-pages-tempo-quick = Veloce
web-pages-symbols = Simboli più grandi
web-pages-symbols-about = Dove i colori distinguono qualcosa, anche i simboli si ingrandiscono.
web-pages-settings-table = Al tavolo
web-pages-confirm = Conferma ogni mossa
web-pages-confirm-about = Così un dito distratto costa un secondo e non un teschio.
web-pages-odds = Mostra le probabilità
web-pages-odds-about = Quanto è probabile qualcosa, da quel che puoi sapere. Solo dove il tavolo lo permette.
web-pages-own-rolls = Tiro io il dado
web-pages-own-rolls-about = In Säbel & Schädel il tuo dado aspetta che tu prema «Tira il dado». Cambia solo il momento.
web-pages-sound = Suoni
web-pages-sound-about = Legno, carta, dadi, e una campanella quando tocca a te.
web-pages-notices = Avvisami quando tocca a me
web-pages-notices-about = Una notifica del browser mentre guardi altro.
web-pages-notices-insecure = I browser permettono le notifiche solo con https, e questo server usa http.
web-pages-notices-unable = Questo browser non supporta le notifiche.
web-pages-notices-denied = Per questa pagina le notifiche sono bloccate. Consentile nelle impostazioni del browser.
web-pages-devices = Un altro dispositivo
web-pages-devices-about = Lo stesso nome, gli stessi posti e le stesse partite su telefono e computer, anche a metà partita.
web-pages-devices-make = Crea un link
web-pages-devices-another = Crea un altro link
web-pages-devices-how = Inquadra il codice con l’altro dispositivo, oppure apri lì il link.
web-pages-devices-until = Vale una volta sola, fino alle { $time }.
web-pages-devices-secret = Chi lo apre gioca come te: non mostrarlo a nessun altro.
web-pages-devices-over = Il link è scaduto. Creane un altro.
web-pages-move-ask = Continuare qui come sull’altro dispositivo?
web-pages-move-ask-about = Questo browser avrà lo stesso nome, gli stessi posti, le stesse partite.
web-pages-move-instead = Finora qui sei { $name } #{ $tag }. Ciò che questo browser ha giocato con quel nome resta indietro, se non lo ha un altro dispositivo.
web-pages-move-yes = Continua qui
web-pages-move-no = Annulla
web-pages-move-done = Eccoti, { $name }
web-pages-move-done-nameless = Eccoti
web-pages-move-done-about = D’ora in poi giochi con tutti e due i dispositivi.
web-pages-move-go = OK
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
web-pages-programs-revoke-yes = Revoca
web-pages-blocked = Persone bloccate
web-pages-blocked-about = Di quel che dicono non senti nulla, a nessun tavolo. Loro non lo sanno.
web-pages-blocked-none = Nessuna. Speriamo che duri.
web-pages-unblock = Sblocca
web-pages-unblock-name = Sblocca { $name }
web-pages-forget = Cancella i miei dati
web-pages-forget-about = Cancella tutto ciò che questo server conserva su di te.
web-pages-forget-start = Cancella tutto…
web-pages-forget-what = Lasci ogni tavolo, e un bot continua al tuo posto. Nome, punteggi, programmi con i loro token, blocchi, link e registrazioni caricate vengono cancellati, e ciò che hai scritto in chat diventa «…».
web-pages-forget-kept = Nelle partite con altri diventi «N. N.», una persona diversa a ogni tavolo. Le tue mosse e i tuoi numeri casuali restano: senza, nessuno potrebbe verificare le estrazioni.
web-pages-forget-no = Tieni tutto
web-pages-forget-once = Continua
web-pages-forget-twice = Non si può annullare. Cancellare davvero tutto?
web-pages-forget-yes = Cancella per sempre
web-pages-forget-doing =
    { $left ->
        [0] I tuoi dati vengono cancellati.
        [one] I tuoi dati vengono cancellati. Manca un tavolo.
       *[other] I tuoi dati vengono cancellati. Mancano { $left } tavoli su { $tables }.
    }
web-pages-forget-leave = Il tuo accesso è già chiuso. Puoi chiudere questa pagina: il server finisce da solo.
web-pages-forget-done =
    { $tables ->
        [0] I tuoi dati sono cancellati.
        [one] I tuoi dati sono cancellati. Per questo è cambiato un tavolo.
       *[other] I tuoi dati sono cancellati. Per questo sono cambiati { $tables } tavoli.
    }
