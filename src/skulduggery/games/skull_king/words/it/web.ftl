## The games

web-skull-king = Skull King: il gioco di dadi
web-skull-king-about = Dichiara quante prese farai, poi fanne esattamente quante hai detto.

## Said once, in a first game

web-skull-king-coach-press = Guarda i tuoi dadi, poi premi quante prese farai. Più tardi premi il dado da tirare.
web-skull-king-coach-middle = Al centro c’è la presa: tutti i dadi tirati, e quale sta vincendo.
