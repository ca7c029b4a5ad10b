# Säbel & Schädel : ce qui est résolu, appris et mesuré.
saber-train-rings = cercles
saber-train-players = itérations, { $players } joueurs
saber-train-news = erreur { $error }
saber-solving = passages
saber-solve-news = déplacement { $moved }
saber-checking = parties
saber-tokens-help = Säbel & Schädel : avec combien de jetons chacun commence.
saber-check-help = Säbel & Schädel : jouer autant de parties avec la stratégie résolue, selon les vraies règles, et montrer la part à côté de la valeur.
saber-answer = Säbel & Schädel à deux sur { $ring }, { $tokens } jetons chacun
saber-stopped = Interrompu avant la fin : les valeurs bougeaient encore de { $moved } au plus par passage.
saber-first = Qui commence gagne avec { $chance }.
saber-effort = { $positions } positions, { $sweeps } passages ; au dernier, aucune valeur n’a bougé de plus de { $moved }.
saber-checked = Joué { $games } fois avec des dés, qui commençait a gagné { $share } (intervalle à 95 % de { $low } à { $high }).
saber-rule = Quand relancer, après avoir posé un jeton :
saber-rule-always = { $full ->
    [0] sans île pleine : toujours relancer
    [one] avec une île pleine : toujours relancer
   *[other] avec { $full } îles pleines : toujours relancer
  }
saber-rule-never = { $full ->
    [0] sans île pleine : toujours s’arrêter
    [one] avec une île pleine : toujours s’arrêter
   *[other] avec { $full } îles pleines : toujours s’arrêter
  }
saber-rule-depends = { $full ->
    [0] sans île pleine : cela dépend ; relancer dans { $share } % des positions
    [one] avec une île pleine : cela dépend ; relancer dans { $share } % des positions
   *[other] avec { $full } îles pleines : cela dépend ; relancer dans { $share } % des positions
  }
saber-picture = { $always } relancer, { $never } s’arrêter, { $depends } selon ce qui est posé et où ; en travers, les jetons de l’autre :
saber-own = ses jetons
saber-full = { $full } pleines
saber-both-sides = Peu importe à qui est le tour : là où relancer est juste pour l’un, ce le serait aussi pour l’autre.
saber-position = Position { $position }
saber-chance = La place { $seat } gagne avec { $chance }.
saber-choice = { $play } : { $chance }
saber-rings = Tous les cercles à deux : la chance de gagner de qui commence.
saber-ring = par exemple
saber-ring-times = cercles sur 720
saber-ring-first = qui commence
saber-rings-mean = Sur un cercle au hasard : { $chance }
saber-solve-help = Résoudre un cercle de Säbel & Schädel à deux : qui gagne à quelle fréquence, et quand relancer.
saber-position-help = Säbel & Schädel : un cercle comme "1 2 K 5 3 B 4", seul ou suivi d’une position : "5:rrg 2:g 0=rrr 1=gg turn=0 placed" dit ce qui est posé sur les îles 5 et 2, ce que tiennent les places 0 et 1 (r, g : jetons des places 0 et 1 ; tous les autres sont sur l’île 6) et à qui est le tour ; "placed" veut dire qu’on peut s’arrêter, die=5 que le dé est lancé, first=0 que c’est la première manche. Sans cercle, tous sont listés.
saber-bench-thumb = À deux : parts de victoire contre la règle simple (rule), calculées sur les deux places et tous les cercles pour lesquels il y avait le temps. Rien ne gagne plus contre elle que la meilleure réponse.
saber-bench-master = maître
saber-bench-best = meilleure réponse
saber-bench-alone = À trois et plus : le maître seul parmi d’autres qui suivent la règle simple :
saber-bench-regret = À trois et plus : ce que le maître laisse échapper à chaque décision, mesuré en jouant chaque choix jusqu’à la fin de la partie, lui et les autres comme toujours ; en points de pourcentage de victoire.
saber-bench-between = Au moins (en haut) : une moitié de ces parties choisit, l’autre juge. Au plus (en bas) : toutes font les deux, la chance compte donc aussi. Multiplié par les décisions d’une partie, c’est ce qu’un meilleur choix à chacune rapporterait.
saber-bench-among = Le maître parmi d’autres qui jouent comme { $others } :
saber-bench-decisions = décisions examinées
saber-bench-lost = perdu par décision
saber-bench-per-match = décisions par partie
saber-bench-lost-match = perdu par partie
saber-bench-championship = Un maître qui joue pour le championnat, parmi des maîtres qui jouent chaque partie pour elle-même :
error-saber-bad-ring = « { $ring } » n’est pas un cercle : les îles 1 à 5 en rond, chacune une fois, avec K pour le crâne et B pour le sabre, comme 1 2 K 5 3 B 4. Pour l’étude, K et B peuvent manquer.
error-saber-without-ring = --tokens et --check valent pour un cercle. Indique-le d’abord, par exemple : skulduggery solve saber_skull "1 2 K 5 3 B 4" --tokens 3.
error-saber-no-championship = On résout une seule partie, pas un championnat : à deux, qui joue au mieux chaque partie joue au mieux aussi le championnat.
error-saber-too-many = Avec le sabre dans le cercle, on résout au plus { $most } jetons par place.
error-saber-only-two = Seules les parties à deux peuvent être résolues.
error-saber-position-needs = Une position est celle du vrai jeu, avec { $tokens } jetons chacun.
error-saber-position-twice = Quelque chose figure deux fois dans cette position.
error-saber-position-hands = Une position dit ce que tient chaque place, au moins un jeton, de deux à cinq places à partir de 0 : 0=rrr 1=gg.
error-saber-position-tokens = Trop de jetons de couleur { $colour } dans cette position : il peut y en avoir { $most }.
error-saber-position-turn = Une position dit à qui est le tour, parmi ceux qui sont à la table : turn=0.
error-saber-position-die = Un dé (die=5) ne figure que là où un jeton peut être posé, et pas avec « placed ».
error-saber-position-first = À la première manche, chacun ne lance qu’une fois : « placed » et first=… ne vont pas ensemble.
error-saber-position-island = L’île { $island } n’a de place que pour { $room }.
error-saber-position-ring = « { $ring } » n’est pas le cercle de ce jeu : il faut les sept sous-bocks, dans l’ordre choisi s’il y en a un.
error-rings-damaged = Le fichier des cercles résolus est endommagé.
