## Säbel & Schädel

chance-saber-skull-face =
    { $die }: { $outcome ->
        [place] du legst einen Marker ab.
        [win] du gewinnst.
       *[take] { $count ->
            [one] du nimmst einen Marker auf.
           *[other] du nimmst { $count } Marker auf.
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
        [one] Schlimmstenfalls nimmst du einen auf.
       *[other] Schlimmstenfalls nimmst du { $worst } auf.
    }
