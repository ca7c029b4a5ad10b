## The games

web-skull = Skull
web-skull-about = Bluffa, offri, e gira tanti dischetti quanti hai detto senza trovare un teschio.

## Said once, in a first game

web-skull-coach-press = Tocca a te: premi un disco in basso per posarlo coperto, o dichiara quanti fiori sai girare.
web-skull-coach-middle = Il centro dice che cosa succede: a chi tocca, e la puntata da battere.
