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
saber-skull-ring-laid = Der Ring: { $ring }.
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
saber-skull-points-given = Punkte: { $scores }.
saber-skull-championship-won = { $name } gewinnt die Meisterschaft. Endstand: { $totals }.
