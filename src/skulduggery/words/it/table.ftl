# Al tavolo: chi viene e chi va, che cosa si è deciso, che cosa si dice.

table-somebody = Qualcuno

## Chi viene e chi va

table-created = { $name } apre un tavolo di { $game }.
table-arrived =
    { $program ->
        [yes] Al tavolo arriva { $name }, un bot esterno.
       *[no] Al tavolo arriva { $name }.
    }
table-renamed = Da ora { $before } si chiama { $name }.
table-departed =
    { $playing ->
        [yes] { $name } lascia il tavolo, e il posto passa a un bot.
       *[no] { $name } lascia il tavolo.
    }
table-removed =
    { $playing ->
        [yes] { $name } deve lasciare il tavolo, e il posto passa a un bot.
       *[no] { $name } deve lasciare il tavolo.
    }
table-muted =
    { $muted ->
        [yes] L’host toglie la parola a { $name }.
       *[no] { $name } ha di nuovo la parola.
    }
table-host-passed = Ora l’host è { $name }.

## Prima della partita

table-seated = { $name } prende il posto { $chair }.
table-agreed = { $name } è d’accordo.
table-stood = { $name } lascia il posto { $chair }.
table-bot-seated = Al posto { $chair } gioca un bot: { $name } ({ $level }).
table-chair-set =
    { $open ->
        [yes] Il posto { $chair } è libero.
       *[no] Il posto { $chair } è chiuso.
    }
table-options-chosen =
    { $usual ->
        [yes] Ora si gioca a { $game }, con le regole solite.
       *[no] Ora si gioca a { $game }. { $changes }.
    }
table-option = { $option }: { $value }
table-nth-player = il numero { $number } al tavolo
table-settings-chosen =
    { $rated ->
        [yes] La partita è classificata,
       *[no] La partita non è classificata,
    } { $listed ->
        [yes] e il tavolo è pubblico.
       *[no] e al tavolo si arriva solo con il link.
    } { $clock ->
        [none] Niente orologio.
        [decision] L’orologio dà { $time } a ogni decisione.
       *[bank] L’orologio dà { $time } a testa per tutta la partita{ $increment ->
            [none] .
           *[other] , più { $increment } a ogni decisione.
        }
    } { $talk ->
        [free] La chat è libera{ $kept ->
            [yes] { " " }e si salva con la partita.
           *[no] .
        }
        [phrases] In chat si usano frasi pronte{ $kept ->
            [yes] , e si salva con la partita.
           *[no] .
        }
       *[off] La chat è spenta.
    } { $slow ->
        [yes] Non serve restare in linea.
       *[no] Per chi manca da { $grace } gioca un bot.
    }{ $odds ->
        [yes] { "" }
       *[no] { " " }Le probabilità non si mostrano.
    }{ $hints ->
        [yes] { " " }I consigli sono permessi.
       *[no] { "" }
    }{ $bots ->
        [yes] { " " }Ogni tanto anche i bot dicono la loro.
       *[no] { "" }
    }
table-time =
    { $unit ->
        [day] { $count ->
            [one] { $count } giorno
           *[other] { $count } giorni
        }
        [hour] { $count ->
            [one] { $count } ora
           *[other] { $count } ore
        }
        [minute] { $count ->
            [one] { $count } minuto
           *[other] { $count } minuti
        }
       *[second] { $count ->
            [one] { $count } secondo
           *[other] { $count } secondi
        }
    }
table-started = Comincia { $game }. Al tavolo: { $names }.
table-rematch-proposed = { $name } propone la rivincita.
table-rematch-agreed = { $name } accetta la rivincita.
table-rematch-called = Rivincita: tutti si spostano di un posto.

## In partita

table-went-away = { $name } ha perso la connessione.
table-came-back = Ecco di nuovo { $name }.
table-stood-in = { $name } manca ancora; intanto gioca un bot.
table-resigned = { $name } abbandona, e il posto passa a un bot.
table-hint-asked = { $name } chiede un consiglio.
table-by-clock = Il tempo di { $name } è scaduto: decide l’orologio.
table-ended = Partita finita. Ora si può verificare che ogni estrazione era onesta.
table-closed = Chi gestisce il server ha chiuso il tavolo.
table-time-given = { $name } passa a un’altra parte del server e riceve { $seconds } secondi per il tragitto.
table-clock-shifted =
    { $asleep ->
        [none] { "" }
       *[other] A nessuno si contano { $asleep }: il server era fermo, o il suo orologio è stato regolato.
    }
table-abandoned =
    { $counts ->
        [yes] Non gioca più nessuno. La partita è interrotta; per la classifica chiude all’ultimo posto chi l’ha lasciata.
       *[no] Non resta nessuno a giocare. La partita è interrotta e non conta per nessuno.
    }
a-disc =
    { $disc ->
        [flower] un fiore
        [skull] il teschio
       *[last] l’Ultima possibilità
    }
table-discs-shown =
    { $count ->
        [one] { $name } mostra il dischetto rimasto coperto: { $discs }.
       *[other] { $name } mostra i dischetti rimasti coperti, dal basso in alto: { $discs }.
    }

## Detto prima che succeda

table-seat-given-up =
    un bot gioca al tuo posto fino alla fine{ $rated ->
        [yes] , e in questa partita classificata chiudi all’ultimo posto.
       *[no] .
    }
table-before-resigning = L’abbandono è definitivo: { table-seat-given-up }
table-before-leaving =
    { $playing ->
        [yes] Chi se ne va abbandona: { table-seat-given-up } { $slow ->
            [yes] Se cade solo la connessione, il posto resta tuo.
           *[no] Se cade solo la connessione, il posto resta tuo; dopo { $grace } gioca un bot finché non torni.
        }
       *[no] Non c’è una partita in corso: se te ne vai, liberi solo il posto.
    }

## Chiacchiere

table-talked = { $name }: «{ $text }»
table-phrase-said = { $name }: «{ $phrase }»
table-bot-said = { table-phrase-said }
table-reacted =
    { $reaction ->
        [laugh] { $name } ride.
        [gasp] { $name } resta senza fiato.
        [applause] { $name } applaude.
        [skull] { $name } disegna un teschio nell’aria.
        [flower] { $name } disegna un fiore nell’aria.
       *[hourglass] { $name } guarda la clessidra.
    }
phrase-i-have-a-skull = Qui da me c’è un teschio.
phrase-only-flowers = Da me solo fiori.
phrase-do-not-turn-mine = I miei è meglio non girarli.
phrase-turn-mine = Gira pure i miei.
phrase-trust-me = Fidati di me.
phrase-you-are-bluffing = Stai bluffando.
phrase-too-high = Troppo alto.
phrase-too-easy = Troppo facile.
phrase-your-turn = Tocca a te.
phrase-good-luck = Buona fortuna.
phrase-well-played = Ben giocato.
phrase-ouch = Ahi!
phrase-thank-you = Grazie.
phrase-one-more = Un’altra partita?
reaction-laugh = Risata
reaction-gasp = Sussulto
reaction-applause = Applauso
reaction-skull = Teschio
reaction-flower = Fiore
reaction-hourglass = Clessidra

## Che cosa non si può, e che cosa fare invece

error-no-code = Nessun tavolo con posti liberi ha il codice «{ $code }». Controlla le lettere, o chiedi se la partita è già iniziata.
error-too-many-codes = Troppi codici sbagliati da qui. Riprova tra { $after } secondi, o fatti mandare il link.
error-refused-record-early = La registrazione è disponibile a partita finita.
error-refused-removed = L’host ti ha fatto lasciare questo tavolo. Cercane un altro, o aprine uno tuo.
error-refused-name = Questo nome non ha caratteri visibili. Scegline uno con almeno una lettera.
error-refused-not-here = Non sei a questo tavolo. Prima unisciti.
error-refused-not-host = Può farlo solo l’host. Chiedi a { $host }.
error-refused-already-started = Si può fare solo prima di una partita. Dopo questa, l’host può avviare la rivincita.
error-refused-not-playing = Qui non giochi in nessuna partita in corso. Prendi un posto per la prossima.
error-refused-no-chair = Questo posto non c’è. Contando da 0, l’ultimo è il { $last }.
error-refused-nobody = A questo tavolo non c’è nessun ospite «{ $guest }». Guarda chi c’è, e riprova.
error-refused-full = Il tavolo è pieno: ci sono già { $most } ospiti. Riprova più tardi, o apri un tavolo tuo.
error-refused-log-full = A questo tavolo sono successe troppe cose dall’ultima partita ({ $most }). Iniziate una partita, o apri un tavolo nuovo.
error-refused-yourself = Non puoi rimuoverti dal tavolo. Lascialo, invece.
error-refused-rated-player = { $name } gioca in questa partita classificata, e da lì non si allontana nessuno. Puoi togliere la parola a { $name }; per chi è assente gioca un bot.
error-refused-not-agreed = Nel frattempo qualcosa è cambiato. Devono ancora accettare: { $names }.
error-refused-not-seated = Qui non hai un posto. Siediti: anche così accetti.
error-refused-terms-changed = È appena cambiato di nuovo. Guarda com’è ora e accetta quello.
error-refused-chair-taken = Questo posto non è libero. Scegline un altro.
error-refused-level = Nessun bot si chiama «{ $level }». Ci sono: { $levels }.
error-refused-no-people = Qui i bot non giocano da soli. Prima deve sedersi una persona.
error-refused-not-over = La rivincita viene a partita finita. Prima finite questa.
error-refused-no-rematch = Nessuno ha ancora proposto la rivincita. Proponila prima tu.
error-refused-did-not-play = La rivincita è per chi ha giocato. Guardala, o prendi posto dopo.
error-refused-not-your-seat = Il posto { $seat } non è tuo. Gioca con uno dei tuoi.
error-refused-closed = Chi gestisce il server ha chiuso questo tavolo. Aprine un altro.
error-refused-other-match = Era per un’altra partita a questo tavolo: la numero { $match }, contando da 0. Ora è la numero { $now }.
error-refused-decided = È già deciso: «{ $text }». Guarda di nuovo il tavolo, e continua da lì.
error-refused-too-early = La decisione { $nth } di questo posto arriva troppo presto; contando da 0, tocca alla { $due }. Guarda di nuovo il tavolo, e continua da lì.
error-refused-resigned = Hai abbandonato, e un bot gioca al tuo posto fino alla fine. Resta a guardare, e gioca la prossima.
error-refused-nothing-to-show = Ora non hai nulla da mostrare. Si può dopo un tentativo fallito altrui, fino alla sfida seguente.
error-refused-hints = A questo tavolo i consigli non sono permessi. Prima di una partita l’host può cambiarlo.
error-refused-not-asked = Al posto { $seat } ora non hai nulla da decidere. Chiedi di nuovo quando tocca a te.
error-refused-not-your-turn = Non tocca ancora a te.
error-refused-meanwhile = Nel frattempo è stato deciso; il consiglio è arrivato tardi.
error-refused-odds = A questo tavolo le probabilità non si mostrano. Prima di una partita l’host può cambiarlo.
error-refused-nothing-to-reckon = Per questa decisione non c’è nulla da calcolare. Quel che si vede subito è già sul tavolo.
error-refused-muted = L’host ti ha tolto la parola. Puoi giocare ancora; chiedi quando potrai scrivere di nuovo.
error-refused-talk =
    { $talk ->
        [phrases] A questo tavolo in chat si usano solo frasi pronte. Scegline una.
       *[off] A questo tavolo la chat è spenta. Prima di una partita l’host può cambiarlo.
    }
error-refused-phrase = «{ $phrase }» non è una frase pronta né una reazione. Scegli dall’elenco.
error-bad-clock = Un orologio così non è possibile. Dà da 5 secondi a 14 giorni; solo il tempo per tutta la partita può crescere, al massimo di un giorno a decisione. Senza orologio valgono entrambi 0.
error-bad-grace = Un bot può subentrare dopo 5 secondi al più presto e 14 giorni al più tardi. Scegli un tempo fra i due.
error-bad-hints = Nelle partite classificate non ci sono consigli. Scegli una delle due cose.
error-unfair-draw = Il passo { $ply } non torna: la registrazione dice «{ $told }», il segreto e i sali danno «{ $due }». O la registrazione è stata cambiata, o non era il caso; chiedi da dove viene.
error-unfair-no-evidence = Nella registrazione manca «{ $tag }», quindi le estrazioni non si possono provare. Prendi la registrazione della partita finita dal suo server.
error-unfair-unreadable = Il segreto o i sali non si leggono, quindi le estrazioni non si possono provare. Prendi di nuovo la registrazione dal server.
error-unfair-commitment = Non è il segreto per cui il server si era impegnato. O è stata cambiata la registrazione, o il segreto; confronta l’impegno con quello mostrato prima della partita.
