# Der Rückblick neben dem Brett einer Wiedergabe. Was mit `review-` beginnt, sagt auch das Terminal.

web-review = Rückblick
web-review-about = Ein Meister geht die Partie mit dir durch: Wie gut war jede Entscheidung, und was war Glück? Das dauert bis zu einer Minute, ein einziges Mal.
web-review-ask = Diese Partie durchgehen
web-review-unfinished = Nur eine zu Ende gespielte Partie lässt sich durchgehen.
web-review-waiting = { $before ->
    [one] Eine andere Partie kommt vorher dran.
   *[other] { $before } andere Partien kommen vorher dran.
}
web-review-working = Ein Meister geht sie gerade durch.
web-review-reached = Zug { $reached } von { $plies }
web-review-chance = { $name } { $chance } %
web-review-costly-mark = eine teure Entscheidung
web-review-table = Siegchancen als Tabelle
web-review-at = Zug { $step }
web-review-no-decision = Hier gab es nichts zu entscheiden.
web-review-swing = { $name } { $points }
web-review-luck-here = Der Zufall hat die Siegchancen geändert: { $swings }.
web-review-played = gespielt
web-review-turning = Wendepunkte
web-review-lucky = Glück: { $what } { $name } { $points }.
web-review-bold = Kühne Züge
web-review-claims = Gesagt – und gestimmt?
web-review-own = Eigenes Spiel
web-review-doubt = Was Glück war und was die anderen taten, ist auf etwa { $points } Prozentpunkte ungewiss.
review-knowledge = Alle werden nach dem beurteilt, was sie in dem Moment wussten, als wären die anderen Meister. Alle Zahlen sind Prozentpunkte der Siegchance.
review-chances = Siegchancen, vom ersten Zug bis zum letzten
review-none-costly = Keine Entscheidung kostete mehr, als der Zufall erklären könnte.
review-move-number = Zug
review-accounts = Glück und Können
review-start = Anfangs
review-luck = Glück
review-others = Die anderen
review-end = Am Ende
