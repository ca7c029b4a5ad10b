## The games

web-skull = Skull
web-skull-about = Bluffen, bieten und so viele Scheiben aufdecken wie versprochen, ohne einen Skull zu treffen.
