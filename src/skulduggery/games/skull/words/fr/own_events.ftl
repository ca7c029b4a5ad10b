# Ce qui arrive à qui lit, dans les mots d’events.ftl. On voit ses propres disques.

skull-first-player-drawn-you = Le sort te désigne pour commencer.
skull-round-began-you = Manche { $round }. Tu commences.
skull-disc-sealed-you =
    { $disc ->
        [flower] Tu choisis une fleur comme premier disque.
        [skull] Tu choisis le crâne comme premier disque.
       *[last] Tu choisis la Dernière chance comme premier disque.
    }
skull-first-discs-down-you =
    { $open ->
        [yes] Tous les premiers disques sont posés ; chez { $last }, c’est la Dernière chance.
       *[no] Tous les premiers disques sont posés.
    } C’est à toi.
skull-disc-laid-you =
    { $disc ->
        [flower] Tu poses une fleur, face cachée.
        [skull] Tu poses le crâne, face cachée.
       *[last] Tu poses la Dernière chance, face visible.
    } Sur ton tapis : { $height }.
skull-challenge-opened-you = Tu lances un défi à { $bid }.
skull-bid-raised-you = Tu enchéris à { $bid }.
skull-passed-you = Tu passes.
skull-attempt-began-you =
    { $bid ->
        [one] Le défi est pour toi : 1 disque à retourner sans crâne.
       *[other] Le défi est pour toi : { $bid } disques à retourner sans crâne.
    }
skull-disc-flipped-you =
    { $own ->
        [yes] Sur ton propre tapis, tu retournes { $disc ->
            [skull] le crâne.
            [last] la Dernière chance.
           *[flower] une fleur.
        }
       *[no] Chez { $owner }, tu retournes { $disc ->
            [skull] le crâne.
            [last] la Dernière chance.
           *[flower] une fleur.
        }
    }
skull-attempt-succeeded-you =
    { $points ->
        [1] Pas de crâne : tu réussis, et ton tapis passe sur sa face fleur.
       *[other] Pas de crâne : tu réussis pour la deuxième fois.
    }
skull-attempt-failed-you =
    { $own ->
        [yes] Tu échoues : c’était ton propre crâne.
       *[no] Tu échoues : le crâne est à { $owner }.
    }
skull-disc-picked-you = Tu prends le numéro { $place } des disques mélangés.
skull-disc-lost-you =
    { $disc ->
        [flower] Tu perds une fleur.
       *[skull] Tu perds le crâne.
    } { $left ->
        [0] C’était le dernier.
        [one] Il t’en reste un.
       *[other] Il t’en reste { $left }.
    }
skull-tribe-out-you = Tu es hors jeu.
skull-last-chance-returned-you = Tu remets la Dernière chance au milieu.
skull-last-chance-given-you = Tu reçois la Dernière chance, pour une manche.
skull-starter-named-you = Tu décides : { $starter } commence.
skull-game-won-you =
    { $standing ->
        [yes] Il ne reste que toi : tu gagnes la partie.
       *[no] Tu as réussi deux défis, et gagnes la partie.
    }
