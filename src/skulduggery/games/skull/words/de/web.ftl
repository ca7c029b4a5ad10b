## The games

web-skull = Skull
web-skull-about = Bluffen, bieten und so viele Scheiben aufdecken wie versprochen, ohne einen Totenkopf zu treffen.

## Said once, in a first game

web-skull-coach-press = Du bist dran: Tippe unten auf eine Scheibe, um sie verdeckt zu legen, oder biete, wie viele Blumen du aufdecken kannst.
web-skull-coach-middle = In der Mitte steht, was gerade geschieht: wer dran ist und welches Gebot zu schlagen ist.
