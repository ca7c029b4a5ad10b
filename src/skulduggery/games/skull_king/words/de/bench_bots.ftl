# `skulduggery bench skull_king`: wie viele Ansagen sich erfüllen lassen.

bench-bids-method = Ein Bot, dem es nur um seine Ansagen geht, allein unter dreien nach der Faustregel, in jeder Zeile mit denselben Würfeln: wie viele Ansagen er erfüllt und wie viele Partien er nebenbei gewinnt. Die Zeilen unterscheiden sich darin, ob er die Würfel der anderen sieht: So viel geht aus Unkenntnis verloren, über den Rest entscheiden die Würfel.
bench-bids-sight = Was er sieht
bench-bids-blind = was ein Spieler wissen darf
bench-bids-playing = alle Würfel, sobald die Ansagen offen sind
bench-bids-always = alle Würfel, auch schon beim Ansagen
bench-bids-met =
    Ansagen erfüllt
    95-%-Intervall
