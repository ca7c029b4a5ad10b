# Wie Bots heißen, die so spielen, und wie das ist.
level-random = Zufällig
level-random-about = Spielt, was erlaubt ist, ohne nachzudenken. Gut für den ersten Versuch.
level-casual = Locker
level-casual-about = Spielt wie Leute an einem Spieleabend: vorsichtig, kühn oder verlogen, und ab und zu daneben.
level-sharp = Stark
level-sharp-about = Schaut zu, wie du spielst, und nutzt es aus.
level-master = Meister
level-master-about = Verrät nichts und lässt sich kaum überlisten, was immer du versuchst.
