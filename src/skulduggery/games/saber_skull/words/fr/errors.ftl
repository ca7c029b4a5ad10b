# Ce qui n’allait pas, et que faire à la place.

## Jeux et options

error-bad-ring = « { $ring } » n’est pas un cercle. Nomme une fois chacun de ces sous-bocks, en rond : { $coasters }.
