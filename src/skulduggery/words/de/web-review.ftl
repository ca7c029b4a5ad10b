# Der Rückblick neben dem Brett einer Wiedergabe. Was mit `review-` beginnt, sagt auch das Terminal.

web-review = Rückblick
web-review-about = Ein Meister geht die Partie mit dir durch: Wie gut war jede Entscheidung, und was war Glück? Das dauert bis zu einer Minute, ein einziges Mal.
web-review-ask = Diese Partie durchgehen
web-review-unfinished = Nur eine Partie, die zu Ende gespielt wurde, lässt sich durchgehen.
web-review-waiting = { $before ->
    [one] Eine andere Partie kommt vorher dran.
   *[other] { $before } andere Partien kommen vorher dran.
}
web-review-working = Ein Meister geht sie durch.
web-review-reached = Zug { $reached } von { $plies }
web-review-chance = { $name } { $chance } %
web-review-costly-mark = eine Entscheidung, die etwas kostete
web-review-table = Die Aussichten als Tabelle
web-review-at = Zug { $step }
web-review-no-decision = Hier gab es nichts zu entscheiden.
web-review-swing = { $name } { $points }
web-review-luck-here = Das hat der Zufall geändert: { $swings }.
web-review-played = gespielt
web-review-turning = Wendepunkte
web-review-lucky = Glück: { $what } { $name } { $points }.
web-review-bold = Was gewagt wurde
web-review-own = Eigenes Spiel
web-review-doubt = Glück und was die anderen taten sind auf etwa { $points } Punkte ungewiss.
review-knowledge = Alle werden nach dem beurteilt, was sie da wussten, und als wären die anderen Meister. Punkte sind Hundertstel des Sieges.
review-chances = Aussicht auf den Sieg, vom ersten Zug bis zum letzten
review-none-costly = Keine Entscheidung kostete etwas, das sich vom Zufall unterscheiden ließe.
review-move-number = Zug
review-accounts = Glück und Können
review-start = Anfangs
review-luck = Glück
review-others = Die anderen
review-end = Am Ende
