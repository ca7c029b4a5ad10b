# `skulduggery bench bots`: wie stark Bots sind, gegen feste Gegner.
bench-bots-game-help = Die Bots welches Spiels (nur bots): { $games }.
bench-bots-match-help = Eine Begegnung, SPIELER/HELD/ANDERE wie in 3/master/ismcts-2000; auch mehrmals (nur bots).
bench-bots-games-help = Partien für jede Begegnung, schon gespielte mitgezählt (nur bots).
bench-bots-seed-help = Eine ganze Zahl, aus der alle Partien folgen (nur bots).
bench-bots-results-help = Die Datei, in der bleibt, was gespielt wurde, damit es weitergehen kann (nur bots). Lösche sie, wenn sich ein Bot geändert hat.
bench-bots-method = Ein Bot unter anderen einer Art. Jede Verteilung wird von jedem Platz aus einmal gespielt, mit demselben Zufall; Startzahl { $seed }. Ein geteilter Sieg zählt anteilig. Zeiten sind Rechenzeit in Millisekunden, für den Helden und darunter für die anderen. Alle Partien bleiben in { $file }: derselbe Befehl macht dort weiter.
bench-bots-plain = Die Regeln sind hier nicht kompiliert: dieselben Partien, nur viel langsamer.
bench-bots-match = SPIELER/HELD/ANDERE
bench-bots-games = Partien
bench-bots-fair = Gerecht
bench-bots-share =
    Anteil
    95-%-Intervall
bench-bots-target =
    Ziel
    erreicht
bench-bots-time =
    ms je Zug
    Mittel / längster

error-bad-matchup = „{ $name }“ ist keine Begegnung. Eine Begegnung ist SPIELER/HELD/ANDERE, etwa 3/master/ismcts-2000; üblich sind: { $usual }.
error-bad-results = Zeile { $line } von { $file } ist kein Ergebnis von bench bots.

# `skulduggery bench search`: die Suche, an der Bots gemessen werden.
bench-search-speed = Skull zu { $players }: { $rate } Simulationen ganzer Partien je Sekunde; Ziel { $target }, erreicht: { $reached }.
bench-search-method = Stellungen von Skull zu dritt, jede { $seeds } Mal mit { $simulations } Simulationen durchsucht: der mittlere Anteil der Simulationen, den jede Entscheidung bekam.
bench-search-choice = Entscheidung
bench-search-ours = Unsere
bench-search-again =
    Unsere,
    andere Startzahlen
bench-search-theirs =
    Die von OpenSpiel,
    Knoten wie unsere
bench-search-as-it-is =
    Die von OpenSpiel,
    wie sie ist
bench-search-apart = Mittlerer Abstand der Anteile von unseren: { $chance } mit anderen Startzahlen, also durch Zufall allein; { $theirs } bei OpenSpiel mit unseren Knoten (was der Suchende erfahren hat); { $asitis }, wie sie ist (was weiß, wer dort entscheidet).
bench-search-rates = Simulationen je Sekunde in diesen Suchen: unsere { $ours }, die von OpenSpiel { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.
bench-exploit-method = Jemand, der nur den Meister von Skull studiert, allein an Tischen voller Meister: wie oft das gewinnt. Eine perfekte Antwort könnte mehr gewinnen; wie viel, weiß niemand.
bench-exploit-lessons = Lektionen

# `skulduggery bench skull_king`: wie viele Ansagen sich erfüllen lassen.
bench-bids-method = Jemand, dem es nur um die eigenen Ansagen geht, allein unter drei Spielern nach der Faustregel, in jeder Zeile mit denselben Würfeln: wie viele Ansagen das erfüllt und wie viele Partien es nebenbei gewinnt. Wer die Würfel der anderen sieht, steht neben dem, der sie nicht sieht: So viel geht aus Unkenntnis verloren, über den Rest entscheiden die Würfel.
bench-bids-sight = Was zu sehen ist
bench-bids-blind = was ein Spieler wissen darf
bench-bids-playing = alle Würfel, sobald die Ansagen offen sind
bench-bids-always = alle Würfel, auch schon beim Ansagen
bench-bids-met =
    Ansagen erfüllt
    95-%-Intervall
bench-bots-bids = Anteil erfüllter Ansagen
