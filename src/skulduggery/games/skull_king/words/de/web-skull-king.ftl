# Der Browser: das Brett von Skull King: Das Würfelspiel.

web-skull-king-round = Durchgang { $round } von { $rounds }
web-skull-king-banner = Durchgang { $round }
web-skull-king-drawn = Den ersten Durchgang beginnt { $name }
web-skull-king-trick = Stich { $trick } von { $tricks }
web-skull-king-follow = Bedienen: { die }
web-skull-king-free = Noch keine Farbe
web-skull-king-sealed-of = Angesagt haben: { $sealed } von { $players }
web-skull-king-takes =
    Der Stich geht an { $name }{ $bonus ->
        [0] { "" }
       *[other] { " " }(Bonus { $bonus })
    }
web-skull-king-takes-you =
    Du gewinnst den Stich{ $bonus ->
        [0] { "" }
       *[other] { " " }(Bonus { $bonus })
    }
web-skull-king-yo = Yo…
web-skull-king-ho = Ho…
web-skull-king-hoo = HO!
web-skull-king-won =
    { $number ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }

## Plätze

web-skull-king-yours = Dein Platz
web-skull-king-points = { $points } P.
web-skull-king-behind =
    { $dice ->
        [0] Kein Würfel mehr
        [one] Ein Würfel hinter dem Sichtschirm
       *[other] { $dice } Würfel hinter dem Sichtschirm
    }
web-skull-king-no-bid = Noch keine Ansage
web-skull-king-sealed = Hat angesagt
web-skull-king-bids = Ansage: { $bid }
web-skull-king-standing = Angesagt { $bid }, Stiche { $tricks }.
web-skull-king-start = Beginnt den ersten Stich dieses Durchgangs
web-skull-king-leads = { $name } spielt an
web-skull-king-out-of = Kann nicht mehr bedienen: { die }

## Der Stich

web-skull-king-rolling = { $name } wirft { a-die }.
web-skull-king-rolled = { $name }: { die }, { face }.
web-skull-king-winning = Liegt in diesem Stich vorn.

## Du bist dran

web-skull-king-how-many = Wie viele Stiche machst du?
web-skull-king-your-roll = Du bist dran: Welchen Würfel wirfst du?
web-skull-king-others-bid = Noch am Überlegen: { $names }
web-skull-king-others-roll = { $name } wählt einen Würfel.
web-skull-king-not-now = Geht gerade nicht. Drück drauf, um zu sehen, warum.
web-skull-king-look = { die }: Was ist drauf?

## Die Würfel

web-skull-king-die = { die }
web-skull-king-dice = Würfel
web-skull-king-in-bag = { die }, { $number } im Beutel
web-skull-king-gone = { $number } geworfen
web-skull-king-faces =
    { $die ->
        [king] Vier Totenköpfe mit Münze, zwei weiße Flaggen.
        [pirate] Vier Totenköpfe, zwei weiße Flaggen.
        [mermaid] Vier Totenköpfe mit Münze, zwei weiße Flaggen.
        [black] 5, 6 und 7, je zweimal.
        [blue] 3, 4 und 5, je zweimal.
        [red] 1, 2 und 3, je zweimal.
       *[yellow] Drei weiße Flaggen, zwei Einsen und eine einzige 7.
    }

## Der Wertungsblock

web-skull-king-pad = Wertung
web-skull-king-pad-about = Ansagen, Stiche, Punkte und Summen aller Durchgänge
web-skull-king-pad-round = Durchgang
web-skull-king-pad-key = In jedem Feld: Stiche / Ansage, die Punkte dafür und die neue Summe.
web-skull-king-landlubber = Landrattenwertung.
web-skull-king-graph = Die Summen nach jedem Durchgang als Linien; die Zahlen stehen in der Tabelle darüber.
web-skull-king-close = Schließen
