## Skull King

chance-skull-king-takes = Prend le pli
chance-skull-king-die = { $chance } % de prendre le pli
chance-skull-king-made = Tenue
chance-skull-king-points = Points
chance-skull-king-bid = { action-skull-king-bid } : tenue à { $made } %, { $points } points à espérer.
