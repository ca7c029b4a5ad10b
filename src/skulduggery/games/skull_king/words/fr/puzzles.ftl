## Le genre de décision

puzzles-kind-bid = L’annonce
puzzles-kind-die = Quel dé

## De quoi il s'agissait

puzzles-theme-bid-low = Une annonce plus basse
puzzles-theme-bid-high = Une annonce plus haute
puzzles-theme-needs-tricks = Des plis encore à gagner
puzzles-theme-needs-none = Pas un pli de plus
puzzles-theme-spoiled = L’annonce est perdue
puzzles-idea-bid-low = Les dés promettent plus qu’ils ne tiennent. Une annonce qui réussit même si l’un d’eux te lâche vaut mieux qu’une haute qui a besoin de tous.
puzzles-idea-bid-high = Contre ces adversaires les dés sont meilleurs qu’ils n’en ont l’air, et si près de la fin c’est la victoire qui compte, pas un petit gain assuré.
puzzles-idea-needs-tricks = Il te faut encore des plis. Ce qui compte n’est pas seulement le dé le plus fort dans celui-ci, mais aussi ceux qui restent alors pour les autres.
puzzles-idea-needs-none = Tu as tous les plis annoncés. Cherche maintenant le dé qui perd le plus sûrement, et pense à ce que ceux qui restent peuvent encore gagner par accident.
puzzles-idea-spoiled = Ton annonce ne peut plus réussir. Il reste à empêcher les autres de tenir la leur.

## Chiffres

puzzles-reason-worlds = Cela a été joué dans { $worlds } mondes qui vont avec ce que tu sais ; les chiffres sont justes à { $error } points de pourcentage près environ.
