# Die Regeln am Prompt: für jedes Spiel eine Erinnerung auf einem Bildschirm.

## Skull

rules-skull-goal =
    Gewinne zwei Herausforderungen oder bleib als Letzter im Spiel.
    Du hast vier Scheiben: drei Blumen, einen Skull. Sie sind auch deine Leben.
rules-skull-first-disc =
    Zum Rundenauftakt legen alle eine Scheibe verdeckt auf ihr Spielertableau:
    gleichzeitig oder der Startspieler zuletzt, wie am Tisch vereinbart.
rules-skull-turn =
    Ab dem Startspieler reihum: noch eine Scheibe obenauf oder herausfordern.
    Ist deine Hand leer, musst du herausfordern.
    Wie viele Scheiben wo liegen, sehen alle; was sie zeigen, niemand.
rules-skull-bidding =
    Wer herausfordert, nennt eine Zahl: so viele Scheiben ohne einen Skull.
    Reihum wird überboten oder gepasst. Wer passt, bietet nicht mehr mit.
    Wer übrig bleibt, ist Herausforderer; wer alle Scheiben bietet, ist es sofort.
rules-skull-attempt =
    Der Herausforderer deckt einzeln auf, erst alle eigenen, von oben nach unten.
    Danach, wo er will, immer die oberste noch verdeckte Scheibe.
    Der erste Skull beendet den Versuch.
rules-skull-success =
    Kein Skull: Das Tableau des Herausforderers kommt auf die verzierte Seite.
    Lag die schon oben, ist die Partie gewonnen.
rules-skull-failure =
    Fremder Skull: Sein Besitzer nimmt dir blind eine von allen deinen Scheiben.
    Eigener Skull: Du gibst heimlich eine Scheibe deiner Wahl ab.
    Nur du weißt, welche fehlt. Ohne Scheiben bist du ausgeschieden.
rules-skull-next =
    Die nächste Runde beginnt der Herausforderer, ob gewonnen oder verloren.
    In älteren Ausgaben beginnt nach einem Fehlschlag, wem der Skull gehört.
    Ausgeschieden durch fremden Skull: Sein Besitzer beginnt.
    Durch den eigenen: Du bestimmst, wer beginnt.
rules-skull-last-chance =
    Bei nur noch einer Scheibe bekommst du für eine Runde die Letzte Chance.
    Sie liegt offen, ist kein Skull und zählt sonst wie jede Scheibe.
    Verlierst du in dieser Runde als Herausforderer, scheidest du aus.
    Jeder bekommt sie höchstens einmal pro Partie.
rules-skull-two-tribes =
    Du führst zwei Stämme, am Tisch einander gegenüber, jeder mit eigener Hand.
    Jeder bietet und deckt für sich auf; sind beide fort, bist du ausgeschieden.
    Zwei Erfolge mit demselben Stamm gewinnen die Partie.
rules-skull-boxes =
    Eine Schachtel hat sechs Plätze, zwei haben zwölf.
    Am schönsten ist es mit weniger als zehn.
