# L’analyse à côté du plateau d’une partie revue. Ce qui commence par `review-`, le terminal le dit aussi.

web-review = Analyse
web-review-about = Un maître reprend la partie avec toi : que valait chaque décision, et qu’est-ce qui était de la chance ? Cela prend une minute au plus, une seule fois.
web-review-ask = Analyser cette partie
web-review-unfinished = On ne peut reprendre qu’une partie jouée jusqu’au bout.
web-review-waiting = { $before ->
    [one] Une autre partie passe avant.
   *[other] { $before } autres parties passent avant.
}
web-review-working = Un maître la reprend.
web-review-reached = Coup { $reached } sur { $plies }
web-review-chance = { $name } { $chance } %
web-review-costly-mark = une décision qui a coûté quelque chose
web-review-table = Les chances sous forme de tableau
web-review-at = Coup { $step }
web-review-no-decision = Il n’y avait rien à décider ici.
web-review-swing = { $name } { $points }
web-review-luck-here = Ce que le hasard a changé : { $swings }.
web-review-played = joué
web-review-turning = Moments décisifs
web-review-lucky = Chance : { $what } { $name } { $points }.
web-review-bold = Ce qui a été osé
web-review-own = Son propre jeu
web-review-doubt = La chance et ce qu’ont fait les autres sont incertains de quelque { $points } points.
review-knowledge = Chacun est jugé sur ce qu’il savait alors, comme si les autres étaient des maîtres. Les points sont des centièmes de la victoire.
review-chances = Chances de gagner, du premier coup au dernier
review-none-costly = Aucune décision n’a rien coûté qui se distingue du hasard.
review-move-number = Coup
review-accounts = Chance et talent
review-start = Au début
review-luck = Chance
review-others = Les autres
review-end = À la fin
