# Le navigateur : le plateau de Skull King, le jeu de dés.

web-skull-king-round = Manche { $round } sur { $rounds }
web-skull-king-banner = Manche { $round }
web-skull-king-drawn = { $name } entame la première manche
web-skull-king-trick = Pli { $trick } sur { $tricks }
web-skull-king-follow = À suivre : { die }
web-skull-king-free = Pas encore de couleur
web-skull-king-sealed-of = Annonces faites : { $sealed } sur { $players }
web-skull-king-takes =
    Le pli est pour { $name }{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus { $bonus })
    }
web-skull-king-takes-you =
    Tu gagnes le pli{ $bonus ->
        [0] { "" }
       *[other] { " " }(bonus { $bonus })
    }
web-skull-king-yo = Yo…
web-skull-king-ho = Ho…
web-skull-king-hoo = HO !
web-skull-king-won =
    { $number ->
        [one] { $names } gagne
       *[other] Victoire partagée : { $names }
    }

## Les places

web-skull-king-yours = Ta place
web-skull-king-points = { $points } pts
web-skull-king-behind =
    { $dice ->
        [0] Plus aucun dé
        [one] Un dé derrière le paravent
       *[other] { $dice } dés derrière le paravent
    }
web-skull-king-no-bid = Pas encore d’annonce
web-skull-king-sealed = Annonce faite
web-skull-king-bids = Annonce : { $bid }
web-skull-king-standing = Annonce { $bid }, plis { $tricks }.
web-skull-king-start = Entame le premier pli de cette manche
web-skull-king-leads = { $name } entame
web-skull-king-out-of = N’a plus de { die }

## Le pli

web-skull-king-rolling = { $name } lance { a-die }.
web-skull-king-rolled = { $name } : { die }, { face }.
web-skull-king-winning = Gagne le pli pour l’instant.

## À toi

web-skull-king-how-many = Combien de plis vas-tu gagner ?
web-skull-king-your-roll = À toi : quel dé lances-tu ?
web-skull-king-others-bid = Encore en réflexion : { $names }
web-skull-king-others-roll = { $name } choisit un dé.
web-skull-king-not-now = Pas possible maintenant. Appuie dessus pour savoir pourquoi.
web-skull-king-look = Qu’y a-t-il sur le dé { die } ?

## Les dés

web-skull-king-die =
    { $die ->
        [king] Skull King
        [pirate] Pirate
        [mermaid] Sirène
        [black] Noir
        [blue] Bleu
        [red] Rouge
       *[yellow] Jaune
    }
web-skull-king-dice = Les dés
web-skull-king-in-bag = { web-skull-king-die }, { $number } dans le sac
web-skull-king-gone = lancés : { $number }
web-skull-king-faces =
    { $die ->
        [king] Quatre têtes de mort avec une pièce, deux drapeaux blancs.
        [pirate] Quatre têtes de mort, deux drapeaux blancs.
        [mermaid] Quatre têtes de mort avec une pièce, deux drapeaux blancs.
        [black] 5, 6 et 7, deux fois chacun.
        [blue] 3, 4 et 5, deux fois chacun.
        [red] 1, 2 et 3, deux fois chacun.
       *[yellow] Trois drapeaux blancs, deux 1 et un seul 7.
    }

## Le carnet de score

web-skull-king-pad = Carnet
web-skull-king-pad-about = Annonces, plis, points et totaux de chaque manche
web-skull-king-pad-round = Manche
web-skull-king-pad-key = Dans chaque case : plis / annonce, les points obtenus et le nouveau total.
web-skull-king-landlubber = Score marins d’eau douce.
web-skull-king-graph = Les totaux après chaque manche, en lignes ; les chiffres sont dans le tableau ci-dessus.
web-skull-king-close = Fermer
