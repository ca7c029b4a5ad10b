# `skulduggery bench skull_king`: wie viele Ansagen sich erfüllen lassen.

bench-bids-method = Jemand, dem es nur um die eigenen Ansagen geht, allein unter drei Spielern nach der Faustregel, in jeder Zeile mit denselben Würfeln: wie viele Ansagen das erfüllt und wie viele Partien es nebenbei gewinnt. Wer die Würfel der anderen sieht, steht neben dem, der sie nicht sieht: So viel geht aus Unkenntnis verloren, über den Rest entscheiden die Würfel.
bench-bids-sight = Was zu sehen ist
bench-bids-blind = was ein Spieler wissen darf
bench-bids-playing = alle Würfel, sobald die Ansagen offen sind
bench-bids-always = alle Würfel, auch schon beim Ansagen
bench-bids-met =
    Ansagen erfüllt
    95-%-Intervall
