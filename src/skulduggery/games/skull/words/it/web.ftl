## The games

web-skull = Skull
web-skull-about = Bluffa, offri, e gira tanti dischetti quanti hai detto senza trovare un teschio.
