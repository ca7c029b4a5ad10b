# Was nicht ging, und was stattdessen geht.

## Spiele und Optionen

error-no-game = Sag, welches Spiel: { $games }.
error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $games }.
error-unknown-option = Die Option „{ $name }“ gibt es nicht. Es gibt: { $options }.
error-bad-option = Die Option { $name } kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
error-unknown-preset = { $presets ->
    [none] { $game } hat keine Ausgaben, also auch kein „{ $name }“. Wähle die Optionen einzeln.
   *[other] { $game } kennt keine Ausgabe „{ $name }“. Es gibt: { $presets }.
}
error-bad-player-count = { $game } geht mit diesen Optionen zu { $least } bis zu { $most }, nicht zu { $players }.{ $setting ->
    [none] { "" }
   *[other] { " " }Mit { $setting } geht es zu { $setting_least } bis zu { $setting_most }.
}
error-first-not-seated = Auf Platz { $first } sitzt niemand. Die Plätze zählen von 0 bis { $last }.
error-last-chance-with-two-tribes = Letzte Chance und zwei Stämme gehen nicht zusammen. Entscheidet euch für eines.
error-bad-ring = „{ $ring }“ ist kein Ring. Nenne jeden dieser Bierdeckel einmal, reihum: { $coasters }.
error-too-many-humans = { $humans } Leute passen nicht auf { $players } Stühle. Nehmt mehr Plätze.
error-too-many-names = { $names ->
    [one] Das ist ein Name
   *[other] Das sind { $names } Namen
} für { $humans ->
    [0] niemanden
    [one] eine Person
   *[other] { $humans } Leute
} an der Tastatur, und Bots haben ihre eigenen. Gib weniger Namen an, oder lass mehr Leute mitspielen.

## Züge

error-malformed-action = „{ $text }“ ist kein Zug. Möglich ist jetzt: { $legal }.
error-illegal-action = „{ $text }“ geht gerade nicht. Möglich ist: { $legal }.
error-must-follow = Angespielt ist { die }, und das hast du noch: Wirf { a-die } oder einen Sonderwürfel.
error-ambiguous-action = „{ $text }“ kann Verschiedenes heißen: { $meanings }. Schreib etwas mehr davon.
error-not-your-turn = Platz { $seat } hat gerade nichts zu entscheiden. { $pending ->
    [chance] Als Nächstes kommt der Zufall: ein Schritt, der mit „*“ beginnt.
    [over] Das Spiel ist aus.
   *[other] Das Spiel wartet auf: { $pending }.
}

## Stellungen und Aufzeichnungen

error-no-positions = { $game } kann nicht mit einer Stellung beginnen.
error-position-unreadable = „{ $word }“ passt in keine Stellung. Eine Stellung sieht so aus: { $example }
error-position-without-first = Die Stellung sagt nicht, wer beginnt. Häng es hinten an, etwa first=0.
error-position-too-few-or-many = Eine Stellung braucht mindestens zwei im Spiel, die noch Scheiben haben, und höchstens { $most } Plätze.
error-position-nobody-there = { $name }={ $seat } nennt einen Platz, der leer oder ausgeschieden ist. Nimm einen mit Scheiben.
error-position-last-chance = Platz { $seat } kann die Letzte Chance nicht haben: Dazu gehört genau eine übrige Scheibe.
error-position-not-exact = Die Stellung nennt nur die Zahl der Scheiben. Schreib sie aus, etwa FFS statt 3.
error-position-seats = Die Stellung hat { $seats } Plätze, gebraucht werden { $needed }.
error-position-needs-boxes = { $seats } Plätze brauchen eine zweite Schachtel. Setze boxes=2.
error-position-needs-last-chance = In der Stellung ist die Letzte Chance im Spiel. Setze last_chance=true.
error-position-in-a-round = Mitten in der Runde gibt es keine Stellung. Nimm eine zwischen zwei Runden.
error-position-first = Nach den Optionen beginnt Platz { $first }, nach der Stellung Platz { $seat }.

## Eigene Bots

error-bot-no-module = Der Bot „{ $bot }“ lässt sich nicht laden: Ein Modul { $module } gibt es nicht. Schreib package.module:Class und starte in dem Ordner, in dem es liegt, oder installiere es.
error-bot-module-fails = Der Bot „{ $bot }“ lässt sich nicht laden: { $reason }
error-bot-no-class = Das Modul { $module } hat kein „{ $name }“. Nenne nach dem Doppelpunkt die Klasse eines Bots, wie in package.module:Class.
error-bot-no-decide = „{ $bot }“ ist kein Bot: Es fehlt die Methode decide(view, seat, history).
error-bot-not-made = Der Bot „{ $bot }“ ließ sich nicht erzeugen: { $reason }. Seine Klasse bekommt einen Rng, wenn sie einen nimmt, sonst nichts.
error-bot-move = Der Bot „{ $bot }“ hat sich für „{ $move }“ entschieden, und das geht nicht. Möglich war: { $legal }.
error-bot-not-sent = Der Bot „{ $bot }“ lässt sich nicht an andere Prozesse schicken: { $reason }. Nimm jobs=1, oder leg ihn in ein Modul und nenne ihn package.module:Class.

## Aus Python

error-several-seats = Mehrere Plätze müssen sich entscheiden: { $seats }. Sag, für welchen das gilt, etwa seat={ $first }.
error-match-over = Das Spiel ist aus, es lässt sich nichts mehr spielen.
error-nothing-to-undo = Es gibt keine Entscheidung, die man zurücknehmen könnte.
error-no-such-seat = Platz { $seat } gibt es nicht. Gezählt wird von 0 bis { $last }.
error-record-format = Aufzeichnungen lassen sich nicht als „{ $format }“ schreiben. Es gibt: { $formats }.
error-no-odds = Für { $game } lassen sich so keine Chancen berechnen.
error-odds-empty-hand = Nenne mindestens einen Würfel der Hand.
