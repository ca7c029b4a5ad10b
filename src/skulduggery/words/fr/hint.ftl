# Ce que ferait le maître, pour qui le demande.

hint-only = Il n’y a qu’un choix : « { $first } ».
hint-always = Un maître choisirait toujours « { $first } ».
hint-nearly-always = Un maître choisirait presque toujours « { $first } » ({ $often } %).
hint-mostly = Un maître choisirait le plus souvent « { $first } » ({ $often } %).
hint-mixes = Un maître varierait : « { $first } » { $often } % du temps, « { $second } » { $second_often } %.
hint-same = « { $first } » et « { $second } » se valent à peu près : { $worth } % de chances de gagner.
hint-apart =
    Chances de gagner : { $first_worth } % avec « { $first } », { $second_worth } % avec « { $second } », soit { $points ->
        [one] un point de pourcentage
       *[other] { $points } points de pourcentage
    } { $more ->
        [first] de moins.
       *[second] de plus, pris isolément.
    }
hint-chance = Tes chances de gagner : { $chance } %.
error-no-hints = Il n’y a pas de conseils pour ce jeu.
error-no-thought = Cette fois, aucun conseil n’est venu. Demande encore une fois.
error-too-many-questions = Tu as déjà { $most } questions en attente. Attends une réponse, puis demande à nouveau.
error-no-lesson = Il n’y a pas encore de leçon pour ce jeu.
