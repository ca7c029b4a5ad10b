## Skull King

chance-skull-king-takes = Holt den Stich
chance-skull-king-die = holt den Stich zu { $chance } %
chance-skull-king-made = Erfüllt
chance-skull-king-points = Punkte
chance-skull-king-bid = { action-skull-king-bid }: zu { $made } % erfüllt, { $points } Punkte zu erwarten.
