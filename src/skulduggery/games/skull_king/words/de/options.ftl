# Die Spiele, ihre Ausgaben und Optionen, in Worten.

game-skull-king = Skull King: Das Würfelspiel
game-skull-king-about = Sag an, wie viele Stiche du machst, und mach dann genau so viele.

## Skull King: Das Würfelspiel

option-skull-king-scoring = Wertung
option-skull-king-scoring-about = Wie aus Ansagen und Stichen Punkte werden.
option-skull-king-scoring-standard = normal
option-skull-king-scoring-standard-about = Verfehlte Ansagen kosten Punkte, große Fänge bringen einen Bonus.
option-skull-king-scoring-landlubber = Landratten
option-skull-king-scoring-landlubber-about = Landrattenwertung: Eine verfehlte Ansage bringt nichts, nur eine verfehlte Null kostet Punkte; ohne Bonus.
