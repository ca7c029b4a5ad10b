## Säbel & Schädel

rules-saber-skull-goal =
    Liberati prima degli altri di tutti i segnalini, di qualunque colore siano.
rules-saber-skull-setup =
    L’isola 6 sta al centro; intorno, le isole da 1 a 5, teschio e sciabola.
    Ognuno ha sei segnalini. Comincia il tiro più alto, poi in senso orario.
rules-saber-skull-turn =
    Il dado indica l’isola. Le isole da 1 a 5 hanno posto per un segnalino.
    C’è posto: metti un segnalino a tua scelta, poi tira ancora o fermati.
    Non c’è: prendi quel che vi si trova, e il turno è finito.
rules-saber-skull-first-round =
    Nel primo round si tira una volta sola.
    Poi solo il primo tiro del turno è d’obbligo; gli altri li scegli tu.
rules-saber-skull-island-six =
    Sull’isola 6 c’è sempre posto: con un 6 metti sempre un segnalino.
rules-saber-skull-skull =
    Le isole accanto al teschio tengono tanti segnalini quanto dice il numero.
    Se ne tiri una piena, li prendi tutti.
rules-saber-skull-saber =
    Se prendi da un’isola accanto alla sciabola, prendi anche dall’isola 6
    tutti i segnalini dei colori appena presi. Mettere non la risveglia.
    Per un’isola fra teschio e sciabola valgono entrambi.
    Se i due sono vicini, non si disturbano.
rules-saber-skull-win =
    Chi mette l’ultimo segnalino che ha vince subito, anche a metà turno.
rules-saber-skull-championship =
    Più partite: 3 punti a chi vince, 2 a chi, fra gli altri,
    ha meno segnalini, 1 a chi viene dopo. A parità, punti a tutti.
    Quando qualcuno ha almeno 6 punti, vince il totale più alto.
    Se è condiviso, si continua finché qualcuno è in vantaggio.
