# L’analyse à côté du plateau d’une partie revue. Ce qui commence par `review-`, le terminal le dit aussi.

web-review = Analyse
web-review-about = Un maître reprend la partie avec toi : que valait chaque décision, et qu’est-ce qui était de la chance ? Cela prend une minute au plus, une seule fois.
web-review-ask = Analyser cette partie
web-review-unfinished = On ne peut analyser qu’une partie jouée jusqu’au bout.
web-review-waiting = { $before ->
    [one] Une autre partie passe avant.
   *[other] { $before } autres parties passent avant.
}
web-review-working = Un maître l’analyse.
web-review-reached = Coup { $reached } sur { $plies }
web-review-chance = { $name } { $chance } %
web-review-costly-mark = une décision qui a coûté cher
web-review-table = Chances de gagner sous forme de tableau
web-review-at = Coup { $step }
web-review-no-decision = Il n’y avait rien à décider ici.
web-review-swing = { $name } { $points }
web-review-luck-here = Le hasard a changé les chances de gagner : { $swings }.
web-review-played = joué
web-review-turning = Moments décisifs
web-review-lucky = Chance : { $what } { $name } { $points }.
web-review-bold = Coups audacieux
web-review-claims = Dit, mais était-ce vrai ?
web-review-own = Son jeu
web-review-doubt = La chance et le jeu des autres sont incertains d’environ { $points } points de pourcentage.
review-knowledge = Chaque décision est jugée sur ce que l’on savait à ce moment, comme si les autres étaient des maîtres. Tous les nombres sont des points de pourcentage des chances de gagner.
review-chances = Chances de gagner, du premier coup au dernier
review-none-costly = Aucune décision n’a coûté plus que le hasard ne l’expliquerait.
review-move-number = Coup
review-accounts = Chance et talent
review-start = Au début
review-luck = Chance
review-others = Les autres
review-end = À la fin
