# Säbel & Schädel: ciò che è risolto, imparato e misurato.
saber-train-rings = anelli
saber-train-players = lezioni, { $players } giocatori
saber-train-news = errore { $error }
saber-solving = passate
saber-solve-news = spostamento { $moved }
saber-checking = partite
saber-tokens-help = Säbel & Schädel: con quanti gettoni comincia ciascuno.
saber-check-help = Säbel & Schädel: gioca tante partite con la strategia risolta secondo le vere regole e mostra la quota accanto al valore.
saber-answer = Säbel & Schädel in due su { $ring }, { $tokens } gettoni a testa
saber-stopped = Interrotto prima della fine: i valori si spostavano ancora fino a { $moved } per passata.
saber-first = Chi comincia vince con { $chance }.
saber-effort = { $positions } posizioni, { $sweeps } passate; nell'ultima nessun valore si è spostato più di { $moved }.
saber-checked = Giocato { $games } volte con i dadi, chi cominciava ha vinto { $share } (intervallo al 95 % da { $low } a { $high }).
saber-rule = Quando tirare ancora, dopo aver posato un gettone:
saber-rule-always = { $full ->
    [0] con nessuna isola piena: tirare sempre
    [one] con un'isola piena: tirare sempre
   *[other] con { $full } isole piene: tirare sempre
  }
saber-rule-never = { $full ->
    [0] con nessuna isola piena: fermarsi sempre
    [one] con un'isola piena: fermarsi sempre
   *[other] con { $full } isole piene: fermarsi sempre
  }
saber-rule-depends = { $full ->
    [0] con nessuna isola piena: dipende; tirare nel { $share } % delle posizioni
    [one] con un'isola piena: dipende; tirare nel { $share } % delle posizioni
   *[other] con { $full } isole piene: dipende; tirare nel { $share } % delle posizioni
  }
saber-picture = { $always } tirare, { $never } fermarsi, { $depends } dipende da che cosa c'è e dove; in orizzontale i gettoni dell'altro:
saber-own = gettoni propri
saber-full = { $full } piene
saber-both-sides = Non importa mai di chi è il turno: dove tirare è giusto per uno, lo sarebbe anche per l'altro.
saber-position = Posizione { $position }
saber-chance = Il posto { $seat } vince con { $chance }.
saber-choice = { $play }: { $chance }
saber-rings = Tutti i giochi che un anello può dare, in due: la probabilità di chi comincia.
saber-ring = per esempio
saber-ring-times = anelli su 720
saber-ring-first = chi comincia
saber-rings-mean = Su un anello posto a caso: { $chance }
saber-solve-help = Risolvere un anello di Säbel & Schädel in due: chi vince quanto spesso, e quando tirare ancora.
saber-position-help = Säbel & Schädel: un anello come "1 2 K 5 3 B 4", da solo o seguito da una posizione: "5:rrg 2:g 0=rrr 1=gg turn=0 placed" dice che cosa c'è sulle isole 5 e 2, che cosa hanno i posti 0 e 1 (r, g: gettoni dei posti 0 e 1; tutti gli altri sono sull'isola 6) e di chi è il turno; "placed" vuol dire che può fermarsi, die=5 che ha tirato, first=0 che è il primo giro. Senza anello vengono elencati tutti.
saber-bench-thumb = In due: quote della vittoria contro la regola semplice (rule), calcolate su entrambi i posti e su tutti gli anelli per cui c'era tempo. Nessuno vince contro di essa più della migliore risposta.
saber-bench-master = maestro
saber-bench-best = migliore risposta
saber-bench-alone = In tre e più: il maestro solo tra altri che seguono la regola semplice:
saber-bench-regret = In tre e più: quanto il maestro regala alle sue decisioni, misurato giocando ogni scelta fino alla fine della partita, lui e gli altri come sempre; in punti, centesimi di una vittoria.
saber-bench-between = Almeno (sopra): una metà di queste partite sceglie, l'altra giudica. Al massimo (sotto): tutte fanno entrambe le cose, quindi conta anche la fortuna. Per le decisioni di una partita, è quanto porterebbe una scelta migliore a ciascuna di esse.
saber-bench-among = Il maestro tra altri che giocano come { $others }:
saber-bench-decisions = decisioni esaminate
saber-bench-lost = perso a ciascuna
saber-bench-per-match = decisioni per partita
saber-bench-lost-match = perso per partita
saber-bench-championship = Un maestro che gioca per il campionato, tra maestri che giocano ogni partita per sé:
error-saber-bad-ring = «{ $ring }» non è un anello: le isole da 1 a 5 in cerchio, ciascuna una volta, con K per il teschio e B per la sciabola, come 1 2 K 5 3 B 4. Per studio K e B possono mancare.
error-saber-without-ring = --tokens e --check valgono per un anello. Nominalo prima, per esempio: skulduggery solve saber_skull "1 2 K 5 3 B 4" --tokens 3.
error-saber-no-championship = Si risolve una singola partita, non un campionato: in due, chi gioca al meglio ogni partita gioca al meglio anche quello.
error-saber-too-many = Con la sciabola nell'anello si risolvono al massimo { $most } gettoni a testa.
error-saber-only-two = Si possono risolvere solo partite in due.
error-saber-position-needs = Una posizione è del vero gioco, con { $tokens } gettoni a testa.
error-saber-position-twice = In questa posizione qualcosa compare due volte.
error-saber-position-hands = Una posizione dice che cosa ha ogni posto, almeno un gettone, da due a cinque posti a partire da 0: 0=rrr 1=gg.
error-saber-position-tokens = Troppi gettoni del colore { $colour } in questa posizione: possono essere { $most }.
error-saber-position-turn = Una posizione dice di chi è il turno, tra chi è al tavolo: turn=0.
error-saber-position-die = Un dado (die=5) sta solo dove si può posare un gettone, e non insieme a «placed».
error-saber-position-first = Nel primo giro ognuno tira una sola volta: «placed» e first=… non vanno insieme.
error-saber-position-island = L'isola { $island } ha posto solo per { $room }.
error-saber-position-ring = «{ $ring }» non è l'anello di questo gioco: sette sottobicchieri, quelli scelti se sono stati scelti.
error-rings-damaged = Il file con gli anelli risolti è danneggiato.
