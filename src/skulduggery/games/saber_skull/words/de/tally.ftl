# Woraus Partien bestehen.
tally-saber-skull-matches = Einzelspiele
tally-saber-skull-rolls = Würfe
tally-saber-skull-placed = Abgelegte Marker
tally-saber-skull-stops = Durch Aufhören beendete Züge
tally-saber-skull-pick-ups = Aufnahmen
tally-saber-skull-taken = Aufgenommene Marker
tally-saber-skull-saber-pulls = Aufnahmen, bei denen der Säbel zuschlug
tally-saber-skull-share-pick-ups = Anteil der Würfe, die mit Aufnehmen endeten
tally-saber-skull-average-taken = Marker je Aufnahme
