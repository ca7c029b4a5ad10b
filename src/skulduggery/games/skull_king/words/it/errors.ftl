## Mosse

error-must-follow = Il colore d’uscita è il { die } e ne hai ancora: tira { a-die } o un dado speciale.

## Da Python

error-odds-empty-hand = Indica almeno un dado della mano.
