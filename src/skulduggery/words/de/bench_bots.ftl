# `skulduggery bench bots`: wie stark Bots sind, gegen feste Gegner.
bench-bots-game-help = Die Bots welches Spiels (nur bots): { $games }.
bench-bots-match-help = Eine Begegnung, SPIELER/HELD/ANDERE wie in 3/master/ismcts-2000; geht mehrmals (nur bots).
bench-bots-games-help = Partien für jede Begegnung, schon gespielte mitgezählt (nur bots).
bench-bots-seed-help = Die Startzahl aller Partien, eine ganze Zahl (nur bots).
bench-bots-results-help = Die Datei, in der alle gespielten Partien stehen, damit es weitergehen kann (nur bots). Lösche sie, wenn sich ein Bot geändert hat.
bench-bots-method = Ein Bot allein unter anderen einer Art. Jede Verteilung wird von jedem Platz aus einmal gespielt, mit demselben Zufall; Startzahl { $seed }. Ein geteilter Sieg zählt anteilig. Zeiten sind Rechenzeit in Millisekunden, für den Helden und darunter für die anderen. Alle Partien bleiben in { $file }: derselbe Befehl macht dort weiter.
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
error-no-matchups = { $game } hat keine üblichen Begegnungen. Nenne eine mit --match: SPIELER/HELD/ANDERE, etwa 2/ismcts-20/random.
error-bad-results = Zeile { $line } von { $file } ist kein Ergebnis von bench bots.

# `skulduggery bench skull_king`: wie viele Ansagen sich erfüllen lassen.

bench-bots-bids = Anteil erfüllter Ansagen
