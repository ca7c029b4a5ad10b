# Le navigateur : le plateau de Skull.

web-skull-table = La table
web-skull-hand = Ta main
web-skull-hand-of = Ta main : { $tribe }
web-skull-face-flower = Fleur
web-skull-face-skull = Crâne
web-skull-face-last = Dernière chance

## Au milieu de la table

web-skull-round = Manche { $round }
web-skull-first-discs = Premiers disques
web-skull-lying =
    { $count ->
        [one] disque sur la table
       *[other] disques sur la table
    }
web-skull-of =
    { $count ->
        [one] sur 1 disque
       *[other] sur { $count } disques
    }
web-skull-high = { $name } enchérit à { $bid }
web-skull-attempt = { $name } en retourne { $bid }
web-skull-attempt-you = Tu en retournes { $bid }
web-skull-to-go =
    { $left ->
        [one] disque à retourner
       *[other] disques à retourner
    }
web-skull-turned = { $turned } sur { $bid } retournés
web-skull-met = Un crâne
web-skull-succeeded = Défi réussi
web-skull-loses = { $name } perd un disque
web-skull-loses-you = Tu perds un disque
web-skull-wins = Victoire de { $name }

## Une place, pour l’oreille

web-skull-turn = doit jouer
web-skull-begins = commence la manche
web-skull-won = défis réussis : { $points } sur { $needed }
web-skull-points = { $points } sur { $needed }
web-skull-on-mat =
    { $count ->
        [0] aucun disque sur le tapis
        [one] 1 disque sur le tapis
       *[other] { $count } disques sur le tapis
    }
web-skull-turned-faces = retournés : { $faces }
web-skull-in-hand =
    { $count ->
        [0] aucun en main
       *[other] { $count } en main
    }
web-skull-known-mat = posés, du bas vers le haut : { $faces }
web-skull-known-hand = en main : { $faces }
web-skull-holds-last = tient la Dernière chance
web-skull-bid = enchérit à { $bid }
web-skull-passed = passe
web-skull-out = hors jeu

## Ce qui est demandé

web-skull-prompt-place = Choisis ton premier disque.
web-skull-prompt-add = Pose encore un disque, ou enchéris.
web-skull-prompt-open = Plus de disque en main : enchéris.
web-skull-prompt-raise = Surenchéris, ou passe.
web-skull-prompt-flip =
    { $left ->
        [one] Encore un disque. Chez qui ?
       *[other] Encore { $left } disques. Chez qui d’abord ?
    }
web-skull-prompt-lose = Ton propre crâne. Quel disque perds-tu ?
web-skull-prompt-pick = Prends un disque à { $name }.
web-skull-prompt-start = Te voilà hors jeu. Qui commence ?
web-skull-for-tribe = { $tribe } : { $prompt }
web-skull-waiting = On attend { $names }.
web-skull-waiting-many = On attend { $count } personnes.
web-skull-over = La partie est finie.
web-skull-more-bids = D’autres enchères
web-skull-show = Montrer mes disques
web-skull-show-of = Montrer { $tribe }
web-skull-final = Ce qu’il y avait
web-skull-final-mat = sur le tapis
web-skull-final-hand = en main
