# Das Spielfeld von Säbel & Schädel.

web-saber-skull-ring = Die Inseln
web-saber-skull-crews = Wer mitspielt
web-saber-skull-you = Du
web-saber-skull-island =
    Auf Insel { $island } { $room ->
        [any] ist immer Platz
        [one] ist Platz für einen Marker
       *[other] ist neben dem Schädel Platz für { $room } Marker
    }.{ $saber ->
        [yes] { " " }Der Säbel grenzt an: Wer hier aufnimmt, nimmt diese Farben auch von Insel 6.
       *[no] { "" }
    } Darauf: { $tokens }.
web-saber-skull-the-skull = Der Schädel: Eine Insel daneben fasst so viele Marker, wie ihre Zahl sagt.
web-saber-skull-the-saber = Der Säbel: Wer von einer Insel daneben aufnimmt, nimmt diese Farben auch von Insel 6.
web-saber-skull-nothing = nichts

## Was gerade geschieht

web-saber-skull-laying = Der Ring wird gelegt.
web-saber-skull-rolling-off = Alle würfeln; die höchste Zahl beginnt.
web-saber-skull-turn-of = { $name } ist dran.
web-saber-skull-chooses = { $name } sucht einen Marker für Insel { $island } aus.
web-saber-skull-ponders = { $name } überlegt: weiter oder aufhören?
web-saber-skull-your-turn = Du bist dran.
web-saber-skull-on-turn = Am Zug.
web-saber-skull-roll-or-stop = Weiterwürfeln oder aufhören, solange es gut läuft?
web-saber-skull-die-waits = Dein Würfel wartet auf dich.
web-saber-skull-roll-die = Würfeln
web-saber-skull-roll-myself = Selbst würfeln
web-saber-skull-which-token =
    Auf Insel { $island } ist Platz. { $many ->
        [yes] Welche Farbe legst du ab?
       *[no] Leg einen Marker ab.
    }
web-saber-skull-wins = { $name } gewinnt!
web-saber-skull-you-win = Du gewinnst!
web-saber-skull-rolled = Der Würfel zeigt { $die }.

## Mannschaften

web-saber-skull-held =
    { $count ->
        [0] Keine Marker.
        [one] Ein Marker: { $tokens }.
       *[other] { $count } Marker: { $tokens }.
    }
web-saber-skull-points = Punkte

## Die Meisterschaft

web-saber-skull-match = Einzelspiel { $match }
web-saber-skull-left-after = Übrige Marker nach jedem Einzelspiel
web-saber-skull-final = Übrige Marker
