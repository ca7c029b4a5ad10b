# I bot per nome: alla tastiera, nelle simulazioni e nei tornei.
levels-bots-help = Chi gioca contro di te: un nome per tutti i bot, o uno per ciascuno, come in casual,random. { $levels } Anche i bot che servono solo a misurare hanno un nome: rule, ismcts-2000; e anche uno tuo: package.module:Class.
levels-line-up-help = Chi gioca: un nome per tutti, o uno per ciascuno, come in casual,rule,rule. Un livello di “skulduggery games”, rule, ismcts- e un numero di simulazioni, oppure un bot tuo: package.module:Class.
levels-think-help = Quanti secondi un bot può pensare a una decisione; chi non cerca non pensa mai.
levels-against = { $names }: { $level }. { $about }
levels-reference-about = Gioca sempre allo stesso modo, per misurare gli altri.
levels-custom-about = Un bot scritto da qualcun altro.
levels-bot = Bot

levels-tournament-help = Far giocare i bot tra loro, ciascuno da solo in mezzo ad altri di un tipo, e mostrare chi è più forte.
levels-tournament-synopsis = tournament GIOCO BOT BOT… [OPZIONI]
levels-entrants-help = I bot: livelli di “skulduggery games”, rule, ismcts- e un numero di simulazioni, oppure un bot tuo: package.module:Class.
levels-tournament-games-help = Partite per ogni coppia: uno di un tipo in mezzo ad altri dell’altro.
levels-tournament = { $game }, { $players } giocatori, seme { $seed }, { $rules }. Ogni bot gioca { $games } partite da solo in mezzo ad altri di un tipo, per ogni tipo. Tutto si gioca una volta da ogni sedia, con la stessa sorte. Equo è { $fair }.
levels-alone = Da solo tra
levels-all = Tutti
levels-rating = Punteggio
levels-ratings = Un punteggio più alto di 400 vuol dire dieci volte le possibilità, viste dai due lati: da solo in mezzo agli altri, e gli altri da soli in mezzo ai suoi pari. Dice meno dove uno batte un secondo, il secondo un terzo e il terzo il primo. L’intervallo di quanto sta sotto, da una parte e dall’altra, contiene il punteggio vero in 95 tornei come questo su 100. Dipende da quanto le distribuzioni differiscono, prese insieme per tutti gli abbinamenti, che giocano le stesse.
levels-no-ratings = Ancora nessun punteggio: non tutti gli abbinamenti sono stati giocati.

error-unknown-bot = In { $game } non c’è nessun bot “{ $name }”. Ci sono: { $bots }.
error-bad-bots = Sono { $names } nomi per { $bots } bot. Danne uno per tutti, o uno per ciascuno.
error-too-few-bots = Un torneo vuole almeno due bot diversi, per esempio: skulduggery tournament skull random casual.
error-bad-thinking-time = Un bot ha bisogno di un po’ di tempo per pensare: più di 0 secondi.
