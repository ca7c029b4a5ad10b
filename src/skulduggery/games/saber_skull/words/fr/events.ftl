## Säbel & Schädel

a-token =
    { $colour ->
        [red] un jeton rouge
        [green] un jeton vert
        [blue] un jeton bleu
        [yellow] un jeton jaune
       *[purple] un jeton violet
    }
colour =
    { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
        [yellow] jaune
       *[purple] violet
    }
tokens-of-colour = { $count } × { colour }
coaster =
    { $coaster ->
        [K] crâne
        [B] sabre
       *[number] { $coaster }
    }
saber-skull-coaster-laid =
    { $coaster ->
        [K] Le crâne rejoint le cercle.
        [B] Le sabre rejoint le cercle.
       *[number] L’île { $coaster } rejoint le cercle.
    }
saber-skull-ring-laid = Le cercle : { $ring }.
saber-skull-rolled-off = { $name } lance pour commencer : { $die }.
saber-skull-roll-off-tied = Égalité : { $names } relancent.
saber-skull-match-began =
    { $match ->
        [1] { $name } commence.
       *[other] Partie { $match }. { $name } commence.
    }
saber-skull-die-rolled = { $name } lance : { $die }.
saber-skull-token-placed =
    { $name } pose { a-token } sur l’île { $island }. { $left ->
        [0] C’était le dernier.
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
saber-skull-tokens-taken =
    { $saber ->
        [yes] L’île { $island } est pleine : { $name } ramasse { $taken }, et le sabre apporte { $pulled } de l’île 6.
       *[no] L’île { $island } est pleine : { $name } ramasse { $taken }.
    } En tout, cela fait { $left }.
saber-skull-stopped = { $name } s’arrête.
saber-skull-match-won = { $name } n’a plus de jeton et gagne. Jetons des autres : { $left }.
saber-skull-points-given = Points : { $scores }.
saber-skull-championship-won = { $name } gagne le championnat. Points : { $totals }.
