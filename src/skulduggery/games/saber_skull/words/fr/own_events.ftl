# Ce qui arrive à qui lit, dans les mots d’events.ftl.

saber-skull-rolled-off-you = Tu lances pour commencer : { $die }.
saber-skull-match-began-you =
    { $match ->
        [1] Tu commences.
       *[other] Partie { $match }. Tu commences.
    }
saber-skull-die-rolled-you = Tu lances : { $die }.
saber-skull-token-placed-you =
    Tu poses { a-token } sur l’île { $island }. { $left ->
        [0] C’était le dernier.
        [one] Il t’en reste un.
       *[other] Il t’en reste { $left }.
    }
saber-skull-tokens-taken-you =
    { $saber ->
        [yes] L’île { $island } est pleine : tu ramasses { $taken }, et le sabre apporte { $pulled } de l’île 6.
       *[no] L’île { $island } est pleine : tu ramasses { $taken }.
    } En tout, cela fait { $left }.
saber-skull-stopped-you = Tu t’arrêtes.
saber-skull-match-won-you = Tu n’as plus de jeton et gagnes. Jetons des autres : { $left }.
saber-skull-championship-won-you = Tu gagnes le championnat. Points : { $totals }.
