# `skulduggery bench` : sa vitesse, à côté des autres.
bench-search-about = la vitesse de la recherche de référence, à côté d’OpenSpiel
bench-solver-about = la vitesse du solveur, à côté d’OpenSpiel
bench-exploit-about = jusqu’où on peut exploiter le maître de Skull
