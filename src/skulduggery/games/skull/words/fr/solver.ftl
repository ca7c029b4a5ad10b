# `skulduggery bench solver` : à quelle vitesse les jeux sont résolus, à côté d’OpenSpiel.
bench-solver-method = Temps de calcul jusqu’à ce qu’une stratégie soit exploitable de { $close } au plus (la moitié de NashConv ; en jetons pour Leduc, en probabilité de victoire pour Skull), sur un seul cœur. Le nombre d’itérations nécessaires est trouvé avant, en regardant pour tous aux mêmes points ; puis on en mesure autant en repartant de zéro, le meilleur de { $rounds } tours où tous alternent. La fin de partie de Skull est « { $position } » avec toutes les manches qui peuvent suivre. Nos DCFR et CFR+ travaillent sur la forme séquentielle, le CFR+ en C++ d’OpenSpiel sur son arbre en mémoire.
bench-solver-plain = Le solveur n’est pas compilé ici ; compilé, il est cent fois plus rapide.
bench-solver-leduc = Leduc
bench-solver-endgame = Skull
bench-solver-dcfr = DCFR
bench-solver-cfr-plus = CFR+
bench-solver-open-spiel = CFR+ d’OpenSpiel
bench-solver-nodes = Nœuds
bench-solver-sets = Ensembles d’information
bench-solver-built = ms de construction
bench-solver-built-there = ms, OpenSpiel
bench-solver-solver = Solveur
bench-solver-iterations = Itérations
bench-solver-exploitability = Exploitabilité
bench-solver-one = ms l’une
bench-solver-time = ms en tout
