# Résoudre des positions.
solve-help = Calculer comment jouer au mieux une position : qui gagne combien souvent, et avec quelle certitude.
solve-synopsis = solve JEU [POSITION] [OPTIONS]
solve-game-help = Un jeu qui a un solveur : { $games }.
solve-seconds-help = Après tant de secondes, la meilleure réponse trouvée est donnée. Ctrl-C fait de même.
error-no-solver = Il n’y a pas encore de solveur pour { $game }.
error-bad-effort = Les secondes vont de plus de 0 à { $most }, l’exploitabilité de 0 à moins de 1.
error-solve-option = { $game } ne connaît pas { $option } : cela appartient à un autre jeu.
