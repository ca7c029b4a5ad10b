# Ce qui se passe, raconté en phrases qui tiennent debout toutes seules.

## Personnes et listes

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

skull-first-player-drawn = Le sort désigne qui commence : { $name }.
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
        [yes] Tous les premiers disques sont posés ; chez { $last }, c’est la Dernière chance.
       *[no] Tous les premiers disques sont posés.
    } C’est à { $name }.
skull-disc-laid =
    { $disc ->
        [flower] { $name } pose une fleur, face cachée.
        [skull] { $name } pose le crâne, face cachée.
        [last] { $name } pose la Dernière chance, face visible.
       *[hidden] { $name } pose un disque, face cachée.
    } Sur ce tapis : { $height }.
skull-challenge-opened = { $name } lance un défi à { $bid }.
skull-bid-raised = { $name } enchérit à { $bid }.
skull-passed = { $name } passe.
skull-attempt-began =
    { $bid ->
        [one] Le défi est pour { $name } : 1 disque à retourner sans crâne.
       *[other] Le défi est pour { $name } : { $bid } disques à retourner sans crâne.
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
        [1] Pas de crâne : { $name } réussit, et le tapis passe sur sa face fleur.
       *[other] Pas de crâne : { $name } réussit pour la deuxième fois.
    }
skull-attempt-failed =
    { $own ->
        [yes] { $name } échoue : c’était son propre crâne.
       *[no] { $name } échoue : le crâne est à { $owner }.
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
skull-tribe-out = { $name } est hors jeu.
skull-last-chance-returned = { $name } remet la Dernière chance au milieu.
skull-last-chance-given = { $name } reçoit la Dernière chance, pour une manche.
skull-starter-named = { $name } décide : { $starter } commence.
skull-game-won =
    { $standing ->
        [yes] Il ne reste que { $name }, qui gagne la partie.
       *[no] { $name } a réussi deux défis, et gagne la partie.
    }
