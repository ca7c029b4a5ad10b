# Was geschieht, so erzählt, dass jeder Satz für sich stehen kann.

## Leute und Aufzählungen

seat-with-title = { $name } ({ $title })
list-and = { $most } und { $last }
list-count = { $name } { $count }
list-then = { $before }; { $after }
list-score = { $name } { $points }, jetzt { $total }

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
        [skull] { $name } wählt den Skull als erste Scheibe.
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
        [skull] { $name } legt verdeckt den Skull.
        [last] { $name } legt offen die Letzte Chance.
       *[hidden] { $name } legt eine Scheibe verdeckt ab.
    } Auf dem Tableau: { $height }.
skull-challenge-opened = { $name } fordert mit { $bid } heraus.
skull-bid-raised = { $name } bietet { $bid }.
skull-passed = { $name } passt.
skull-attempt-began =
    { $bid ->
        [one] Die Herausforderung geht an { $name }: 1 Scheibe ohne Skull.
       *[other] Die Herausforderung geht an { $name }: { $bid } Scheiben ohne Skull.
    }
skull-disc-flipped =
    { $own ->
        [yes] { $name } deckt daheim auf: { $disc ->
            [skull] der Skull.
            [last] die Letzte Chance.
           *[flower] eine Blume.
        }
       *[no] { $name } deckt bei { $owner } auf: { $disc ->
            [skull] der Skull.
            [last] die Letzte Chance.
           *[flower] eine Blume.
        }
    }
skull-attempt-succeeded =
    { $points ->
        [1] Kein Skull: Der Versuch von { $name } gelingt, das Tableau kommt auf die verzierte Seite.
       *[other] Kein Skull: Der Versuch von { $name } gelingt, zum zweiten Mal.
    }
skull-attempt-failed =
    { $own ->
        [yes] Der Versuch von { $name } scheitert: Der Skull lag daheim.
       *[no] Der Versuch von { $name } scheitert: Der Skull gehört { $owner }.
    }
skull-disc-picked = { $name } nimmt Nummer { $place } der gemischten Scheiben.
skull-disc-lost =
    { $disc ->
        [flower] { $name } verliert eine Blume.
        [skull] { $name } verliert den Skull.
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

## Skull King: Das Würfelspiel

die =
    { $die ->
        [king] Skull King
        [pirate] Pirat
        [mermaid] Mermaid
        [black] Schwarz
        [blue] Blau
        [red] Rot
       *[yellow] Gelb
    }
a-die =
    { $die ->
        [king] den Skull King
        [pirate] einen Piraten
        [mermaid] eine Mermaid
        [black] einen schwarzen Würfel
        [blue] einen blauen Würfel
        [red] einen roten Würfel
       *[yellow] einen gelben Würfel
    }
face =
    { $face ->
        [flag] weiße Flagge
        [skull] Totenkopf
       *[number] { $face }
    }

skull-king-start-player-drawn = Das Los für den ersten Durchgang fällt auf { $name }.
skull-king-round-began =
    { $round ->
        [one] Durchgang 1, für alle ein Würfel. Den ersten Stich beginnt { $name }.
       *[other] Durchgang { $round }, für alle { $round } Würfel. Den ersten Stich beginnt { $name }.
    }
skull-king-die-dealt =
    { $seen ->
        [yes] { $name } zieht { a-die } aus dem Beutel.
       *[no] { $name } zieht einen Würfel aus dem Beutel.
    }
skull-king-bid-sealed =
    { $seen ->
        [yes] Die Ansage von { $name } steht fest: { $bid }.
       *[no] Die Ansage von { $name } steht fest.
    }
skull-king-bids-opened = Yo-ho-ho! Die Ansagen: { $bids }.
skull-king-die-chosen = { $name } greift zum Wurf: { die }.
skull-king-die-rolled = { $name } wirft { a-die }: { face }.
skull-king-trick-won =
    { $name } gewinnt den Stich mit { die } ({ face }). Stiche { $tricks }, angesagt { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Bei erfüllter Ansage bringt er { $bonus } Bonuspunkte.
    }
skull-king-round-scored = Durchgang { $round } auf dem Wertungsblock: { $scores }.
skull-king-game-ended =
    { $shared ->
        [yes] { $winners } teilen sich den Sieg.
       *[no] { $winners } gewinnt die Partie.
    } Endstand: { $totals }.

## Säbel & Schädel

a-token =
    { $colour ->
        [red] einen roten Marker
        [green] einen grünen Marker
        [blue] einen blauen Marker
        [yellow] einen gelben Marker
       *[purple] einen violetten Marker
    }
colour =
    { $colour ->
        [red] Rot
        [green] Grün
        [blue] Blau
        [yellow] Gelb
       *[purple] Violett
    }
tokens-of-colour = { $count } × { colour }
coaster =
    { $coaster ->
        [K] Schädel
        [B] Säbel
       *[number] { $coaster }
    }

saber-skull-coaster-laid =
    { $coaster ->
        [K] Der Schädel kommt in den Ring.
        [B] Der Säbel kommt in den Ring.
       *[number] Insel { $coaster } kommt in den Ring.
    }
saber-skull-ring-laid = Der Ring liegt: { $ring }.
saber-skull-rolled-off = { $name } würfelt um den Anfang: { $die }.
saber-skull-roll-off-tied = Gleichstand: { $names } würfeln noch einmal.
saber-skull-match-began =
    { $match ->
        [1] { $name } beginnt.
       *[other] Einzelspiel { $match }. { $name } beginnt.
    }
saber-skull-die-rolled = { $name } würfelt { $die }.
saber-skull-token-placed =
    { $name } legt { a-token } auf Insel { $island } ab. { $left ->
        [0] Es war der letzte.
        [one] Einer bleibt.
       *[other] { $left } bleiben.
    }
saber-skull-tokens-taken =
    { $saber ->
        [yes] Insel { $island } ist voll: { $name } nimmt { $taken } auf, und der Säbel bringt { $pulled } von Insel 6.
       *[no] Insel { $island } ist voll: { $name } nimmt { $taken } auf.
    } Das macht { $left }.
saber-skull-stopped = { $name } hört auf.
saber-skull-match-won = { $name } hat keinen Marker mehr und gewinnt. Marker der anderen: { $left }.
saber-skull-points-given = Siegpunkte: { $scores }.
saber-skull-championship-won = { $name } gewinnt die Meisterschaft. Endstand: { $totals }.
