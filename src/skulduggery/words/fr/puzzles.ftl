# Énigmes : la commande, ce qui est demandé, et pourquoi un coup est le meilleur.

puzzles-help = Des positions au meilleur coup surprenant, calculées par les solveurs : celle du jour, une par son numéro ou la suivante d’un jeu. Tes premiers essais sont conservés.
puzzles-synopsis = puzzles [NUMÉRO] [OPTIONS]
puzzles-number-placeholder = NUMÉRO
puzzles-number-help = Le numéro de l’énigme.
puzzles-game-help = Seulement les énigmes de ce jeu ; sans numéro, la première que tu n’as pas essayée.
puzzles-try-help = Le coup, au lieu d’une question : --try "bid 2".
puzzles-list-help = Lister toutes les énigmes, et celles que tu as essayées.
puzzles-make-help = Créer de nouvelles énigmes d’un jeu avec son solveur et les écrire au format livré.
puzzles-count-help = Combien en créer.
puzzles-check-help = Résoudre à nouveau toutes les énigmes et signaler celles qui ne sont plus justes.
puzzles-making = essayées
puzzles-found = { $found } trouvées
puzzles-checking = vérifiées
puzzles-checked = { $wrong ->
    [0] Les { $all } énigmes sont toujours justes.
    [one] Une des { $all } énigmes n’est plus juste.
   *[other] { $wrong } des { $all } énigmes ne sont plus justes.
}
puzzles-other-choices = Énigme { $number } : d’autres coups sont possibles.
puzzles-other-worths = Énigme { $number } : ses coups ont une autre valeur.
puzzles-other-best = Énigme { $number } : un autre coup est le meilleur.
puzzles-not-clear = Énigme { $number } : le meilleur coup n’est pas nettement meilleur, ou trop facile à trouver.
puzzles-number = Numéro
puzzles-game = Jeu
puzzles-kind = Décision
puzzles-list-right = résolue
puzzles-list-wrong = essayée
puzzles-title = Énigme { $number } · { $game } · { $kind }
puzzles-told = Tu es { $name }. Quel coup gagne le plus souvent ?
puzzles-right = Juste : { $play }.
puzzles-wrong = Pas tout à fait : tu as choisi « { $tried } », le meilleur est « { $best } ».
puzzles-worths = Chances de gagner avec chaque choix
puzzles-score = Résolues au premier essai : { $solved } sur { $tried } essayées, { $all } en tout.
puzzles-more-lines = … et encore { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}.
error-no-puzzle = Il n’y a pas d’énigme { $number }.
error-no-puzzle-maker = Aucun solveur ne peut encore créer d’énigmes de { $game } ; il y a { $games }.
error-no-puzzles-of-game = Il n’y a pas encore d’énigmes de ce jeu.

## Chiffres

puzzles-reason-worth = Contre un jeu parfait, « { $best } » gagne dans { $worth } % des cas, « { $tempting } », que la plupart choisiraient, dans { $other } %.
puzzles-reason-worth-likely = « { $best } » gagne dans { $worth } % des cas, « { $tempting } », que la plupart choisiraient, dans { $other } %.
