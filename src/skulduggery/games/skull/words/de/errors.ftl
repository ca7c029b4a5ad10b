# Was nicht ging, und was stattdessen geht.

## Spiele und Optionen

error-last-chance-with-two-tribes = Letzte Chance und zwei Stämme gehen nicht zusammen. Entscheidet euch für eines.

## Stellungen und Aufzeichnungen

error-position-without-first = Die Stellung sagt nicht, wer beginnt. Häng es hinten an, etwa first=0.
error-position-too-few-or-many = Eine Stellung braucht mindestens zwei Plätze mit Scheiben und hat höchstens { $most } Plätze.
error-position-nobody-there = { $name }={ $seat } nennt einen Platz, der leer oder ausgeschieden ist. Nimm einen mit Scheiben.
error-position-last-chance = Platz { $seat } kann die Letzte Chance nicht haben: Dazu gehört genau eine übrige Scheibe.
error-position-not-exact = Die Stellung nennt nur die Zahl der Scheiben. Schreib sie aus, etwa FFS statt 3.
error-position-needs-boxes = { $seats } Plätze brauchen eine zweite Schachtel. Setze boxes=2.
error-position-needs-last-chance = In der Stellung ist die Letzte Chance im Spiel. Setze last_chance=true.
error-position-in-a-round = Mitten in der Runde gibt es keine Stellung. Nimm eine zwischen zwei Runden.
error-position-first = Nach den Optionen beginnt Platz { $first }, nach der Stellung Platz { $seat }.

## Züge

error-skull-disc-chosen = Deine erste Scheibe ist gewählt; dabei bleibt es.
error-skull-bidding-has-begun = Es wird schon geboten: keine Scheiben mehr in dieser Runde.
