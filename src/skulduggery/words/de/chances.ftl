# Wie wahrscheinlich etwas ist, am Tisch und im Terminal.

chance-title = Chancen
chance-nothing = Bei dieser Entscheidung gibt es keine Chancen zu nennen.
chance-percent = { $chance } %

## Skull

chance-skull-count =
    { $down ->
        [one] Eine Scheibe liegt verdeckt,
       *[other] { $down } Scheiben liegen verdeckt,
    } { $skulls ->
        [0] und kein Skull kann darunter sein.
        [one] höchstens eine davon ist ein Skull.
       *[other] höchstens { $skulls } davon sind Skulls.
    }
chance-skull-has =
    { $skull ->
        [yes] hat den Skull noch
        [no] hat keinen Skull mehr
       *[maybe] hat den Skull vielleicht noch
    }
chance-skull-stack = { $name } { chance-skull-has }: Die nächste Scheibe ist zu { $next } % sauber, der ganze Stapel zu { $clean } %.
chance-skull-skull = Skull
chance-skull-next = Nächste sauber
chance-skull-clean = Alle sauber

## Skull King

chance-skull-king-takes = Holt den Stich
chance-skull-king-die = holt den Stich zu { $chance } %
chance-skull-king-made = Trifft ein
chance-skull-king-points = Punkte
chance-skull-king-bid = { action-skull-king-bid }: trifft zu { $made } % ein, { $points } Punkte zu erwarten.

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
