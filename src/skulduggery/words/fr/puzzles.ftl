# Énigmes : la commande, ce qui est demandé, et pourquoi un coup est le meilleur.

puzzles-help = Des positions au meilleur coup surprenant, calculées par les solveurs : celle du jour, une par son numéro ou la suivante d'un jeu. Tes premiers essais sont conservés.
puzzles-synopsis = puzzles [NUMÉRO] [OPTIONS]
puzzles-number-placeholder = NUMÉRO
puzzles-number-help = Quelle énigme.
puzzles-game-help = Seulement les énigmes de ce jeu ; sans numéro, la première que tu n'as pas essayée.
puzzles-try-help = Le coup, sans qu'il soit demandé : --try "bid 2".
puzzles-list-help = Lister toutes les énigmes, avec celles que tu as essayées.
puzzles-make-help = Fabriquer de nouvelles énigmes d'un jeu avec son solveur et les écrire telles qu'elles sont livrées.
puzzles-count-help = Combien en fabriquer.
puzzles-check-help = Recalculer toutes les énigmes et dire lesquelles ne sont plus justes.
puzzles-making = essayées
puzzles-found = { $found } trouvées
puzzles-checking = vérifiées
puzzles-checked = { $wrong ->
    [0] Les { $all } énigmes sont comme avant.
    [one] Une des { $all } énigmes n'est plus juste.
   *[other] { $wrong } des { $all } énigmes ne sont plus justes.
}
puzzles-other-choices = Énigme { $number } : d'autres coups sont possibles.
puzzles-other-worths = Énigme { $number } : ses coups ont une autre valeur.
puzzles-other-best = Énigme { $number } : un autre coup est le meilleur.
puzzles-not-clear = Énigme { $number } : le meilleur coup n'est pas nettement meilleur, ou trop facile à trouver.
puzzles-number = Numéro
puzzles-game = Jeu
puzzles-kind = Décision
puzzles-list-right = résolue
puzzles-list-wrong = essayée
puzzles-title = Énigme { $number } · { $game } · { $kind }
puzzles-told = Tu es { $name }. Quel coup gagne le plus souvent ?
puzzles-lost-by-chance = Les disques perdus sont partis au hasard : avant cette manche, { $name } a encore le crâne avec une probabilité de { $chance } %.
puzzles-right = Juste : { $play }.
puzzles-wrong = Pas tout à fait : tu as choisi « { $tried } », le meilleur est « { $best } ».
puzzles-worths = Ce que gagne chaque choix
puzzles-score = Résolues au premier essai : { $solved } sur { $tried } essayées, { $all } en tout.
puzzles-more-lines = … et encore { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
}.

error-no-puzzle = Il n'y a pas d'énigme { $number }.
error-no-puzzle-maker = Aucun solveur ne peut encore fabriquer d'énigmes de { $game } ; il y a { $games }.
error-no-puzzles-of-game = Il n'y a pas encore d'énigmes de ce jeu.

## Le genre de décision

puzzles-kind-first-disc = Le premier disque
puzzles-kind-add = Ajouter ou ouvrir
puzzles-kind-raise = Relancer ou passer
puzzles-kind-give-up = Un disque à céder
puzzles-kind-roll = Lancer ou s'arrêter
puzzles-kind-token = Quel jeton
puzzles-kind-bid = L'annonce
puzzles-kind-die = Quel dé

## De quoi il s'agissait

puzzles-theme-certain = Une victoire que rien n'arrête
puzzles-theme-first-skull = Le crâne d'abord
puzzles-theme-first-flower = Une fleur d'abord
puzzles-theme-add-skull = Le crâne par-dessus
puzzles-theme-add-flower = Encore une fleur
puzzles-theme-own-flowers = Seulement ses propres fleurs
puzzles-theme-bold = Une enchère audacieuse
puzzles-theme-bluff = Enchérir au-dessus de son propre crâne
puzzles-theme-own-skull = Dans son propre crâne, exprès
puzzles-theme-let-them = Qu'ils essaient
puzzles-theme-give-up-skull = Adieu le crâne
puzzles-theme-give-up-flower = Garder le crâne
puzzles-theme-roll-ahead = Relancer
puzzles-theme-roll-behind = Relancer en retard
puzzles-theme-stop-ahead = S'arrêter à temps
puzzles-theme-stop-behind = S'arrêter en retard
puzzles-theme-token = La bonne couleur
puzzles-theme-bid-low = Une annonce plus basse
puzzles-theme-bid-high = Une annonce plus haute
puzzles-theme-needs-tricks = Des plis encore à gagner
puzzles-theme-needs-none = Pas un pli de plus
puzzles-theme-spoiled = L'annonce est perdue

puzzles-idea-first-skull = Le crâne tout en bas garde ton tapis pendant toute la manche : qui doit retourner tes disques tombe dessus, et tes petites enchères sont des bluffs bon marché.
puzzles-idea-first-flower = Avec une fleur d'abord, tes enchères restent honnêtes, et le crâne dans ta main menace toujours.
puzzles-idea-add-skull = Encore un disque, et c'est le crâne : la pile a l'air d'une invitation, et { $name } doit enchérir par-dessus ou te laisser les enchères.
puzzles-idea-add-flower = Attendre ne coûte rien ici : une fleur de plus rend chacune de tes enchères suivantes plus sûre, et { $name } doit s'engager en premier.
puzzles-idea-own-flowers = Une enchère qui ne demande que tes propres fleurs ne peut pas échouer. { $name } doit relancer dans l'inconnu ou te laisser le point.
puzzles-idea-bold = Plus que tes propres disques : le crâne de { $name } doit être ailleurs. Il est rarement là où on le craint, et qui attend offre la première enchère.
puzzles-idea-bluff = L'enchère est un bluff au-dessus de ton propre crâne. Si { $name } relance, le crâne attend ; sinon, tu choisis au moins toi-même quel disque perdre.
puzzles-idea-own-skull = Tu retournes ton propre crâne exprès. Cela coûte un disque de ton choix, mais { $name } ne marque pas, et sans le crâne tes fleurs ne peuvent plus te trahir.
puzzles-idea-let-them = Passer a l'air faible, mais c'est maintenant à { $name } de retourner des disques, et chacun des tiens à retourner est un piège ou une occasion d'erreur.
puzzles-idea-give-up-skull = Tout le monde vient de voir ton crâne et s'attend à ce que tu le gardes. Cède-le : des fleurs seules peuvent enchérir jusqu'à leur nombre sans aucun risque, et { $name } ne peut pas le savoir.
puzzles-idea-give-up-flower = C'est le crâne qui empêche { $name } de tout enchérir. Une fleur de moins compte moins.
puzzles-idea-roll-ahead = S'arrêter paraît sûr, mais cela donne le dé à { $name } avec les îles telles qu'elles sont. Ce qui compte n'est pas ce qu'un lancer peut te coûter, mais qui des deux aimerait mieux lancer maintenant.
puzzles-idea-roll-behind = Tu es en retard, et t'arrêter n'y change rien : attendre aide { $name }. Le risque d'un lancer de plus est plus petit que celui de ne plus avoir d'occasion.
puzzles-idea-stop-ahead = Tu n'es pas en retard, et les îles sont bien remplies. À { $name } de lancer dedans.
puzzles-idea-stop-behind = Même en retard : { $name } doit lancer sur les mêmes îles, et les jetons repris là-bas t'aident plus qu'un autre de posé.
puzzles-idea-token = La couleur que tu poses semble indifférente. Elle ne l'est pas : qui prend une couleur à côté du Sabre prend aussi toute cette couleur sur l'île 6, et il importe donc de savoir quelle couleur est où.
puzzles-idea-bid-low = Les dés promettent plus qu'ils ne tiennent. Une annonce qui réussit même si l'un d'eux te lâche vaut mieux qu'une haute qui a besoin de tous.
puzzles-idea-bid-high = Contre ces adversaires les dés sont meilleurs qu'ils n'en ont l'air, et si près de la fin c'est la victoire qui compte, pas un petit gain assuré.
puzzles-idea-needs-tricks = Il te faut encore des plis. Ce qui compte n'est pas seulement le dé le plus fort dans celui-ci, mais aussi ceux qui restent alors pour les autres.
puzzles-idea-needs-none = Tu as tous les plis annoncés. Cherche maintenant le dé qui perd le plus sûrement, et pense à ce que ceux qui restent peuvent encore gagner par accident.
puzzles-idea-spoiled = Ton annonce ne peut plus réussir. Il reste à empêcher les autres de tenir la leur.

## Chiffres

puzzles-reason-worth = Contre un jeu parfait, « { $best } » gagne dans { $worth } % des cas, « { $tempting } », que la plupart choisiraient, dans { $other } %.
puzzles-reason-reading = Qui joue parfaitement et en est arrivé là, comme { $name }, a le crâne sur le tapis dans { $mat } % des cas et en main dans { $hand } % ; dans { $gone } %, il est perdu.
puzzles-reason-passes = Après « { $play } », { $name } passe dans { $chance } % des cas.
puzzles-reason-luck = Si tu dois retourner des disques après « { $play } », tu ne trouves que des fleurs dans { $chance } % des cas.
puzzles-reason-their-luck = Si tu passes, { $name } ne retourne que des fleurs avec une probabilité de { $chance } %.
puzzles-reason-worth-likely = « { $best } » gagne dans { $worth } % des cas, « { $tempting } », que la plupart choisiraient, dans { $other } %.
puzzles-reason-worlds = Cela a été joué dans { $worlds } mondes qui vont avec ce que tu sais ; les chiffres sont justes à { $error } points près environ.
puzzles-reason-tokens = Tu as { $own ->
    [one] un jeton
   *[other] { $own } jetons
}, { $name } { $theirs }.
puzzles-reason-roll = Un lancer de plus pose un jeton avec { $good } faces sur six ; au pire { $back ->
    [one] un jeton revient
   *[other] { $back } jetons reviennent
}.
