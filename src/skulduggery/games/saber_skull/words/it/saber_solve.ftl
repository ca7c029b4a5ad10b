# Säbel & Schädel: ciò che è risolto, imparato e misurato.
saber-train-rings = cerchi
saber-train-players = iterazioni, { $players } giocatori
saber-train-news = errore { $error }
saber-solving = passate
saber-solve-news = spostamento { $moved }
saber-checking = partite
saber-tokens-help = Säbel & Schädel: con quanti segnalini comincia ciascuno.
saber-check-help = Säbel & Schädel: giocare tante partite con la strategia risolta secondo le vere regole e mostrare la quota vinta accanto al valore.
saber-answer = Säbel & Schädel in due su { $ring }, { $tokens } segnalini a testa
saber-stopped = Interrotto prima della fine: i valori si spostavano ancora fino a { $moved } per passata.
saber-first = Chi comincia vince con { $chance }.
saber-effort = { $positions } posizioni, { $sweeps } passate; nell’ultima nessun valore si è spostato più di { $moved }.
saber-checked = Giocato { $games } volte con i dadi, chi cominciava ha vinto { $share } (intervallo al 95 % da { $low } a { $high }).
saber-rule = Quando tirare ancora, dopo aver messo un segnalino:
saber-rule-always = { $full ->
    [0] con nessuna isola piena: tirare sempre
    [one] con un’isola piena: tirare sempre
   *[other] con { $full } isole piene: tirare sempre
  }
saber-rule-never = { $full ->
    [0] con nessuna isola piena: fermarsi sempre
    [one] con un’isola piena: fermarsi sempre
   *[other] con { $full } isole piene: fermarsi sempre
  }
saber-rule-depends = { $full ->
    [0] con nessuna isola piena: dipende; tirare nel { $share } % delle posizioni
    [one] con un’isola piena: dipende; tirare nel { $share } % delle posizioni
   *[other] con { $full } isole piene: dipende; tirare nel { $share } % delle posizioni
  }
saber-picture = { $always } tirare, { $never } fermarsi, { $depends } dipende da che cosa c’è e dove; in orizzontale i segnalini dell’altro:
saber-own = segnalini propri
saber-full = { $full } piene
saber-both-sides = Non importa mai di chi è il turno: dove tirare è giusto per uno, lo sarebbe anche per l’altro.
saber-position = Posizione { $position }
saber-chance = Il posto { $seat } vince con { $chance }.
saber-choice = { $play }: { $chance }
saber-rings = Tutti i cerchi in due: la probabilità di vincere di chi comincia.
saber-ring = per esempio
saber-ring-times = cerchi su 720
saber-ring-first = chi comincia
saber-rings-mean = Su un cerchio a caso: { $chance }
saber-solve-help = Risolvere un cerchio di Säbel & Schädel in due: chi vince quanto spesso, e quando tirare ancora.
saber-position-help = Säbel & Schädel: un cerchio come "1 2 K 5 3 B 4", da solo o seguito da una posizione: "5:rrg 2:g 0=rrr 1=gg turn=0 placed" dice che cosa c’è sulle isole 5 e 2, che cosa hanno i posti 0 e 1 (r, g: segnalini dei posti 0 e 1; tutti gli altri sono sull’isola 6) e di chi è il turno; "placed" vuol dire che può fermarsi, die=5 che ha tirato, first=0 che è il primo round. Senza cerchio vengono elencati tutti.
saber-bench-thumb = In due: quote della vittoria contro la regola semplice (rule), calcolate su entrambi i posti e su tutti i cerchi per cui c’era tempo. Niente vince contro di essa più della migliore risposta.
saber-bench-master = maestro
saber-bench-best = migliore risposta
saber-bench-alone = In tre e più: il maestro solo tra altri che seguono la regola semplice:
saber-bench-regret = In tre e più: quanto il maestro regala a ogni decisione, misurato giocando ogni scelta fino alla fine della partita, lui e gli altri come sempre; in punti percentuali di vittoria.
saber-bench-between = Almeno (sopra): una metà di queste partite sceglie, l’altra giudica. Al massimo (sotto): tutte fanno entrambe le cose, quindi conta anche la fortuna. Per le decisioni di una partita, è quanto porterebbe una scelta migliore a ciascuna di esse.
saber-bench-among = Il maestro tra altri che giocano come { $others }:
saber-bench-decisions = decisioni esaminate
saber-bench-lost = perso per decisione
saber-bench-per-match = decisioni per partita
saber-bench-lost-match = perso per partita
saber-bench-championship = Un maestro che gioca per il campionato, tra maestri che giocano ogni partita per sé:
error-saber-bad-ring = «{ $ring }» non è un cerchio: le isole da 1 a 5 in tondo, ciascuna una volta, con K per il teschio e B per la sciabola, come 1 2 K 5 3 B 4. Per studio K e B possono mancare.
error-saber-without-ring = --tokens e --check valgono per un cerchio. Indicalo prima, per esempio: skulduggery solve saber_skull "1 2 K 5 3 B 4" --tokens 3.
error-saber-no-championship = Si risolve una singola partita, non un campionato: in due, chi gioca al meglio ogni partita gioca al meglio anche quello.
error-saber-too-many = Con la sciabola nel cerchio si risolvono al massimo { $most } segnalini a testa.
error-saber-only-two = Si possono risolvere solo partite in due.
error-saber-position-needs = Una posizione è del vero gioco, con { $tokens } segnalini a testa.
error-saber-position-twice = In questa posizione qualcosa compare due volte.
error-saber-position-hands = Una posizione dice che cosa ha ogni posto, almeno un segnalino, da due a cinque posti a partire da 0: 0=rrr 1=gg.
error-saber-position-tokens = Troppi segnalini del colore { $colour } in questa posizione: possono essere { $most }.
error-saber-position-turn = Una posizione dice di chi è il turno, tra chi è al tavolo: turn=0.
error-saber-position-die = Un dado (die=5) sta solo dove si può mettere un segnalino, e non insieme a «placed».
error-saber-position-first = Nel primo round ognuno tira una sola volta: «placed» e first=… non vanno insieme.
error-saber-position-island = L’isola { $island } ha posto solo per { $room }.
error-saber-position-ring = «{ $ring }» non è il cerchio di questo gioco: servono tutti e sette i sottobicchieri, nell’ordine scelto se ne è stato scelto uno.
error-rings-damaged = Il file con i cerchi risolti è danneggiato.
