## Skull

chance-skull-count =
    { $down ->
        [one] Eine Scheibe liegt verdeckt,
       *[other] { $down } Scheiben liegen verdeckt,
    } { $skulls ->
        [0] und kein Totenkopf kann darunter sein.
        [one] höchstens eine davon ist ein Totenkopf.
       *[other] höchstens { $skulls } davon sind Totenköpfe.
    }
chance-skull-has =
    { $skull ->
        [yes] hat den Totenkopf noch
        [no] hat keinen Totenkopf mehr
       *[maybe] hat den Totenkopf vielleicht noch
    }
chance-skull-stack = { $name } { chance-skull-has }: Die nächste Scheibe ist zu { $next } % sicher, der ganze Stapel zu { $clean } %.
chance-skull-skull = Totenkopf
chance-skull-next = Nächste sicher
chance-skull-clean = Alle sicher
