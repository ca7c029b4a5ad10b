# Was der Server zu sagen hat.
error-no-table = Den Tisch „{ $table }“ gibt es hier nicht. Vielleicht wurde der Link abgeschnitten.
error-not-saved = Das ließ sich nicht festhalten und ist darum nicht geschehen. Versuch es gleich noch einmal.
error-bad-frame = Diese Nachricht war nicht zu lesen: { $reason }
error-port-taken = Port { $port } ist belegt: Wähl einen anderen mit --port oder beende das Programm, das ihn benutzt.
error-bad-port = { $port } ist kein Port: Wähl mit --port einen von 1 bis { $last }, oder 0 für irgendeinen freien.
error-cannot-bind = An { $address } lässt sich nicht lauschen: { $reason }.
error-cannot-open-database = Die Datenbank { $file } lässt sich nicht benutzen: { $reason }.
error-database-in-use = Auf der Datenbank { $file } läuft schon ein Server: Beende ihn, oder gib diesem mit --database eine andere Datei.
error-cannot-lock = Die Datei { $file }, die einen zweiten Server von der Datenbank fernhält, lässt sich nicht benutzen: { $reason }.
error-database-in-memory = Ein Server bewahrt alles in einer Datei auf, und { $name } ist keine: Nenn mit --database eine Datei.
error-database-from-the-future = Diese Datenbank stammt von einem neueren Skulduggery (in ihr steht { $revision }). Nichts wurde verändert. Starte sie mit jener Version, oder wähle mit --database eine andere Datei.
error-database-of-others = Diese Datei ist die Datenbank eines anderen Programms. Nichts wurde verändert. Wähle mit --database eine andere Datei.
error-database-other-rules = In dieser Datenbank laufen Partien von { $game } nach Version { $version } der Regeln, und die spielt dieses Skulduggery nicht. Nichts wurde verändert. Lass sie mit der Version zu Ende gehen, mit der sie begonnen haben, und steige dann um.
