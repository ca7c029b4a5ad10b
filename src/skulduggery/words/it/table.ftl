# Al tavolo: chi viene e chi va, che cosa si è deciso, che cosa si dice.

table-somebody = Qualcuno

## Chi viene e chi va

table-created = { $name } apre un tavolo di { $game }.
table-arrived =
    { $program ->
        [yes] Al tavolo arriva { $name }, un bot da fuori.
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
        [yes] A { $name } è tolta la parola.
       *[no] { $name } può parlare di nuovo.
    }
table-host-passed = Ora è { $name } a guidare il tavolo.

## Prima della partita

table-seated = { $name } prende la sedia { $chair }.
table-stood = { $name } si alza dalla sedia { $chair }.
table-bot-seated = Sulla sedia { $chair } gioca un bot: { $name } ({ $level }).
table-chair-set =
    { $open ->
        [yes] La sedia { $chair } è libera.
       *[no] La sedia { $chair } viene tolta.
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
        [yes] Qui si gioca per la classifica,
       *[no] Qui si gioca per divertimento,
    } { $listed ->
        [yes] e il tavolo è nell’elenco.
       *[no] e al tavolo si arriva solo con il link.
    } { $clock ->
        [none] Niente orologio.
        [decision] L’orologio dà { $time } a ogni decisione.
       *[bank] L’orologio dà { $time } a testa per tutta la partita{ $increment ->
            [none] .
           *[other] , e { $increment } in più a ogni decisione.
        }
    } { $talk ->
        [free] Si parla liberamente{ $kept ->
            [yes] , e tutto resta nella registrazione.
           *[no] .
        }
        [phrases] Si parla con frasi pronte{ $kept ->
            [yes] , e tutto resta nella registrazione.
           *[no] .
        }
       *[off] Non si parla.
    } { $slow ->
        [yes] Non serve restare in linea.
       *[no] Per chi manca da { $grace } gioca un bot.
    }{ $odds ->
        [yes] { "" }
       *[no] { " " }Le probabilità non si mostrano.
    }{ $hints ->
        [yes] { " " }Si possono chiedere consigli.
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
table-rematch-called = Si rigioca, e ci si sposta di una sedia.

## In partita

table-went-away = Il collegamento con { $name } si è interrotto.
table-came-back = Ecco di nuovo { $name }.
table-stood-in = { $name } manca ancora; intanto gioca un bot.
table-resigned = { $name } abbandona, e il posto passa a un bot.
table-hint-asked = { $name } chiede un consiglio.
table-by-clock = Il tempo di { $name } è scaduto: decide l’orologio.
table-ended = La partita è finita, e il segreto dietro le sue estrazioni è svelato.
table-closed = Il tavolo viene chiuso da chi gestisce questo server.
table-abandoned = Non resta nessuno a giocare. La partita è interrotta e non conta per nessuno.
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
    Un bot gioca al tuo posto fino alla fine, e il posto non si riprende. { $rated ->
        [yes] La partita vale per la classifica, e lì chiudi all’ultimo posto.
       *[no] La partita è per divertimento: la classifica non cambia.
    } Se restano solo bot, la partita è interrotta e non conta per nessuno.
table-before-resigning = Chi abbandona non torna indietro. { table-seat-given-up }
table-before-leaving =
    { $playing ->
        [yes] Andarsene a metà partita vuol dire abbandonare. { table-seat-given-up } { $slow ->
            [yes] Se cade solo il collegamento, il posto resta tuo; soltanto l’orologio va avanti.
           *[no] Se cade solo il collegamento, dopo { $grace } gioca un bot, e puoi riprenderti il posto.
        }
       *[no] Non c’è una partita in corso: se te ne vai, lasci solo la sedia.
    }

## Chiacchiere

table-talked = { $name }: «{ $text }»
table-phrase-said = { $name }: «{ $phrase }»
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

error-refused-record-early = La registrazione si apre quando la partita è finita.
error-refused-removed = Chi ospita ti ha chiesto di lasciare questo tavolo.
error-refused-name = Questo nome non si vede. Scegline uno con almeno una lettera.
error-refused-not-here = Non sei a questo tavolo. Prima entra a farne parte.
error-refused-not-host = Può farlo solo chi guida il tavolo. Chiedi a { $host }.
error-refused-already-started = Questo si fa solo prima di una partita. Dopo questa, chi guida il tavolo può aprirne un’altra.
error-refused-not-playing = Qui non giochi in nessuna partita in corso. Prendi una sedia per la prossima.
error-refused-no-chair = Questa sedia non c’è. Contando da 0, l’ultima è la { $last }.
error-refused-nobody = A questo tavolo non c’è nessun ospite «{ $guest }». Guarda chi c’è, e riprova.
error-refused-full = Al tavolo ci sono { $most } ospiti, e non c’è più spazio. Riprova più tardi, o apri un tavolo tuo.
error-refused-yourself = Non puoi mandare via te. Lascia invece il tavolo.
error-refused-chair-taken = Questa sedia non è libera. Scegline un’altra.
error-refused-level = Nessun bot si chiama «{ $level }». Ci sono: { $levels }.
error-refused-no-people = Qui i bot non giocano da soli. Prima deve sedersi una persona.
error-refused-not-over = Si rigioca a partita finita. Prima portate a termine questa.
error-refused-not-your-seat = Il posto { $seat } non è tuo. Gioca con uno dei tuoi.
error-refused-closed = Questo tavolo è stato chiuso da chi gestisce il server. Aprine un altro.
error-refused-other-match = Era per un’altra partita a questo tavolo: la numero { $match }, contando da 0. Ora è la numero { $now }.
error-refused-decided = È già deciso: «{ $text }». Guarda di nuovo il tavolo, e continua da lì.
error-refused-too-early = La decisione { $nth } di questo posto arriva troppo presto; contando da 0, tocca alla { $due }. Guarda di nuovo il tavolo, e continua da lì.
error-refused-resigned = Hai abbandonato, e un bot gioca al tuo posto fino alla fine. Resta a guardare, e gioca la prossima.
error-refused-nothing-to-show = Ora non hai nulla da mostrare. Si può dopo un tentativo fallito altrui, fino alla sfida seguente.
error-refused-hints = A questo tavolo nessuno chiede consigli. Prima di una partita chi lo guida può cambiarlo.
error-refused-not-asked = Al posto { $seat } ora non hai nulla da decidere. Chiedi di nuovo quando tocca a te.
error-refused-meanwhile = Nel frattempo è stato deciso; il consiglio è arrivato tardi.
error-refused-odds = A questo tavolo le probabilità non si mostrano. Prima di una partita chi lo guida può cambiarlo.
error-refused-nothing-to-reckon = Per questa decisione non c’è nulla da calcolare. Quel che si vede subito è già sul tavolo.
error-refused-muted = A questo tavolo ti è stata tolta la parola. Puoi giocare ancora; chiedi quando potrai parlare di nuovo.
error-refused-talk =
    { $talk ->
        [phrases] A questo tavolo si parla solo con frasi pronte. Scegline una.
       *[off] A questo tavolo non si parla. Prima di una partita chi lo guida può cambiarlo.
    }
error-refused-phrase = «{ $phrase }» non è una frase pronta né una reazione. Scegli dall’elenco.
error-bad-clock = Un orologio così non esiste. Dà da 5 secondi a 14 giorni; solo il tempo per tutta la partita può crescere, al massimo di un giorno a decisione. Senza orologio valgono entrambi 0.
error-bad-grace = Un bot può subentrare dopo 5 secondi al più presto e 14 giorni al più tardi. Scegli un tempo fra i due.
error-bad-hints = Nelle partite per la classifica non ci sono consigli. Scegli una delle due cose.
error-unfair-draw = Il passo { $ply } non torna: la registrazione dice «{ $told }», il segreto e i sali danno «{ $due }». O la registrazione è stata cambiata, o non era il caso; chiedi da dove viene.
error-unfair-no-evidence = Nella registrazione manca «{ $tag }», quindi le estrazioni non si possono provare. Prendi la registrazione della partita finita dal suo server.
error-unfair-unreadable = Il segreto o i sali non si leggono, quindi le estrazioni non si possono provare. Prendi di nuovo la registrazione dal server.
error-unfair-commitment = Non è il segreto per cui il server si era impegnato. O è stata cambiata la registrazione, o il segreto; confronta l’impegno con quello mostrato prima della partita.
