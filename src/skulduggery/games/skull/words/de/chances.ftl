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
chance-skull-stack = { $name } { chance-skull-has }: Die nächste Scheibe ist zu { $next } % sicher, der ganze Stapel zu { $clean } %.
chance-skull-skull = Skull
chance-skull-next = Nächste sicher
chance-skull-clean = Alle sicher
