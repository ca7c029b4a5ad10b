# À quel point les choses sont probables, à la table et au terminal.

chance-title = Chances
chance-nothing = Pour cette décision, il n’y a pas de chances à calculer.
chance-percent = { $chance } %
