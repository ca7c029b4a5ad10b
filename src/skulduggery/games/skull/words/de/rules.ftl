# Die Regeln am Prompt: für jedes Spiel eine Erinnerung auf einem Bildschirm.

## Skull

rules-skull-goal =
    Gewinne zwei Herausforderungen, oder bleib am längsten im Spiel.
    Du hast vier Scheiben, drei Blumen und einen Totenkopf: auch deine Leben.
rules-skull-first-disc =
    Zum Rundenauftakt legen alle eine Scheibe verdeckt auf ihr Tableau:
    gleichzeitig, oder wer beginnt, zuletzt, wie am Tisch vereinbart.
rules-skull-turn =
    Wer beginnt, fängt an, dann reihum: eine Scheibe dazu oder herausfordern.
    Ist deine Hand leer, musst du herausfordern.
    Wie viele Scheiben wo liegen, sehen alle; was sie zeigen, niemand.
rules-skull-bidding =
    Wer herausfordert, nennt eine Zahl: so viele Scheiben ohne einen Totenkopf.
    Reihum wird überboten oder gepasst. Wer passt, bietet nicht mehr mit.
    Wer übrig bleibt, deckt auf; wer alle Scheiben bietet, sofort.
rules-skull-attempt =
    Aufgedeckt wird einzeln, erst alle eigenen Scheiben, von oben nach unten.
    Danach bei beliebigen anderen, immer die oberste noch verdeckte Scheibe.
    Der erste Totenkopf beendet den Versuch.
rules-skull-success =
    Kein Totenkopf: Dein Tableau kommt auf die verzierte Seite.
    Lag die schon oben, hast du die Partie gewonnen.
rules-skull-failure =
    Fremder Totenkopf: Wem er gehört, nimmt dir blind eine von allen Scheiben.
    Eigener Totenkopf: Du gibst heimlich eine Scheibe deiner Wahl ab.
    Nur du weißt, welche fehlt. Ohne Scheiben scheidest du aus.
rules-skull-next =
    Die nächste Runde beginnt, wer aufgedeckt hat, ob gewonnen oder verloren.
    In älteren Ausgaben beginnt nach einem Fehlschlag, wem der Totenkopf gehört.
    Ausgeschieden durch fremden Totenkopf: Es beginnt, wem er gehört.
    Durch den eigenen: Du bestimmst, wer beginnt.
rules-skull-last-chance =
    Bei nur noch einer Scheibe bekommst du für eine Runde die Letzte Chance.
    Sie liegt offen, ist kein Totenkopf und zählt sonst wie jede Scheibe.
    Scheiterst du in dieser Runde beim Aufdecken, scheidest du aus.
    Alle bekommen sie höchstens einmal pro Partie.
rules-skull-two-tribes =
    Du führst zwei Stämme, am Tisch einander gegenüber, jeder mit eigener Hand.
    Jeder bietet und deckt für sich auf; sind beide fort, bist du ausgeschieden.
    Zwei Erfolge mit demselben Stamm gewinnen die Partie.
rules-skull-boxes =
    Eine Schachtel hat sechs Plätze, zwei haben zwölf.
    Am schönsten ist es mit weniger als zehn.
