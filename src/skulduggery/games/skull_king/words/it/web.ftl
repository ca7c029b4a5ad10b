## The games

web-skull-king = Skull King: il gioco di dadi
web-skull-king-about = Dichiara quante prese farai, poi fanne esattamente tante.
