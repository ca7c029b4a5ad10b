# Quel che succede a chi legge, con le parole di events.ftl.

saber-skull-rolled-off-you = Tu tiri per cominciare: { $die }.
saber-skull-match-began-you =
    { $match ->
        [1] Cominci tu.
       *[other] Partita { $match }. Cominci tu.
    }
saber-skull-die-rolled-you = Tu tiri { $die }.
saber-skull-token-placed-you =
    Tu metti { a-token } sull’isola { $island }. { $left ->
        [0] Era l’ultimo.
        [one] Te ne resta uno.
       *[other] Te ne restano { $left }.
    }
saber-skull-tokens-taken-you =
    { $saber ->
        [yes] L’isola { $island } è piena: prendi { $taken }, e la sciabola porta { $pulled } dall’isola 6.
       *[no] L’isola { $island } è piena: prendi { $taken }.
    } In tutto fanno { $left }.
saber-skull-stopped-you = Tu ti fermi.
saber-skull-match-won-you = Tu non hai più segnalini e vinci. Segnalini degli altri: { $left }.
saber-skull-championship-won-you = Tu vinci il campionato. Punti finali: { $totals }.
