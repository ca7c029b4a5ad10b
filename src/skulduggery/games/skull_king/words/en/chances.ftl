## Skull King

chance-skull-king-takes = Takes this trick
chance-skull-king-die = { $chance } % to take this trick
chance-skull-king-made = Made
chance-skull-king-points = Points
chance-skull-king-bid = { action-skull-king-bid }: made with { $made } %, { $points } points to be expected.
