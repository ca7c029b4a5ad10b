## Säbel & Schädel

rules-saber-skull-goal =
    Werde vor den anderen alle deine Marker los, gleich welcher Farbe.
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
    Wer den letzten eigenen Marker ablegt, gewinnt sofort, auch mitten im Zug.
rules-saber-skull-championship =
    Mehrere Einzelspiele: 3 Punkte für den Sieg, 2 für die wenigsten Marker
    unter den übrigen, 1 für die nächstwenigsten. Bei Gleichstand punkten alle.
    Hat jemand mindestens 6 Punkte, gewinnt, wer insgesamt vorn liegt.
    Liegen mehrere vorn, geht es weiter bis zu einem Vorsprung.
