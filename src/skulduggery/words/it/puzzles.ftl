# Rompicapi: il comando, che cosa si chiede, e perché una giocata è la migliore.

puzzles-help = Posizioni con una giocata migliore sorprendente, calcolate dai risolutori: quella di oggi, una col suo numero o la prossima di un gioco. I tuoi primi tentativi vengono conservati.
puzzles-synopsis = puzzles [NUMERO] [OPZIONI]
puzzles-number-placeholder = NUMERO
puzzles-number-help = Quale rompicapo.
puzzles-game-help = Solo rompicapi di questo gioco; senza numero il primo che non hai ancora provato.
puzzles-try-help = La mossa, senza che venga chiesta: --try "bid 2".
puzzles-list-help = Elenca tutti i rompicapi, con quelli che hai provato.
puzzles-make-help = Crea nuovi rompicapi di un gioco col suo risolutore e li stampa come vengono distribuiti.
puzzles-count-help = Quanti crearne.
puzzles-check-help = Ricalcola tutti i rompicapi e dice quali non sono più giusti.
puzzles-making = provati
puzzles-found = { $found } trovati
puzzles-checking = verificati
puzzles-checked = { $wrong ->
    [0] Tutti i { $all } rompicapi sono com'erano.
    [one] Uno dei { $all } rompicapi non è più giusto.
   *[other] { $wrong } dei { $all } rompicapi non sono più giusti.
}
puzzles-other-choices = Rompicapo { $number }: sono possibili altre mosse.
puzzles-other-worths = Rompicapo { $number }: le sue mosse hanno un altro valore.
puzzles-other-best = Rompicapo { $number }: la giocata migliore è un'altra.
puzzles-not-clear = Rompicapo { $number }: la giocata migliore non è nettamente migliore o è troppo facile da trovare.
puzzles-number = Numero
puzzles-game = Gioco
puzzles-kind = Decisione
puzzles-list-right = risolto
puzzles-list-wrong = provato
puzzles-title = Rompicapo { $number } · { $game } · { $kind }
puzzles-told = Tu sei { $name }. Quale giocata vince più spesso?
puzzles-lost-by-chance = I dischi persi sono andati per caso: prima di questo turno { $name } ha ancora il teschio con una probabilità del { $chance } %.
puzzles-right = Giusto: { $play }.
puzzles-wrong = Non proprio: hai scelto «{ $tried }», la migliore è «{ $best }».
puzzles-worths = Quanto vince ogni scelta
puzzles-score = Risolti al primo tentativo: { $solved } su { $tried } provati, { $all } in tutto.
puzzles-more-lines = … e { $lines ->
    [one] un'altra riga
   *[other] altre { $lines } righe
}.

error-no-puzzle = Il rompicapo { $number } non esiste.
error-no-puzzle-maker = Nessun risolutore sa ancora creare rompicapi di { $game }; ci sono { $games }.
error-no-puzzles-of-game = Di questo gioco non ci sono ancora rompicapi.

## Il tipo di decisione

puzzles-kind-first-disc = Il primo disco
puzzles-kind-add = Aggiungere o aprire
puzzles-kind-raise = Rilanciare o passare
puzzles-kind-give-up = Un disco da cedere
puzzles-kind-roll = Tirare o fermarsi
puzzles-kind-token = Quale segnalino
puzzles-kind-bid = La dichiarazione
puzzles-kind-die = Quale dado

## Di che cosa si trattava

puzzles-theme-certain = Una vittoria che nulla può fermare
puzzles-theme-first-skull = Prima il teschio
puzzles-theme-first-flower = Prima un fiore
puzzles-theme-add-skull = Il teschio in cima
puzzles-theme-add-flower = Ancora un fiore
puzzles-theme-own-flowers = Solo i propri fiori
puzzles-theme-bold = Un'offerta audace
puzzles-theme-bluff = Offrire sopra il proprio teschio
puzzles-theme-own-skull = Sul proprio teschio, apposta
puzzles-theme-let-them = Che ci provino
puzzles-theme-give-up-skull = Via il teschio
puzzles-theme-give-up-flower = Tenere il teschio
puzzles-theme-roll-ahead = Tirare ancora
puzzles-theme-roll-behind = Tirare ancora in svantaggio
puzzles-theme-stop-ahead = Fermarsi in tempo
puzzles-theme-stop-behind = Fermarsi in svantaggio
puzzles-theme-token = Il colore giusto
puzzles-theme-bid-low = Una dichiarazione più bassa
puzzles-theme-bid-high = Una dichiarazione più alta
puzzles-theme-needs-tricks = Prese ancora da vincere
puzzles-theme-needs-none = Nemmeno una presa di più
puzzles-theme-spoiled = La dichiarazione è persa

puzzles-idea-first-skull = Il teschio in fondo protegge il tuo tappetino per tutto il turno: chi deve girare i tuoi dischi ci finisce sopra, e le tue piccole offerte sono bluff a buon mercato.
puzzles-idea-first-flower = Con un fiore per primo le tue offerte restano oneste, e il teschio che hai in mano continua a minacciare.
puzzles-idea-add-skull = Ancora un disco, ed è il teschio: la pila sembra un invito, e { $name } deve offrire sopra di essa o lasciare le offerte a te.
puzzles-idea-add-flower = Qui aspettare non costa nulla: ancora un fiore rende più sicura ogni tua offerta futura, e { $name } deve esporsi per primo.
puzzles-idea-own-flowers = Un'offerta che richiede solo i tuoi fiori non può fallire. { $name } deve rilanciare nell'ignoto o lasciarti il punto.
puzzles-idea-bold = Più dei tuoi dischi: il teschio di { $name } deve stare altrove. Raramente è dove lo si teme, e chi aspetta regala la prima offerta.
puzzles-idea-bluff = L'offerta è un bluff sopra il tuo teschio. Se { $name } rilancia, lì aspetta il teschio; altrimenti almeno scegli tu quale disco perdere.
puzzles-idea-own-skull = Giri apposta il tuo teschio. Ti costa un disco a tua scelta, ma { $name } non segna, e senza il teschio i tuoi fiori non possono più tradirti.
puzzles-idea-let-them = Passare sembra debole, ma ora tocca a { $name } girare i dischi, e ogni tuo disco da girare è una trappola o un'occasione per sbagliare.
puzzles-idea-give-up-skull = Tutti hanno appena visto il tuo teschio e si aspettano che tu lo tenga. Cedilo: i fiori da soli possono offrire fino al loro numero senza alcun rischio, e { $name } non può saperlo.
puzzles-idea-give-up-flower = È il teschio che impedisce a { $name } di offrire semplicemente tutto. Un fiore in meno conta meno.
puzzles-idea-roll-ahead = Fermarsi sembra sicuro, ma consegna il dado a { $name } con le isole così come sono. Non conta quanto può costarti un tiro, ma chi dei due preferirebbe tirare adesso.
puzzles-idea-roll-behind = Sei in svantaggio, e fermarti non cambia nulla: aspettare aiuta { $name }. Il rischio di un altro tiro è minore di quello di non avere più un'occasione.
puzzles-idea-stop-ahead = Non sei in svantaggio, e le isole sono ben piene. Che sia { $name } a tirarci dentro.
puzzles-idea-stop-behind = Anche se sei in svantaggio: { $name } deve tirare sulle stesse isole, e i segnalini ripresi lì ti aiutano più di un altro posato da te.
puzzles-idea-token = Sembra indifferente quale colore posare. Non lo è: chi prende un colore accanto alla Sciabola prende anche tutto quel colore dall'isola 6, perciò conta quale colore sta dove.
puzzles-idea-bid-low = I dadi promettono più di quanto mantengano. Una dichiarazione che riesce anche se uno ti tradisce vale più di una alta che ha bisogno di tutti.
puzzles-idea-bid-high = Contro questi avversari i dadi sono migliori di quanto sembrino, e così vicino alla fine conta la vittoria, non un piccolo guadagno sicuro.
puzzles-idea-needs-tricks = Ti servono ancora prese. Non conta solo quale dado è il più forte in questa, ma anche quali restano poi per le altre.
puzzles-idea-needs-none = Hai tutte le prese annunciate. Ora cerca il dado che perde più sicuramente, e pensa a che cosa quelli che restano possono ancora vincere per sbaglio.
puzzles-idea-spoiled = La tua dichiarazione non può più riuscire. Resta da impedire agli altri la loro.

## Cifre

puzzles-reason-worth = Contro un gioco perfetto «{ $best }» vince nel { $worth } % dei casi, «{ $tempting }», che sceglierebbero i più, nel { $other } %.
puzzles-reason-reading = Chi gioca alla perfezione ed è arrivato fin qui come { $name } ha il teschio sul tappetino nel { $mat } % dei casi e in mano nel { $hand } %; nel { $gone } % l'ha perso.
puzzles-reason-passes = Dopo «{ $play }» { $name } passa nel { $chance } % dei casi.
puzzles-reason-luck = Se dopo «{ $play }» tocca a te girare, trovi solo fiori nel { $chance } % dei casi.
puzzles-reason-their-luck = Se passi, { $name } gira solo fiori con una probabilità del { $chance } %.
puzzles-reason-worth-likely = «{ $best }» vince nel { $worth } % dei casi, «{ $tempting }», che sceglierebbero i più, nel { $other } %.
puzzles-reason-worlds = È stato giocato in { $worlds } mondi compatibili con ciò che sai; le cifre sono giuste a circa { $error } punti.
puzzles-reason-tokens = Tu hai { $own ->
    [one] un segnalino
   *[other] { $own } segnalini
}, { $name } { $theirs }.
puzzles-reason-roll = Un altro tiro posa un segnalino con { $good } facce su sei; nel peggiore dei casi { $back ->
    [one] ne torna uno
   *[other] ne tornano { $back }
}.
