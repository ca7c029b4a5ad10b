# Was denen geschieht, die es lesen, in den Worten von events.ftl.

saber-skull-rolled-off-you = Du würfelst um den Anfang: { $die }.
saber-skull-match-began-you =
    { $match ->
        [1] Du beginnst.
       *[other] Einzelspiel { $match }. Du beginnst.
    }
saber-skull-die-rolled-you = Du würfelst { $die }.
saber-skull-token-placed-you =
    Du legst { a-token } auf Insel { $island } ab. { $left ->
        [0] Es war der letzte.
        [one] Einer bleibt dir.
       *[other] { $left } bleiben dir.
    }
saber-skull-tokens-taken-you =
    { $saber ->
        [yes] Insel { $island } ist voll: Du nimmst { $taken } auf, und der Säbel bringt { $pulled } von Insel 6.
       *[no] Insel { $island } ist voll: Du nimmst { $taken } auf.
    } Das macht { $left }.
saber-skull-stopped-you = Du hörst auf.
saber-skull-match-won-you = Du hast keinen Marker mehr und gewinnst. Marker der anderen: { $left }.
saber-skull-championship-won-you = Du gewinnst die Meisterschaft. Endstand: { $totals }.
