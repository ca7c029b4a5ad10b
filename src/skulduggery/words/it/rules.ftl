# Le regole al prompt: per ogni gioco un promemoria che sta in una schermata.

## Skull

rules-skull-goal =
    Vinci due sfide, oppure resta l’ultimo in gioco.
    Hai quattro dischetti, tre fiori e un teschio: sono anche le tue vite.
rules-skull-first-disc =
    A inizio round ognuno mette un dischetto a faccia in giù sul suo tappetino:
    tutti insieme, o il primo giocatore per ultimo, come si è deciso al tavolo.
rules-skull-turn =
    Dal primo giocatore, in senso orario: aggiungi un dischetto o lancia la sfida.
    Se non hai più dischetti in mano, la sfida è d’obbligo.
    Quanti dischetti ci sono lo vedono tutti; che cosa mostrano, nessuno.
rules-skull-bidding =
    La sfida è un numero: tanti dischetti girati senza trovare un teschio.
    A turno si rilancia o si passa. Chi passa è fuori da questa sfida.
    Chi resta è lo Sfidante; se l’offerta è di tutti i dischetti, lo è subito.
rules-skull-attempt =
    Lo Sfidante gira un dischetto alla volta: prima tutti i suoi, dall’alto.
    Poi sceglie ogni volta una pila e ne gira il primo dischetto ancora coperto.
    Il primo teschio chiude il tentativo.
rules-skull-success =
    Nessun teschio: il tappetino dello Sfidante passa sul lato fiori.
    Se c’era già, la partita è vinta.
rules-skull-failure =
    Teschio altrui: il proprietario ti toglie alla cieca uno dei tuoi dischetti.
    Teschio tuo: scegli tu, in segreto, quale perdere.
    Solo tu sai quale manca. Senza dischetti sei eliminato.
rules-skull-next =
    Il round seguente lo comincia lo Sfidante, che sia riuscito o no.
    Nelle vecchie edizioni, se fallisce, comincia il proprietario del teschio.
    Eliminato da un teschio altrui: comincia il proprietario.
    Eliminato dal tuo: decidi tu chi comincia.
rules-skull-last-chance =
    Quando ti resta un dischetto, per un round ricevi l’Ultima possibilità.
    Sta sempre scoperta, non è un teschio e per il resto vale come un dischetto.
    Se in quel round fallisci da Sfidante, sei eliminato.
    Si riceve una volta sola a partita.
rules-skull-two-tribes =
    Guidi due tribù, sedute una di fronte all’altra, ognuna con la sua mano.
    Ognuna offre e gira per conto suo; sei fuori quando lo sono entrambe.
    Due sfide vinte con la stessa tribù danno la partita.
rules-skull-boxes =
    Una scatola ha sei posti, due ne hanno dodici.
    Il meglio è restare sotto i dieci.

## Skull King: il gioco di dadi

rules-skull-king-goal =
    Dichiara quante prese farai, poi fanne esattamente tante.
    Chi ha più punti dopo l’ultimo round vince.
rules-skull-king-deal =
    Nel primo round peschi un dado dal sacchetto, nel secondo due, e così via.
    In tre o quattro si giocano otto round, in cinque sette, in sei sei.
    I tuoi dadi restano dietro lo schermo.
rules-skull-king-bid =
    Guarda i tuoi dadi e scegli: da nessuna presa a tutte.
    Le dichiarazioni si scoprono insieme, sull’ultimo «ho» di «Yo-ho-ho!»
rules-skull-king-trick =
    In senso orario, ognuno tira un suo dado davanti a tutti.
    La prima presa la apre chi è di mano, le altre chi ha vinto la precedente.
    A ogni round la mano passa di un posto in senso orario.
rules-skull-king-follow =
    Il primo dado numerico fissa il colore d’uscita; un dado speciale mai.
    Se hai quel colore, tiralo, o tira uno speciale; se no, tira ciò che vuoi.
    Il giallo è un dado numerico, anche quando mostra la bandiera.
rules-skull-king-winner =
    Il teschio della Sirena batte quello dello Skull King, sempre e comunque.
    Altrimenti: Skull King, poi Pirata, Sirena, numeri e per ultime le bandiere.
    Il colore dei numeri non conta. A parità vince l’ultimo tiro;
    se sono tutte bandiere, il primo.
rules-skull-king-dice =
    1 Skull King, 3 Pirati, 2 Sirene: quattro teschi e due bandiere per dado.
    7 neri: 5 5 6 6 7 7. 7 blu: 3 3 4 4 5 5.
    8 rossi: 1 1 2 2 3 3, e 8 gialli: tre bandiere, 1 1 7.
rules-skull-king-score-standard =
    Dichiarazione centrata: 20 punti a presa. Mancata: meno 10 a presa di scarto.
    Nessuna presa dichiarata: 10 per il numero del round, in più o in meno.
    Bonus, solo se hai centrato: 30 per ogni teschio di Pirata preso
    dal tuo Skull King, 50 se la tua Sirena cattura lo Skull King.
rules-skull-king-score-landlubber =
    Dichiarazione centrata: 20 punti a presa. Mancata: niente.
    Nessuna presa dichiarata: 10 per il numero del round, in più o in meno.
    Niente bonus.
rules-skull-king-end =
    Dopo l’ultimo round vince il totale più alto, anche se sotto zero.
    A pari punti la vittoria è condivisa.

## Säbel & Schädel

rules-saber-skull-goal =
    Liberati per primo di tutti i segnalini anima, di qualunque colore siano.
rules-saber-skull-setup =
    L’isola 6 sta al centro; intorno, le isole da 1 a 5, teschio e sciabola.
    Ognuno ha sei segnalini. Comincia il tiro più alto, poi in senso orario.
rules-saber-skull-turn =
    Il dado indica l’isola. Le isole da 1 a 5 hanno posto per un segnalino.
    C’è posto: colloca un segnalino a tua scelta, poi tira ancora o fermati.
    Non c’è: prendi quel che vi si trova, e il turno è finito.
rules-saber-skull-first-round =
    Nel primo round si tira una volta sola.
    Poi solo il primo tiro del turno è d’obbligo; gli altri li scegli tu.
rules-saber-skull-island-six =
    Sull’isola 6 c’è sempre posto: con un 6 collochi sempre un segnalino.
rules-saber-skull-skull =
    Le isole accanto al teschio tengono tanti segnalini quanto dice il numero.
    Se ne tiri una piena, li prendi tutti.
rules-saber-skull-saber =
    Se prendi da un’isola accanto alla sciabola, prendi anche dall’isola 6
    tutti i segnalini dei colori appena presi. Collocare non la risveglia.
    Per un’isola fra teschio e sciabola valgono entrambi.
    Se i due sono vicini, non si disturbano.
rules-saber-skull-win =
    Chi colloca l’ultimo segnalino che ha vince subito, anche a metà turno.
rules-saber-skull-championship =
    Più partite singole: 3 punti vittoria a chi vince, 2 a chi, fra gli altri,
    ha meno segnalini, 1 a chi viene dopo. A parità, punti a tutti.
    Quando qualcuno ha almeno 6 punti, vince il totale più alto.
    Se è condiviso, si continua finché uno solo è in testa.
