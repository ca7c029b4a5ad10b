# La table de Säbel & Schädel.

web-saber-skull-ring = Les îles
web-saber-skull-crews = Qui joue
web-saber-skull-you = Toi
web-saber-skull-island =
    L’île { $island } { $room ->
        [any] a toujours de la place
        [one] accueille un jeton
       *[other] accueille { $room } jetons, car le crâne est à côté
    }.{ $saber ->
        [yes] { " " }Le sabre est à côté : ramasser ici, c’est ramasser aussi ces couleurs sur l’île 6.
       *[no] { "" }
    } Dessus : { $tokens }.
web-saber-skull-the-skull = Le crâne : une île à côté accueille autant de jetons que son numéro.
web-saber-skull-the-saber = Le sabre : ramasser sur une île à côté, c’est ramasser aussi ces couleurs sur l’île 6.
web-saber-skull-nothing = rien

## Ce qui se passe

web-saber-skull-laying = On pose le cercle.
web-saber-skull-rolling-off = Tout le monde lance ; le plus haut commence.
web-saber-skull-turn-of = C’est au tour de { $name }.
web-saber-skull-chooses = { $name } choisit un jeton pour l’île { $island }.
web-saber-skull-ponders = { $name } réfléchit : relancer ou s’arrêter ?
web-saber-skull-your-turn = À toi de jouer.
web-saber-skull-on-turn = Doit jouer.
web-saber-skull-roll-or-stop = Relancer, ou s’arrêter tant que tout va bien ?
web-saber-skull-die-waits = Ton dé n’attend que toi.
web-saber-skull-roll-die = Lancer le dé
web-saber-skull-roll-myself = Lancer moi-même
web-saber-skull-which-token =
    L’île { $island } a de la place. { $many ->
        [yes] Quelle couleur poses-tu ?
       *[no] Pose un jeton.
    }
web-saber-skull-wins = { $name } gagne !
web-saber-skull-you-win = Tu as gagné !
web-saber-skull-rolled = Le dé montre { $die }.

## Équipages

web-saber-skull-held =
    { $count ->
        [0] Aucun jeton.
        [one] Un jeton : { $tokens }.
       *[other] { $count } jetons : { $tokens }.
    }
web-saber-skull-points = Points

## Le championnat

web-saber-skull-match = Partie { $match }
web-saber-skull-left-after = Jetons restants après chaque partie
web-saber-skull-final = Jetons restants
