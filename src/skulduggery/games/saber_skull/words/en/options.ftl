# The games, their editions and options, in words.

game-saber-skull = Säbel & Schädel
game-saber-skull-about = Roll the die, get rid of your tokens before the others do, and know when to stop.

## Säbel & Schädel

option-saber-skull-ring = Ring
option-saber-skull-ring-about = How the seven coasters lie around island 6.
option-saber-skull-ring-random = shuffled
option-saber-skull-ring-random-about = The ring is shuffled before each match.
option-saber-skull-ring-fixed = { $ring }
option-saber-skull-ring-fixed-about = The ring: { $ring }.
option-saber-skull-championship = Championship
option-saber-skull-championship-about = Whether one match decides or several.
option-saber-skull-championship-true = several matches
option-saber-skull-championship-true-about = Championship: matches bring points, until somebody leads alone with six or more.
option-saber-skull-championship-false = one match
option-saber-skull-championship-false-about = A single match decides.
