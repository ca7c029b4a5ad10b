## Skull King

chance-skull-king-takes = Fa la presa
chance-skull-king-die = { $chance } % di fare la presa
chance-skull-king-made = Centrata
chance-skull-king-points = Punti
chance-skull-king-bid = { action-skull-king-bid }: centrata al { $made } %, { $points } punti da aspettarsi.
