# Wie wahrscheinlich etwas ist, am Tisch und im Terminal.

chance-title = Chancen
chance-nothing = Bei dieser Entscheidung gibt es keine Chancen zu nennen.
chance-percent = { $chance } %
