# Ce qui se passe, raconté en phrases qui tiennent debout toutes seules.

## Personnes et listes

seat-with-title = { $name } ({ $title })
list-and = { $most } et { $last }
list-count = { $name } { $count }
list-then = { $before } ; { $after }
list-score = { $name } { $points }, soit { $total }

tribe-marigold = Souci
tribe-lotus = Lotus
tribe-thistle = Chardon
tribe-dahlia = Dahlia
tribe-hibiscus = Hibiscus
tribe-iris = Iris
tribe-poppy = Pavot
tribe-protea = Protée
tribe-foxglove = Digitale
tribe-lily = Lis
tribe-peony = Pivoine
tribe-orchid = Orchidée

## Skull

skull-first-player-drawn = Le sort désigne qui commence : { $name }.
skull-round-began = Manche { $round }. { $name } commence.
skull-disc-sealed =
    { $disc ->
        [flower] { $name } choisit une fleur comme premier disque.
        [skull] { $name } choisit le crâne comme premier disque.
        [last] { $name } choisit la Dernière chance comme premier disque.
       *[hidden] { $name } a choisi son premier disque.
    }
skull-first-discs-down =
    { $open ->
        [yes] Tous les premiers disques sont posés ; chez { $last }, c’est la Dernière chance.
       *[no] Tous les premiers disques sont posés.
    } C’est à { $name }.
skull-disc-laid =
    { $disc ->
        [flower] { $name } pose une fleur, face cachée.
        [skull] { $name } pose le crâne, face cachée.
        [last] { $name } pose la Dernière chance, face visible.
       *[hidden] { $name } pose un disque, face cachée.
    } Sur ce tapis : { $height }.
skull-challenge-opened = { $name } lance un défi à { $bid }.
skull-bid-raised = { $name } enchérit à { $bid }.
skull-passed = { $name } passe.
skull-attempt-began =
    { $bid ->
        [one] Le défi est pour { $name } : 1 disque à retourner sans crâne.
       *[other] Le défi est pour { $name } : { $bid } disques à retourner sans crâne.
    }
skull-disc-flipped =
    { $own ->
        [yes] Sur son propre tapis, { $name } retourne { $disc ->
            [skull] le crâne.
            [last] la Dernière chance.
           *[flower] une fleur.
        }
       *[no] Chez { $owner }, { $name } retourne { $disc ->
            [skull] le crâne.
            [last] la Dernière chance.
           *[flower] une fleur.
        }
    }
skull-attempt-succeeded =
    { $points ->
        [1] Pas de crâne : { $name } réussit, et le tapis passe sur sa face fleur.
       *[other] Pas de crâne : { $name } réussit pour la deuxième fois.
    }
skull-attempt-failed =
    { $own ->
        [yes] { $name } échoue : le crâne était sur son propre tapis.
       *[no] { $name } échoue : le crâne est à { $owner }.
    }
skull-disc-picked = { $name } prend le numéro { $place } des disques mélangés.
skull-disc-lost =
    { $disc ->
        [flower] { $name } perd une fleur.
        [skull] { $name } perd le crâne.
       *[hidden] { $name } perd un disque, et personne ne voit lequel.
    } { $left ->
        [0] C’était le dernier.
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
skull-tribe-out = { $name } quitte la partie.
skull-last-chance-returned = { $name } remet la Dernière chance au milieu.
skull-last-chance-given = { $name } reçoit la Dernière chance, pour une manche.
skull-starter-named = { $name } décide : { $starter } commence.
skull-game-won =
    { $standing ->
        [yes] Il ne reste que { $name }, et la partie est gagnée.
       *[no] { $name } a réussi deux défis, et gagne la partie.
    }

## Skull King : le jeu de dés

die =
    { $die ->
        [king] Skull King
        [pirate] Pirate
        [mermaid] Sirène
        [black] noir
        [blue] bleu
        [red] rouge
       *[yellow] jaune
    }
a-die =
    { $die ->
        [king] le Skull King
        [pirate] un Pirate
        [mermaid] une Sirène
        [black] un dé noir
        [blue] un dé bleu
        [red] un dé rouge
       *[yellow] un dé jaune
    }
face =
    { $face ->
        [flag] drapeau blanc
        [skull] tête de mort
       *[number] { $face }
    }

skull-king-start-player-drawn = Le sort désigne qui entame la première manche : { $name }.
skull-king-round-began =
    { $round ->
        [1] Manche 1, un dé chacun. { $name } entame le premier pli.
       *[other] Manche { $round }, { $round } dés chacun. { $name } entame le premier pli.
    }
skull-king-die-dealt =
    { $seen ->
        [yes] { $name } pioche { a-die } dans le sac.
       *[no] { $name } pioche un dé dans le sac.
    }
skull-king-bid-sealed =
    { $seen ->
        [yes] { $name } a choisi son annonce : { $bid }.
       *[no] { $name } a choisi son annonce.
    }
skull-king-bids-opened = Yo-ho-ho ! Les annonces : { $bids }.
skull-king-die-chosen = { $name } prépare son lancer : { die }.
skull-king-die-rolled = { $name } lance { a-die } : { face }.
skull-king-trick-won =
    { $name } gagne le pli avec { a-die } ({ face }). Plis { $tricks }, annonce { $bid }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Si l’annonce est tenue, il vaut { $bonus } points bonus.
    }
skull-king-round-scored = Manche { $round } au carnet : { $scores }.
skull-king-game-ended =
    { $shared ->
        [yes] Victoire partagée : { $winners }.
       *[no] { $winners } gagne la partie.
    } Totaux : { $totals }.

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
saber-skull-ring-laid = Le cercle est posé : { $ring }.
saber-skull-rolled-off = { $name } lance pour commencer : { $die }.
saber-skull-roll-off-tied = Égalité : { $names } relancent.
saber-skull-match-began =
    { $match ->
        [1] { $name } commence.
       *[other] Partie { $match }. { $name } commence.
    }
saber-skull-die-rolled = { $name } lance : { $die }.
saber-skull-token-placed =
    { $name } pose { a-token } sur l’île { $island }. { $left ->
        [0] C’était le dernier.
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
saber-skull-tokens-taken =
    { $saber ->
        [yes] L’île { $island } est pleine : { $name } ramasse { $taken }, et le sabre apporte { $pulled } de l’île 6.
       *[no] L’île { $island } est pleine : { $name } ramasse { $taken }.
    } En tout, cela fait { $left }.
saber-skull-stopped = { $name } s’arrête.
saber-skull-match-won = { $name } n’a plus de jeton et gagne. Jetons des autres : { $left }.
saber-skull-points-given = Points de victoire : { $scores }.
saber-skull-championship-won = { $name } gagne le championnat. Points : { $totals }.
