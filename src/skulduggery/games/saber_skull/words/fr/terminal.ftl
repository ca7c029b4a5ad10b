## Commandes, et que taper pour les coups sans nombre

key-roll = r
key-stop = a

## Tableaux

terminal-colour = Couleur
terminal-tokens = Jetons

## Säbel & Schädel

terminal-saber-skull-match = Partie { $match }
terminal-saber-skull-round = Manche { $round }
terminal-saber-skull-die = Le dé montre { $die }
terminal-saber-skull-island = Île { $island }
terminal-saber-skull-room =
    { $full ->
        [yes] { " : pleine" }
       *[no] { " : " }{ $lying } sur { $room }
    }
terminal-saber-skull-no-limit = { " : sans limite" }
terminal-saber-skull-by-skull = près du crâne : autant que le numéro
terminal-saber-skull-by-saber = près du sabre : prend aussi sur la 6
terminal-saber-skull-choose = Quel jeton va sur l’île { $island } ?
terminal-saber-skull-go-on =
    { $left ->
        [one] Il te reste un jeton. Tu relances, ou tu t’arrêtes ?
       *[other] Il te reste { $left } jetons. Tu relances, ou tu t’arrêtes ?
    }
