## The games

web-skull-king = Skull King: il gioco di dadi
web-skull-king-about = Di’ quante prese farai, poi fanne esattamente altrettante.
