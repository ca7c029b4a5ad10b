# I giochi, le edizioni e le opzioni, a parole.

game-skull-king = Skull King: il gioco di dadi
game-skull-king-about = Dichiara quante prese farai, poi fanne esattamente quante hai detto.

## Skull King: il gioco di dadi

option-skull-king-scoring = Punteggio
option-skull-king-scoring-about = Come dichiarazioni e prese diventano punti.
option-skull-king-scoring-standard = normale
option-skull-king-scoring-standard-about = Le dichiarazioni mancate costano punti, le grandi catture danno un bonus.
option-skull-king-scoring-landlubber = marinai d’acqua dolce
option-skull-king-scoring-landlubber-about = Marinai d’acqua dolce: una dichiarazione mancata non dà nulla, solo uno zero mancato costa punti; niente bonus.
