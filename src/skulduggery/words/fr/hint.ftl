# Ce que ferait le maître, pour qui le demande.

hint-only = Il n’y a qu’un choix : « { $first } ».
hint-always = Un maître choisirait toujours « { $first } ».
hint-nearly-always = Un maître choisirait presque toujours « { $first } » ({ $often } %).
hint-mostly = Un maître choisirait le plus souvent « { $first } » ({ $often } %).
hint-mixes = Un maître varierait : « { $first } » { $often } % du temps, « { $second } » { $second_often } %.
hint-same = « { $first } » et « { $second } » valent à peu près autant : { $worth } % de la victoire.
hint-apart =
    « { $first } » vaut { $first_worth } % de la victoire, « { $second } » { $second_worth } %, soit { $points ->
        [one] un point
       *[other] { $points } points
    } { $more ->
        [first] de moins.
       *[second] de plus, pris isolément.
    }
hint-chance = Ta chance de gagner : { $chance } %.
error-no-hints = À ce jeu, personne ne donne de conseils.
error-no-thought = Cette fois, aucun conseil n’est venu. Demande encore une fois.
error-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
