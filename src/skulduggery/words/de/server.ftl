# Was der Server zu sagen hat.
error-no-table = Den Tisch „{ $table }“ gibt es hier nicht. Vielleicht fehlt ein Stück vom Link.
error-not-saved = Das ließ sich nicht speichern und ist darum nicht geschehen. Versuch es gleich noch einmal.
error-bad-frame = Die Nachricht ist ungültig: { $reason }
error-port-taken = Port { $port } ist belegt: Wähl einen anderen mit --port oder beende das Programm, das ihn benutzt.
error-bad-port = { $port } ist kein Port: Wähl mit --port einen von 1 bis { $last }, oder 0 für irgendeinen freien.
error-cannot-bind = Der Server kann { $address } nicht belegen: { $reason }.
error-cannot-open-database = Die Datenbank { $file } lässt sich nicht benutzen: { $reason }.
error-database-address = { $database } ist keine Adresse einer Datenbank: Schreib postgresql://nutzer:passwort@rechner:5432/name, Sonderzeichen im Passwort kodiert (@ als %40), oder wähl eine Datei.
error-database-unreachable = PostgreSQL ist unter { $database } nicht zu erreichen: { $reason }.
error-database-login = PostgreSQL verweigert die Anmeldung an { $database }: Prüf Benutzer und Passwort.
error-database-missing = In PostgreSQL gibt es die Datenbank { $database } nicht: Leg sie zuerst an, etwa mit createdb.
error-database-encoding = Die Datenbank { $database } ist in { $encoding } kodiert, und darin fehlen Buchstaben, die Namen brauchen: Leg sie in UTF8 an.
error-database-in-use = Auf der Datenbank { $file } läuft schon ein Server: Beende ihn, oder gib diesem mit --database eine andere Datei.
error-cannot-lock = Die Sperrdatei { $file } lässt sich nicht benutzen: { $reason }.
error-database-in-memory = Der Server braucht eine Datenbankdatei, und { $name } ist keine: Gib mit --database eine Datei an.
error-bad-workers = --workers nimmt eine ganze Zahl von 1 bis { $most }.
error-bad-node-port = Die eigenen Ports der Knoten beginnen bei --node-port, und das muss bei so vielen Knoten von 1 bis { $last } sein, oder 0 für keine.
error-workers-on-sqlite = Mehrere Knoten brauchen eine PostgreSQL-Datenbank: Gib mit --database postgresql://… eine an, oder lass --workers weg.
error-database-from-the-future = Diese Datenbank stammt von einem neueren Skulduggery (in ihr steht { $revision }). Nichts wurde verändert. Starte sie mit jener Version, oder wähle mit --database eine andere.
error-database-of-others = Dies ist die Datenbank eines anderen Programms. Nichts wurde verändert. Wähle mit --database eine andere.
error-database-other-rules = In dieser Datenbank laufen Partien von { $game } nach Version { $version } der Regeln, und die spielt dieses Skulduggery nicht. Nichts wurde verändert. Lass sie mit der Version zu Ende gehen, mit der sie begonnen haben, und aktualisiere dann.
error-nodes-of-older-version = Diese Datenbank wird noch von Knoten einer älteren Version bedient ({ $nodes }), und diese Version muss sie so ändern, dass jene nicht weiterlaufen könnten. Nichts wurde verändert. Beende sie und starte dann diese.
error-other-node-format = Diese Datenbank wird von Knoten einer anderen Version bedient ({ $nodes }), die Partien in einem anderen Format speichern. Nichts wurde verändert. Beende sie und starte dann diese.

## What a chat shows of a link

link-invitation = { $host } lädt dich zu { $game } ein
link-table = { $game }: ein Tisch bei Skulduggery
link-replay = { $game }: die Partie noch einmal ansehen
