## Coups

error-must-follow = La couleur demandée est le { die }, et tu en as encore : lance { a-die } ou un dé spécial.

## Depuis Python

error-odds-empty-hand = Indique au moins un dé de la main.
