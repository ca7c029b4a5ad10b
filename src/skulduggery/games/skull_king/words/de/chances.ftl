## Skull King

chance-skull-king-takes = Holt den Stich
chance-skull-king-die = holt den Stich zu { $chance } %
chance-skull-king-made = Trifft ein
chance-skull-king-points = Punkte
chance-skull-king-bid = { action-skull-king-bid }: trifft zu { $made } % ein, { $points } Punkte zu erwarten.
