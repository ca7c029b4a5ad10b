# Tutto ciò che il terminale scrive, oltre agli eventi e alle regole.

## Intorno al gioco

terminal-you-are = Tu sei { $name }.
terminal-around = Al tavolo, in senso orario: { $names }.
terminal-many-seats = Con tanti posti i round sono lunghi; si gioca meglio sotto i dieci.
terminal-welcome = Scrivi quel che sta a sinistra della riga; ? dà aiuto, regole le regole, consiglio un consiglio.
terminal-you = tu
terminal-bot = bot
terminal-bot-level = bot, { $level }
terminal-hand-over = La tastiera passa a { $name }; poi si preme Invio:
terminal-since = Dal tuo ultimo turno:
terminal-answer = Scegli qualcosa dall’elenco, o scrivi ? per l’aiuto.
terminal-only-choice = Non c’è altra scelta: basta Invio.
terminal-more = Invio per continuare, una parola e Invio per smettere:
terminal-over = La partita è finita.
terminal-abandoned = Ti alzi dal tavolo; questa partita resta a metà.
terminal-seed = Per riavere la stessa sorte, comincia con --seed { $seed }.

## Comandi, e che cosa scrivere per le mosse senza numero

command-help = aiuto
command-help-about = questo aiuto
command-rules = regole
command-rules-about = le regole di questo gioco
command-legal = mosse
command-legal-about = tutto quel che puoi fare ora, una mossa per riga
command-hint = consiglio
command-hint-about = che cosa farebbe qui un maestro
command-odds = probabilità
command-odds-about = quanto sono probabili le cose, dove si può dire
command-table = tavolo
command-table-about = il tavolo, ancora una volta
command-log = cronaca
command-log-about = quel che hai visto finora
command-quit = esci
command-quit-about = lascia la partita

terminal-help = Rispondi con il numero o la lettera a sinistra, con le parole accanto, o con una parte. In ogni momento puoi scrivere anche:

key-flower = f
key-skull = t
key-last = u
key-pass = p
key-roll = t
key-stop = f

## Tabelle

terminal-player = Al tavolo
terminal-tribe = Tribù
terminal-mat = Tappetino
terminal-stack = Pila
terminal-hand = Mano
terminal-bid = Offerta
terminal-tricks-bid = Dichiarate
terminal-tricks = Prese
terminal-dice = Dadi
terminal-score = Punti
terminal-this-trick = Questa presa
terminal-colour = Colore
terminal-tokens = Segnalini
terminal-points = Punti
terminal-your-move = { $name }, che cosa fai?
terminal-choice = Scelta
terminal-often = Quanto spesso
terminal-worth = Valore

## Skull

terminal-skull-round =
    { $discs ->
        [0] Round { $round }
        [one] Round { $round } · 1 dischetto sui tappetini
       *[other] Round { $round } · { $discs } dischetti sui tappetini
    }
terminal-skull-high = { $name } offre { $bid }
terminal-skull-to-flip = { $name } ha offerto { $bid }, ancora { $left } da girare
terminal-skull-side = teschi
terminal-flower-side = fiori
terminal-out = fuori
terminal-wins = vince
terminal-challenger = Sfidante
terminal-passed = passa
terminal-first = comincia
terminal-holds-last = Ultima possibilità
terminal-your-hand = La tua mano:
terminal-your-stack = Sul tuo tappetino, dal basso:
terminal-disc =
    { $disc ->
        [flower] fiore
        [skull] teschio
       *[last] Ultima possibilità
    }
terminal-skull-bids = Offri tanti dischetti
terminal-skull-place =
    { $sealed ->
        [yes] Il tuo primo dischetto del round? Resta coperto, e si mette tutti insieme.
       *[no] Il tuo primo dischetto del round? Resta coperto.
    }
terminal-skull-add =
    { $empty ->
        [yes] Non hai più dischetti in mano: lancia la sfida. Quanti ne giri?
       *[no] Aggiungi un dischetto, o lancia una sfida: quanti ne giri senza teschi?
    }
terminal-skull-raise = { $name } ne girerebbe { $bid } su { $most }. Rilanci o passi?
terminal-skull-attempt =
    { $left ->
        [one] Ancora un dischetto. Di chi?
       *[other] Ancora { $left } dischetti. Di chi il primo?
    }
terminal-skull-lose = Il tuo stesso teschio. Quale dischetto perdi? Lo saprai solo tu.
terminal-skull-point = I dischetti di { $name } sono mescolati, a faccia in giù. Quale togli?
terminal-skull-name-starter = Sei fuori gioco. Chi comincia il prossimo round?

## Skull King: il gioco di dadi

terminal-skull-king-round = Round { $round } di { $rounds }
terminal-skull-king-trick = Presa { $trick }
terminal-skull-king-colour = Da seguire: { die }
terminal-skull-king-bids = Dichiara tante prese
terminal-skull-king-announce =
    { $round ->
        [one] Farai l’unica presa? Le dichiarazioni si scoprono insieme.
       *[other] Quante delle { $round } prese farai? Le dichiarazioni si scoprono insieme.
    }
terminal-skull-king-free =
    { $leads ->
        [yes] Apri tu la presa. Quale dado tiri?
       *[no] Ancora nessun colore da seguire. Quale dado tiri?
    }
terminal-skull-king-follow =
    { $has ->
        [yes] Rispondi al colore ({ die }), o tira un dado speciale.
       *[no] Non puoi rispondere al colore ({ die }): tira quel che vuoi.
    }
terminal-roll = { die } { face }
terminal-winning = in testa
terminal-leads = apre
terminal-your-dice = I tuoi dadi:
terminal-pad = Il blocco segnapunti: prese/dichiarate, e i punti

## Säbel & Schädel

terminal-saber-skull-match = Partita { $match }
terminal-saber-skull-round = Round { $round }
terminal-saber-skull-die = Il dado dice { $die }
terminal-saber-skull-island = Isola { $island }
terminal-saber-skull-room =
    { $full ->
        [yes] : piena
       *[no] : { $lying } su { $room }
    }
terminal-saber-skull-no-limit = : senza limite
terminal-saber-skull-by-skull = teschio accanto: posto per il numero
terminal-saber-skull-by-saber = sciabola accanto: anche dall’isola 6
terminal-saber-skull-choose = Quale segnalino va sull’isola { $island }?
terminal-saber-skull-go-on =
    { $left ->
        [one] Ti resta un segnalino. Tiri ancora o ti fermi?
       *[other] Ti restano { $left } segnalini. Tiri ancora o ti fermi?
    }
