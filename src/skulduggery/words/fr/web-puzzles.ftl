# Énigmes dans le navigateur.

web-puzzles = Énigmes
web-puzzles-about = Des positions où le bon sens se trompe. Toutes ont été calculées par les solveurs, et chacune a un seul meilleur coup. Seul ton premier essai compte.
web-puzzles-today = L’énigme du jour
web-puzzles-solve = Résoudre
web-puzzles-look-again = Revoir l’énigme
web-puzzles-score = { $solved } sur { $all } résolues au premier essai
web-puzzles-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
web-puzzles-number = Énigme { $number }
web-puzzles-solved = résolue
web-puzzles-missed = essayée
web-puzzles-new = nouvelle
web-puzzles-close = Retour aux énigmes
web-puzzles-story = Ce qui s’est passé
web-puzzles-ask = Tu es { $name }. Quel coup gagne le plus souvent ?
web-puzzles-right = Juste : { $play }
web-puzzles-wrong = Pas cette fois. Le meilleur est : { $play }
web-puzzles-worths = Chances de gagner de chaque choix
web-puzzles-best = le meilleur
web-puzzles-yours = le tien
web-puzzles-line = Le chemin vers la victoire, quoi qu’il arrive
web-puzzles-all = Toutes les énigmes
web-puzzles-next = Énigme suivante
