## The games

web-skull = Skull
web-skull-about = Bluffa, offri, e gira tanti dischetti quanti hai detto senza trovare un teschio.

## Said once, in a first game

web-skull-coach-press = Tocca a te: premi un dischetto in basso per metterlo coperto, oppure offri: quanti fiori riesci a girare?
web-skull-coach-middle = Il centro dice che cosa succede: a chi tocca, e l’offerta da battere.
