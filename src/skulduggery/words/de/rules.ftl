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

## Skull King: Das Würfelspiel

rules-skull-king-goal =
    Sag an, wie viele Stiche du machst, und mach dann genau so viele.
    Wer nach dem letzten Durchgang die meisten Punkte hat, gewinnt.
rules-skull-king-deal =
    Im ersten Durchgang ziehst du einen Würfel, im zweiten zwei und so weiter.
    Zu dritt und zu viert spielt ihr acht Durchgänge, zu fünft sieben,
    zu sechst sechs. Deine Würfel bleiben hinter dem Sichtschirm.
rules-skull-king-bid =
    Sieh dir deine Würfel an und wähle: von keinem Stich bis zu allen.
    Alle Ansagen kommen gleichzeitig, beim letzten „Ho“ von „Yo-ho-ho!“
rules-skull-king-trick =
    Reihum würfeln alle offen mit einem ihrer Würfel.
    Den ersten Stich beginnt der Startspieler, danach wer den letzten gewann.
    Mit jedem Durchgang wandert der Start einen Platz im Uhrzeigersinn.
rules-skull-king-follow =
    Der erste Zahlenwürfel im Stich gibt die Farbe vor, ein Sonderwürfel nie.
    Hast du die Farbe, nimm sie oder einen Sonderwürfel; sonst, was du willst.
    Gelb ist ein Zahlenwürfel, auch wenn er eine Flagge zeigt.
rules-skull-king-winner =
    Der Totenkopf der Mermaid schlägt den des Skull King, was auch sonst liegt.
    Ansonsten: Skull King, dann Pirat, Mermaid, Zahlen, zuletzt weiße Flaggen.
    Die Farbe einer Zahl ist dabei gleich. Bei Gleichstand gewinnt der spätere
    Wurf, nur bei lauter Flaggen der erste.
rules-skull-king-dice =
    1 Skull King, 3 Piraten, 2 Mermaids: je vier Totenköpfe und zwei Flaggen.
    7 schwarze: 5 5 6 6 7 7. 7 blaue: 3 3 4 4 5 5.
    8 rote: 1 1 2 2 3 3, und 8 gelbe: drei Flaggen, 1 1 7.
rules-skull-king-score-standard =
    Ansage erfüllt: 20 Punkte je Stich. Verfehlt: minus 10 je Stich Unterschied.
    Keinen Stich angesagt: 10 Punkte mal Durchgang, gelungen plus, sonst minus.
    Bonus bei erfüllter Ansage: 30 je Piraten-Totenkopf unter deinem Skull King,
    50, wenn deine Mermaid den Skull King fängt.
rules-skull-king-score-landlubber =
    Ansage erfüllt: 20 Punkte je Stich. Verfehlt: nichts.
    Keinen Stich angesagt: 10 Punkte mal Durchgang, gelungen plus, sonst minus.
    Bonuspunkte gibt es nicht.
rules-skull-king-end =
    Nach dem letzten Durchgang gewinnt, wer vorn liegt, notfalls unter null.
    Bei Gleichstand wird der Sieg geteilt.

## Säbel & Schädel

rules-saber-skull-goal =
    Werde als Erster alle Seelenmarker los, gleich welcher Farbe.
rules-saber-skull-setup =
    Insel 6 liegt in der Mitte, um sie die Inseln 1 bis 5, Schädel und Säbel.
    Alle haben sechs Marker. Der höchste Wurf beginnt, dann geht es reihum.
rules-saber-skull-turn =
    Der Würfel nennt die Insel. Die Inseln 1 bis 5 haben Platz für einen Marker.
    Platz frei: Leg einen Marker deiner Wahl ab, dann würfle weiter oder hör auf.
    Kein Platz: Nimm auf, was dort liegt, und dein Zug ist vorbei.
rules-saber-skull-first-round =
    In der ersten Runde würfeln alle nur einmal.
    Später ist nur der erste Wurf eines Zuges Pflicht, jeder weitere freiwillig.
rules-saber-skull-island-six =
    Auf Insel 6 ist immer Platz: Eine 6 bringt stets einen Marker los.
rules-saber-skull-skull =
    Die Inseln neben dem Schädel fassen so viele Marker, wie ihre Zahl sagt.
    Ist eine voll und du würfelst sie, nimmst du alle auf.
rules-saber-skull-saber =
    Nimmst du von einer Insel neben dem Säbel auf, dann von Insel 6 auch
    alle Marker in den aufgenommenen Farben. Beim Ablegen ruht der Säbel.
    Für eine Insel zwischen Schädel und Säbel gilt beides.
    Liegen die zwei nebeneinander, lassen sie einander in Ruhe.
rules-saber-skull-win =
    Wer seinen letzten Marker ablegt, gewinnt sofort, auch mitten im Zug.
rules-saber-skull-championship =
    Mehrere Einzelspiele: 3 Siegpunkte für den Sieg, 2 für die wenigsten Marker
    unter den übrigen, 1 für die nächstwenigsten. Bei Gleichstand punkten alle.
    Hat jemand mindestens 6 Siegpunkte, gewinnt, wer insgesamt vorn liegt.
    Liegen mehrere vorn, geht es weiter, bis einer allein führt.
