# Le regole al prompt: per ogni gioco un promemoria che sta in una schermata.

## Skull

rules-skull-goal =
    Vinci due sfide, oppure resta in gioco più a lungo di tutti.
    Hai quattro dischetti, tre fiori e un teschio: sono anche le tue vite.
rules-skull-first-disc =
    A inizio round ognuno mette un dischetto a faccia in giù sul suo tappetino:
    tutti insieme, o chi comincia per ultimo, come si è deciso al tavolo.
rules-skull-turn =
    Da chi comincia, in senso orario: aggiungi un dischetto o lancia la sfida.
    Se non hai più dischetti in mano, la sfida è d’obbligo.
    Quanti dischetti ci sono lo vedono tutti; che cosa mostrano, nessuno.
rules-skull-bidding =
    La sfida è un numero: tanti dischetti girati senza trovare un teschio.
    A turno si rilancia o si passa. Chi passa è fuori da questa sfida.
    Chi resta gira; se l’offerta è di tutti i dischetti, gira subito.
rules-skull-attempt =
    Si gira un dischetto alla volta: prima tutti i propri, dall’alto.
    Poi si sceglie ogni volta una pila e se ne gira il primo ancora coperto.
    Il primo teschio chiude il tentativo.
rules-skull-success =
    Nessun teschio: il tuo tappetino passa sul lato fiori.
    Se c’era già, hai vinto la partita.
rules-skull-failure =
    Teschio altrui: chi l’ha messo ti toglie alla cieca uno dei tuoi dischetti.
    Teschio tuo: scegli tu, in segreto, quale perdere.
    Solo tu sai quale manca. Senza dischetti esci dal gioco.
rules-skull-next =
    Il round seguente lo comincia chi ha girato, con o senza successo.
    Nelle vecchie edizioni, dopo un fallimento, chi ha messo il teschio.
    Fuori gioco per un teschio altrui: comincia chi l’ha messo.
    Fuori gioco per il tuo: decidi tu chi comincia.
rules-skull-last-chance =
    Quando ti resta un dischetto, per un round ricevi l’Ultima possibilità.
    Sta sempre scoperta, non è un teschio e per il resto vale come un dischetto.
    Se in quel round fallisci la tua sfida, esci dal gioco.
    Si riceve una volta sola a partita.
rules-skull-two-tribes =
    Guidi due tribù, sedute una di fronte all’altra, ognuna con la sua mano.
    Ognuna offre e gira per conto suo; sei fuori quando lo sono entrambe.
    Due sfide vinte con la stessa tribù danno la partita.
rules-skull-boxes =
    Una scatola ha sei posti, due ne hanno dodici.
    Il meglio è restare sotto i dieci.
