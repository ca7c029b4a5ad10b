## The games

web-skull = Skull
web-skull-about = Bluffen, bieten und so viele Scheiben umdrehen wie versprochen, ohne einen Totenkopf zu treffen.
