# Woraus Partien bestehen.
tally-saber-skull-matches = Einzelspiele
tally-saber-skull-rolls = Würfe
tally-saber-skull-placed = Abgelegte Seelenmarker
tally-saber-skull-stops = Freiwillig beendete Züge
tally-saber-skull-pick-ups = Aufnahmen
tally-saber-skull-taken = Aufgenommene Seelenmarker
tally-saber-skull-saber-pulls = Aufnahmen, bei denen der Säbel zuschlug
tally-saber-skull-share-pick-ups = Anteil der Würfe, die mit Aufnehmen endeten
tally-saber-skull-average-taken = Seelenmarker je Aufnahme
