## The games

web-skull = Skull
web-skull-about = Bluffa, rilancia e gira quanti dischi hai promesso, senza incontrare un teschio.
