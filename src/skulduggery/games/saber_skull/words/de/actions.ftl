## Säbel & Schädel

action-saber-skull-number = Nummer { $number }
action-saber-skull-skull = Der Schädel
action-saber-skull-saber = Der Säbel
action-saber-skull-place =
    { $colour ->
        [red] Roten Marker ablegen
        [green] Grünen Marker ablegen
        [blue] Blauen Marker ablegen
        [yellow] Gelben Marker ablegen
       *[purple] Violetten Marker ablegen
    }
action-saber-skull-roll = Weiterwürfeln
action-saber-skull-stop = Aufhören
