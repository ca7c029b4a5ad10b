# Les jeux, leurs éditions et leurs options, en mots.

game-skull-king = Skull King : le jeu de dés
game-skull-king-about = Annonce combien de plis tu feras, puis fais-en exactement autant.

## Skull King : le jeu de dés

option-skull-king-scoring = Score
option-skull-king-scoring-about = Comment annonces et plis deviennent des points.
option-skull-king-scoring-standard = normal
option-skull-king-scoring-standard-about = Une annonce manquée coûte des points, une belle capture donne un bonus.
option-skull-king-scoring-landlubber = marins d’eau douce
option-skull-king-scoring-landlubber-about = Marins d’eau douce : une annonce manquée ne rapporte rien, seul un zéro manqué coûte des points ; aucun bonus.
