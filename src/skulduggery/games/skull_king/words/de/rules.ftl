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
    Wer den Durchgang beginnt, spielt zuerst an, danach, wer den Stich gewann.
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
