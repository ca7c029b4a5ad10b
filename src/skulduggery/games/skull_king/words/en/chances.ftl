## Skull King

chance-skull-king-takes = Wins this trick
chance-skull-king-die = { $chance }% to win this trick
chance-skull-king-made = Met
chance-skull-king-points = Points
chance-skull-king-bid = { action-skull-king-bid }: met with { $made }%, { $points } points expected.
