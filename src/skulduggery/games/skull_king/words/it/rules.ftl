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
