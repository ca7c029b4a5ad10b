# Les chances à Skull King : d'un pli et d'une main.
odds-help = Les chances à Skull King. Avec des dés dans l’ordre où on les lance : qui gagne le pli et à quelle fréquence, exactement. Avec une main (--hand) : ce que donne chaque annonce.
odds-synopsis = odds DÉS… | odds --hand "DÉS" [OPTIONS]
odds-dice-placeholder = DÉS
odds-dice-help = Dans l’ordre des lancers : king, pirate, mermaid, black, blue, red, yellow ; black:6 pour un dé qui montre déjà un 6, pirate:flag ou pirate:skull ; ? pour n’importe quel dé du reste du sac.
odds-hand-help = Les dés derrière ton paravent, comme "king black red" ; autant que le numéro de la manche.
odds-place-help = Ta place au premier pli : 1 pour qui l’entame, et ainsi de suite.
odds-landlubber-help = Compter avec le score marins d’eau douce.
odds-worlds-help = Le nombre de distributions où chaque annonce est essayée ; davantage rend les chiffres plus précis.
odds-place = Place
odds-die = Dé
odds-takes = Gagne
odds-bonus = Bonus
odds-bids = { $hand } : manche { $round } à { $players } joueurs, place { $place } ; { $worlds } distributions, graine { $seed }.
odds-bid = Annonce
odds-made = Tenue
odds-points = Points
odds-share = Victoires
odds-tricks = Plis 0, 1, 2 … en %
odds-best = La meilleure chance de gagner : annoncer { $bid }.
error-odds-die = Il n’y a pas de dé « { $die } ». Il y a : { $dice } ; et ? pour n’importe quel dé d’un pli.
error-odds-face = Un dé { $die } ne montre jamais « { $face } ». Il montre : { $faces }.
error-odds-bag = { $number ->
    [one] Il n’y a qu’un seul dé { $die }.
   *[other] Il n’y a que { $number } dés { $die }.
  }
error-odds-how-many = Ici un pli compte de { $fewest } à { $most } dés, dans l’ordre où on les lance, comme : skulduggery odds black yellow red.
error-odds-hand-and-trick = Ou les dés d’un pli ou une main, pas les deux.
error-odds-players = Skull King se joue de { $fewest } à { $most } joueurs.
error-odds-hand-size = À { $players } joueurs, personne n’a plus de { $most } dés.
error-odds-place-there = À { $players } joueurs, les places vont de 1 à { $players }.
