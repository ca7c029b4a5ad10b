# Résoudre des positions.
solve-help = Résoudre une position : qui gagne à quelle fréquence en jouant au mieux, et avec quelle précision.
solve-synopsis = solve JEU [POSITION] [OPTIONS]
solve-game-help = Un jeu qui a un solveur : { $games }.
solve-seconds-help = S’arrêter après tant de secondes avec la meilleure réponse trouvée ; Ctrl-C fait de même.
error-no-solver = Il n’y a pas encore de solveur pour { $game }.
error-bad-effort = Les secondes vont de plus de 0 à { $most }, l’exploitabilité de 0 à moins de 1.
error-solve-option = { $game } n’a pas d’option { $option } : elle appartient à un autre jeu.
