## Le genre de décision

puzzles-kind-roll = Lancer ou s’arrêter
puzzles-kind-token = Quel jeton

## De quoi il s'agissait

puzzles-theme-roll-ahead = Relancer
puzzles-theme-roll-behind = Relancer en retard
puzzles-theme-stop-ahead = S’arrêter à temps
puzzles-theme-stop-behind = S’arrêter en retard
puzzles-theme-token = La bonne couleur
puzzles-idea-roll-ahead = S’arrêter paraît sûr, mais cela donne le dé à { $name } avec les îles telles qu’elles sont. Ce qui compte n’est pas ce qu’un lancer peut te coûter, mais qui des deux aimerait mieux lancer maintenant.
puzzles-idea-roll-behind = Tu es en retard, et t’arrêter n’y change rien : attendre aide { $name }. Le risque d’un lancer de plus est plus petit que celui de ne plus avoir d’occasion.
puzzles-idea-stop-ahead = Tu n’es pas en retard, et les îles sont bien remplies. À { $name } de lancer dedans.
puzzles-idea-stop-behind = Même en retard : { $name } doit lancer sur les mêmes îles, et les jetons ramassés là-bas t’aident plus qu’un autre de posé.
puzzles-idea-token = La couleur que tu poses semble indifférente. Elle ne l’est pas : qui prend une couleur à côté du sabre prend aussi toute cette couleur sur l’île 6, et il importe donc de savoir quelle couleur est où.

## Chiffres

puzzles-reason-tokens = Tu as { $own ->
    [one] un jeton
   *[other] { $own } jetons
}, { $name } { $theirs }.
puzzles-reason-roll = Un lancer de plus pose un jeton avec { $good } faces sur six ; au pire tu ramasses { $back ->
    [one] un jeton
   *[other] { $back } jetons
}.
