# Di che cosa sono fatte le partite.
tally-saber-skull-matches = Partite
tally-saber-skull-rolls = Tiri
tally-saber-skull-placed = Segnalini messi
tally-saber-skull-stops = Turni fermati per scelta
tally-saber-skull-pick-ups = Raccolte
tally-saber-skull-taken = Segnalini presi
tally-saber-skull-saber-pulls = Raccolte in cui ha colpito la sciabola
tally-saber-skull-share-pick-ups = Quota di tiri finiti in una raccolta
tally-saber-skull-average-taken = Segnalini per raccolta
