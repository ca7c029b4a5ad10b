# Risolvere posizioni.
solve-skull-help = Risolvere una posizione di Skull con due giocatori rimasti: chi vince quanto spesso, il gioco migliore, e quanto la risposta è ancora sfruttabile.
solve-position-help = Per esempio "2 FS+ first=0": per ogni posto i dischetti o il loro numero, + per una sfida vinta, e chi comincia. Senza, sono elencati tutti i finali.
solve-belief-help = La probabilità che un posto abbia ancora il teschio, per esempio 1=0.5.
solve-exploitability-help = La sfruttabilità da raggiungere, come probabilità di vincere.
solve-played-help = Misurare quanto è sfruttabile il gioco del maestro da qui in poi, ogni round calcolato come in una partita vera.
solve-all-help = Mostrare anche situazioni che non si presentano quasi mai.
solve-solving = in soluzione
solve-playing = round calcolati
solve-news = sfruttabilità { $exploitability }
solve-seat = Posto { $seat }
solve-answer = Posizione: { $position }
solve-stopped = Interrotto: questa è la migliore risposta finora.
solve-chance = Il posto { $seat } vince { $chance } (ha un teschio con { $belief })
solve-exploitable = Sfruttabile per { $exploitability } (metà della NashConv, con una risposta ottima esatta fino alla fine della partita) dopo { $iterations } iterazioni.
solve-exploitable-round = Troppo grande per essere risolta tutta: questo round, con valori salvati per ciò che segue. Nel round, per quanto ci si può fidare di questi valori, sfruttabile per circa { $exploitability } (metà della NashConv, una stima) dopo { $iterations } iterazioni.
solve-who = Posto
solve-so-far = Finora
solve-skull = Proprio teschio
solve-play = Che fare
solve-met = Si presenta
solve-first-discs = primi dischetti
solve-mats = proprio tappetino { $own }, altro { $other }
solve-bids = { $mats }, offerte { $bids }
solve-own-skull = girato il proprio teschio dopo le offerte { $bids }
solve-no-skull = nessuno
solve-in-hand = in mano
solve-on-mat = sul tappetino, dischetto { $height } dal basso
solve-often = { $play } { $chance } %
solve-forced = La vittoria è forzata:
solve-with = Posto { $seat } con { $discs }:
solve-won = Vinto.
solve-more-lines = … e altre { $lines } righe (--json le ha tutte).
solve-proof = Chi comincia e gioca come il maestro vince almeno { $least }, contro il maestro al più { $most }: sfruttabile per { $exploitability } (metà della NashConv), { $rounds } round calcolati.
solve-duels = La probabilità di vincere di chi comincia, con due rimasti, per dischetti e sfide vinte (prima chi comincia), ipotesi dischetti / 4:
solve-discs = Dischetti
solve-against = { $starter } contro { $other }
error-solve-two-left = Il risolutore è per due giocatori rimasti; qui sono { $left }.
error-solve-last-chance = Il risolutore non gestisce l’Ultima possibilità.
error-solve-belief = «{ $word }» non è un’ipotesi; si scrive come 1=0.5.
error-solve-belief-known = I dischetti del posto { $seat } sono dati esattamente; togli l’ipotesi.
error-solve-belief-four = Il posto { $seat } non ha perso nulla, quindi ha il suo teschio.
error-solve-belief-nobody = Al posto { $seat } non è rimasto nessuno; togli l’ipotesi.
error-solve-too-large = Questo finale è troppo grande per esplorarlo fino in fondo.
