## The games

web-skull-king = Skull King: Das Würfelspiel
web-skull-king-about = Sag an, wie viele Stiche du machst, und mach dann genau so viele.
