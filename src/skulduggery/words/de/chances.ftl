# Wie wahrscheinlich etwas ist, am Tisch und im Terminal.

chance-title = Chancen
chance-nothing = Zu dieser Entscheidung gibt es keine Chancen.
chance-percent = { $chance } %
