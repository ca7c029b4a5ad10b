## The games

web-skull-king = Skull King: Das Würfelspiel
web-skull-king-about = Sag an, wie viele Stiche du machst, und mach dann genau so viele.

## Said once, in a first game

web-skull-king-coach-press = Schau deine Würfel an und tippe, wie viele Stiche du machst. Danach tippst du den Würfel an, den du werfen willst.
web-skull-king-coach-middle = In der Mitte liegt der Stich: alle geworfenen Würfel, und welcher gerade gewinnt.
