# Was nicht ging, und was stattdessen geht.

## Spiele und Optionen

error-bad-ring = „{ $ring }“ ist kein Ring. Nenne jeden dieser Bierdeckel einmal, reihum: { $coasters }.
