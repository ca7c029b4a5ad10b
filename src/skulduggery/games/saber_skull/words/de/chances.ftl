## Säbel & Schädel

chance-saber-skull-face =
    { $die }: { $outcome ->
        [place] ein Marker geht weg.
        [win] du gewinnst.
       *[take] { $count ->
            [one] ein Marker kommt zurück.
           *[other] { $count } Marker kommen zurück.
        }
    }
chance-saber-skull-good =
    { $good ->
        [0] Kein Wurf ist gut.
        [one] 1 von 6 Würfen ist gut.
        [6] Jeder Wurf ist gut.
       *[other] { $good } von 6 Würfen sind gut.
    }
chance-saber-skull-win =
    { $wins ->
        [one] 1 gewinnt.
       *[other] { $wins } gewinnen.
    }
chance-saber-skull-worst =
    { $worst ->
        [one] Schlimmstenfalls kommt einer zurück.
       *[other] Schlimmstenfalls kommen { $worst } zurück.
    }
