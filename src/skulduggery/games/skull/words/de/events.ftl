# Was geschieht, so erzählt, dass jeder Satz für sich stehen kann.

## Leute und Aufzählungen

tribe-marigold = Ringelblume
tribe-lotus = Lotus
tribe-thistle = Distel
tribe-dahlia = Dahlie
tribe-hibiscus = Hibiskus
tribe-iris = Iris
tribe-poppy = Mohn
tribe-protea = Protea
tribe-foxglove = Fingerhut
tribe-lily = Lilie
tribe-peony = Pfingstrose
tribe-orchid = Orchidee

## Skull

skull-first-player-drawn = Das Los fällt auf { $name }.
skull-round-began = Runde { $round }. { $name } beginnt.
skull-disc-sealed =
    { $disc ->
        [flower] { $name } wählt eine Blume als erste Scheibe.
        [skull] { $name } wählt den Totenkopf als erste Scheibe.
        [last] { $name } wählt die Letzte Chance als erste Scheibe.
       *[hidden] { $name } hat die erste Scheibe gewählt.
    }
skull-first-discs-down =
    { $open ->
        [yes] Alle ersten Scheiben liegen; die von { $last } ist die Letzte Chance.
       *[no] Alle ersten Scheiben liegen.
    } Weiter geht es mit { $name }.
skull-disc-laid =
    { $disc ->
        [flower] { $name } legt verdeckt eine Blume.
        [skull] { $name } legt verdeckt den Totenkopf.
        [last] { $name } legt offen die Letzte Chance.
       *[hidden] { $name } legt eine Scheibe verdeckt ab.
    } Auf dem Tableau: { $height }.
skull-challenge-opened = { $name } fordert mit { $bid } heraus.
skull-bid-raised = { $name } bietet { $bid }.
skull-passed = { $name } passt.
skull-attempt-began =
    { $bid ->
        [one] { $name } deckt auf: 1 Scheibe ohne Totenkopf.
       *[other] { $name } deckt auf: { $bid } Scheiben ohne Totenkopf.
    }
skull-disc-flipped =
    { $own ->
        [yes] { $name } deckt eine eigene Scheibe auf: { $disc ->
            [skull] der Totenkopf.
            [last] die Letzte Chance.
           *[flower] eine Blume.
        }
       *[no] { $name } deckt bei { $owner } auf: { $disc ->
            [skull] der Totenkopf.
            [last] die Letzte Chance.
           *[flower] eine Blume.
        }
    }
skull-attempt-succeeded =
    { $points ->
        [1] Kein Totenkopf: Der Versuch von { $name } gelingt, das Tableau kommt auf die verzierte Seite.
       *[other] Kein Totenkopf: Der Versuch von { $name } gelingt, zum zweiten Mal.
    }
skull-attempt-failed =
    { $own ->
        [yes] Der Versuch von { $name } scheitert: Es war der eigene Totenkopf.
       *[no] Der Versuch von { $name } scheitert: Der Totenkopf gehört { $owner }.
    }
skull-disc-picked = { $name } nimmt Nummer { $place } der gemischten Scheiben.
skull-disc-lost =
    { $disc ->
        [flower] { $name } verliert eine Blume.
        [skull] { $name } verliert den Totenkopf.
       *[hidden] { $name } verliert eine Scheibe, und niemand sieht, welche.
    } { $left ->
        [0] Es war die letzte.
        [one] Eine Scheibe bleibt.
       *[other] { $left } Scheiben bleiben.
    }
skull-tribe-out = { $name } ist ausgeschieden.
skull-last-chance-returned = { $name } legt die Letzte Chance zurück in die Mitte.
skull-last-chance-given = { $name } bekommt die Letzte Chance, für eine Runde.
skull-starter-named = { $name } bestimmt: { $starter } beginnt.
skull-game-won =
    { $standing ->
        [yes] Nur { $name } ist noch im Spiel und gewinnt die Partie.
       *[no] { $name } hat zwei Herausforderungen gewonnen und damit die Partie.
    }
