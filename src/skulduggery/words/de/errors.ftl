# Was nicht ging, und was stattdessen geht.

## Spiele und Optionen

error-no-game = Nenne ein Spiel: { $games }.
error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $games }.
error-unknown-option = Die Option „{ $name }“ gibt es nicht. Es gibt: { $options }.
error-bad-option = Die Option { $name } kann nicht „{ $value }“ sein. Möglich ist: { $choices }.
error-unknown-preset = { $presets ->
    [none] { $game } hat keine Ausgaben, also auch kein „{ $name }“. Wähle die Optionen einzeln.
   *[other] { $game } kennt keine Ausgabe „{ $name }“. Es gibt: { $presets }.
}
error-bad-player-count = Mit diesen Optionen ist { $game } für { $least } bis { $most } Personen, nicht für { $players }.{ $setting ->
    [none] { "" }
   *[other] { " " }Mit { $setting } sind es { $setting_least } bis { $setting_most }.
}
error-first-not-seated = Auf Platz { $first } sitzt niemand. Die Plätze haben die Nummern 0 bis { $last }.
error-too-many-humans = { $humans } Leute passen nicht auf { $players } Plätze. Nehmt mehr Plätze.
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
error-ambiguous-action = „{ $text }“ kann Verschiedenes heißen: { $meanings }. Schreib etwas mehr davon.
error-not-your-turn =
    Platz { $seat } hat gerade nichts zu entscheiden. { $pending ->
        [chance] Als Nächstes kommt der Zufall: ein Schritt, der mit „*“ beginnt.
        [over] Die Partie ist zu Ende.
       *[other] Die Partie wartet auf: { $pending }.
    }

## Stellungen und Aufzeichnungen

error-no-positions = { $game } kann nicht mit einer Stellung beginnen. Das können: { $games }.
error-position-unreadable = „{ $word }“ passt in keine Stellung. Eine Stellung sieht so aus: { $example }
error-position-seats = Die Stellung hat { $seats } Plätze, gebraucht werden { $needed }.

## Eigene Bots

error-bot-no-module = Der Bot „{ $bot }“ lässt sich nicht laden: Ein Modul { $module } gibt es nicht. Schreib package.module:Class und starte in dem Ordner, in dem es liegt, oder installiere es.
error-bot-module-fails = Der Bot „{ $bot }“ lässt sich nicht laden: { $reason }
error-bot-no-class = Das Modul { $module } hat kein „{ $name }“. Nenne nach dem Doppelpunkt die Klasse eines Bots, wie in package.module:Class.
error-bot-no-decide = „{ $bot }“ ist kein Bot: Es fehlt die Methode decide(view, seat, history).
error-bot-not-made = Der Bot „{ $bot }“ ließ sich nicht erzeugen: { $reason }. Seine Klasse bekommt einen Rng, wenn sie einen nimmt, sonst nichts.
error-bot-move = Der Bot „{ $bot }“ hat „{ $move }“ gewählt, und das geht nicht. Möglich war: { $legal }.
error-bot-not-sent = Der Bot „{ $bot }“ lässt sich nicht an andere Prozesse schicken: { $reason }. Nimm jobs=1, oder leg ihn in ein Modul und nenne ihn package.module:Class.

## Aus Python

error-several-seats = Mehrere Plätze müssen sich entscheiden: { $seats }. Gib an, für welchen das gilt, etwa seat={ $first }.
error-match-over = Die Partie ist zu Ende, es lässt sich nichts mehr spielen.
error-nothing-to-undo = Es gibt keine Entscheidung, die man zurücknehmen könnte.
error-no-such-seat = Platz { $seat } gibt es nicht. Gezählt wird von 0 bis { $last }.
error-record-format = Aufzeichnungen lassen sich nicht als „{ $format }“ schreiben. Es gibt: { $formats }.
error-no-odds = Für { $game } lassen sich so keine Chancen berechnen.
