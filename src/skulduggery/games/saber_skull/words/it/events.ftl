## Säbel & Schädel

a-token =
    { $colour ->
        [red] un segnalino rosso
        [green] un segnalino verde
        [blue] un segnalino blu
        [yellow] un segnalino giallo
       *[purple] un segnalino viola
    }
colour =
    { $colour ->
        [red] rosso
        [green] verde
        [blue] blu
        [yellow] giallo
       *[purple] viola
    }
tokens-of-colour = { $count } × { colour }
coaster =
    { $coaster ->
        [K] teschio
        [B] sciabola
       *[number] { $coaster }
    }
saber-skull-coaster-laid =
    { $coaster ->
        [K] Il teschio va nel cerchio.
        [B] La sciabola va nel cerchio.
       *[number] L’isola { $coaster } va nel cerchio.
    }
saber-skull-ring-laid = Il cerchio: { $ring }.
saber-skull-rolled-off = { $name } tira per cominciare: { $die }.
saber-skull-roll-off-tied = Parità: { $names } tirano ancora.
saber-skull-match-began =
    { $match ->
        [1] Comincia { $name }.
       *[other] Partita { $match }. Comincia { $name }.
    }
saber-skull-die-rolled = { $name } tira { $die }.
saber-skull-token-placed =
    { $name } mette { a-token } sull’isola { $island }. { $left ->
        [0] Era l’ultimo.
        [one] Ne resta uno.
       *[other] Ne restano { $left }.
    }
saber-skull-tokens-taken =
    { $saber ->
        [yes] L’isola { $island } è piena: { $name } prende { $taken }, e la sciabola porta { $pulled } dall’isola 6.
       *[no] L’isola { $island } è piena: { $name } prende { $taken }.
    } In tutto fanno { $left }.
saber-skull-stopped = { $name } si ferma.
saber-skull-match-won = { $name } non ha più segnalini e vince. Segnalini degli altri: { $left }.
saber-skull-points-given = Punti: { $scores }.
saber-skull-championship-won = { $name } vince il campionato. Punti finali: { $totals }.
