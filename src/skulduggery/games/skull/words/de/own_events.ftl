# Was denen geschieht, die es lesen, in den Worten von events.ftl. Die eigenen Scheiben sehen sie.

skull-first-player-drawn-you = Das Los fällt auf dich.
skull-round-began-you = Runde { $round }. Du beginnst.
skull-disc-sealed-you =
    { $disc ->
        [flower] Du wählst eine Blume als erste Scheibe.
        [skull] Du wählst den Skull als erste Scheibe.
       *[last] Du wählst die Letzte Chance als erste Scheibe.
    }
skull-first-discs-down-you =
    { $open ->
        [yes] Alle ersten Scheiben liegen; die von { $last } ist die Letzte Chance.
       *[no] Alle ersten Scheiben liegen.
    } Weiter geht es mit dir.
skull-disc-laid-you =
    { $disc ->
        [flower] Du legst verdeckt eine Blume.
        [skull] Du legst verdeckt den Skull.
       *[last] Du legst offen die Letzte Chance.
    } Auf deinem Tableau: { $height }.
skull-challenge-opened-you = Du forderst mit { $bid } heraus.
skull-bid-raised-you = Du bietest { $bid }.
skull-passed-you = Du passt.
skull-attempt-began-you =
    { $bid ->
        [one] Du deckst auf: 1 Scheibe ohne Skull.
       *[other] Du deckst auf: { $bid } Scheiben ohne Skull.
    }
skull-disc-flipped-you =
    { $own ->
        [yes] Du deckst eine eigene Scheibe auf: { $disc ->
            [skull] der Skull.
            [last] die Letzte Chance.
           *[flower] eine Blume.
        }
       *[no] Du deckst bei { $owner } auf: { $disc ->
            [skull] der Skull.
            [last] die Letzte Chance.
           *[flower] eine Blume.
        }
    }
skull-attempt-succeeded-you =
    { $points ->
        [1] Kein Skull: Dein Versuch gelingt, dein Tableau kommt auf die verzierte Seite.
       *[other] Kein Skull: Dein Versuch gelingt, zum zweiten Mal.
    }
skull-attempt-failed-you =
    { $own ->
        [yes] Dein Versuch scheitert: Es war der eigene Skull.
       *[no] Dein Versuch scheitert: Der Skull gehört { $owner }.
    }
skull-disc-picked-you = Du nimmst Nummer { $place } der gemischten Scheiben.
skull-disc-lost-you =
    { $disc ->
        [flower] Du verlierst eine Blume.
       *[skull] Du verlierst den Skull.
    } { $left ->
        [0] Es war die letzte.
        [one] Eine Scheibe bleibt dir.
       *[other] { $left } Scheiben bleiben dir.
    }
skull-tribe-out-you = Du bist ausgeschieden.
skull-last-chance-returned-you = Du legst die Letzte Chance zurück in die Mitte.
skull-last-chance-given-you = Du bekommst die Letzte Chance, für eine Runde.
skull-starter-named-you = Du bestimmst: { $starter } beginnt.
skull-game-won-you =
    { $standing ->
        [yes] Nur du bist noch im Spiel und gewinnst die Partie.
       *[no] Du hast zwei Herausforderungen gewonnen und damit die Partie.
    }
