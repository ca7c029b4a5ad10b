## Züge

error-must-follow = Angespielt ist { die }, und das hast du noch: Wirf { a-die } oder einen Sonderwürfel.

## Aus Python

error-odds-empty-hand = Nenne mindestens einen Würfel der Hand.
