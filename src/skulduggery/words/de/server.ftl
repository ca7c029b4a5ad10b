# Was der Server zu sagen hat.
error-no-table = Den Tisch „{ $table }“ gibt es hier nicht. Vielleicht wurde der Link abgeschnitten.
error-not-saved = Das ließ sich nicht festhalten und ist darum nicht geschehen. Versuch es gleich noch einmal.
error-bad-frame = Diese Nachricht war nicht zu lesen: { $reason }
error-port-taken = Port { $port } ist belegt. Wähl einen anderen mit --port oder beende, was dort läuft.
error-cannot-bind = An { $address } lässt sich nicht lauschen: { $reason }.
error-cannot-open-database = Die Datenbank { $file } lässt sich nicht benutzen: { $reason }.
