# Woraus Partien bestehen.
tally-skull-king-rounds = Durchgänge
tally-skull-king-tricks = Stiche
tally-skull-king-flags = Gewürfelte weiße Flaggen
tally-skull-king-bids = Ansagen
tally-skull-king-bid-sum = Angesagte Stiche
tally-skull-king-met = Erfüllte Ansagen
tally-skull-king-zeros = Ansagen „keinen Stich“
tally-skull-king-zeros-met = Davon erfüllt
tally-skull-king-bonus = Bonuspunkte
tally-skull-king-points = Punkte
tally-skull-king-shared = Partien mit geteiltem Sieg
tally-skull-king-average-bid = Ansage im Mittel
tally-skull-king-share-met = Anteil erfüllter Ansagen
tally-skull-king-share-zeros-met = Anteil erfüllter Ansagen „keinen Stich“
tally-skull-king-average-points = Punkte pro Kopf und Durchgang
