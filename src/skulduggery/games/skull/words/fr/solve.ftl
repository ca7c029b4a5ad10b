# Résoudre des positions.
solve-skull-help = Résoudre une position de Skull à deux joueurs restants : qui gagne à quelle fréquence, le meilleur jeu, et à quel point la réponse reste exploitable.
solve-position-help = Par exemple "2 FS+ first=0" : pour chaque place ses disques ou leur nombre, + pour un défi réussi, et qui commence. Sans elle, toutes les fins de partie sont listées.
solve-belief-help = La probabilité qu’une place ait encore son crâne, par exemple 1=0.5.
solve-exploitability-help = L’exploitabilité à atteindre, en chance de gagner.
solve-played-help = Mesurer à quel point le jeu du maître est exploitable à partir d’ici, chaque manche calculée comme dans une vraie partie.
solve-all-help = Montrer aussi des situations qui n’arrivent presque jamais.
solve-solving = résolution
solve-playing = manches calculées
solve-news = exploitabilité { $exploitability }
solve-seat = Place { $seat }
solve-answer = Position : { $position }
solve-stopped = Arrêté : voici la meilleure réponse jusqu’ici.
solve-chance = La place { $seat } gagne { $chance } (a un crâne avec { $belief })
solve-exploitable = Exploitable de { $exploitability } (moitié de NashConv, par une meilleure réponse exacte jusqu’à la fin de la partie) après { $iterations } itérations.
solve-exploitable-round = Trop grande pour être résolue en entier : cette manche, avec des valeurs enregistrées pour la suite. Dans la manche, autant qu’on puisse se fier à ces valeurs, exploitable d’environ { $exploitability } (moitié de NashConv, une estimation) après { $iterations } itérations.
solve-who = Place
solve-so-far = Jusqu’ici
solve-skull = Son crâne
solve-play = Que faire
solve-met = Se présente
solve-first-discs = premiers disques
solve-mats = son tapis { $own }, l’autre { $other }
solve-bids = { $mats }, enchères { $bids }
solve-own-skull = son propre crâne retourné après les enchères { $bids }
solve-no-skull = aucun
solve-in-hand = en main
solve-on-mat = sur le tapis, disque { $height } depuis le bas
solve-often = { $play } { $chance } %
solve-forced = La victoire est forcée :
solve-with = Place { $seat } avec { $discs } :
solve-won = Gagné.
solve-more-lines = … et { $lines } lignes de plus (--json les a toutes).
solve-proof = Qui commence et joue comme le maître gagne au moins { $least }, contre le maître au plus { $most } : exploitable de { $exploitability } (moitié de NashConv), { $rounds } manches calculées.
solve-duels = La chance de gagner de qui commence, à deux restants, selon disques et défis réussis (qui commence d’abord), croyances disques / 4 :
solve-discs = Disques
solve-against = { $starter } contre { $other }
error-solve-two-left = Le solveur est pour deux joueurs restants ; ici il y en a { $left }.
error-solve-last-chance = Le solveur ne gère pas la Dernière chance.
error-solve-belief = « { $word } » n’est pas une croyance ; une croyance s’écrit 1=0.5.
error-solve-belief-known = Les disques de la place { $seat } sont donnés exactement ; retire la croyance.
error-solve-belief-four = La place { $seat } n’a rien perdu, donc elle a son crâne.
error-solve-belief-nobody = À la place { $seat }, il ne reste personne ; retire la croyance.
error-solve-too-large = Cette fin de partie est trop grande pour être explorée jusqu’au bout.
