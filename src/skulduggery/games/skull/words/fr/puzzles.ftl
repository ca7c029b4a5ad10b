# Énigmes : la commande, ce qui est demandé, et pourquoi un coup est le meilleur.

puzzles-lost-by-chance = Les disques perdus ont été tirés à l’aveugle : avant cette manche, { $name } a encore le crâne avec une probabilité de { $chance } %.

## Le genre de décision

puzzles-kind-first-disc = Le premier disque
puzzles-kind-add = Poser ou défier
puzzles-kind-raise = Surenchérir ou passer
puzzles-kind-give-up = Un disque à céder

## De quoi il s'agissait

puzzles-theme-certain = Une victoire que rien n’arrête
puzzles-theme-first-skull = Le crâne d’abord
puzzles-theme-first-flower = Une fleur d’abord
puzzles-theme-add-skull = Le crâne par-dessus
puzzles-theme-add-flower = Encore une fleur
puzzles-theme-own-flowers = Seulement ses propres fleurs
puzzles-theme-bold = Une enchère audacieuse
puzzles-theme-bluff = Enchérir au-dessus de son propre crâne
puzzles-theme-own-skull = Dans son propre crâne, exprès
puzzles-theme-let-them = Qu’ils essaient
puzzles-theme-give-up-skull = Adieu le crâne
puzzles-theme-give-up-flower = Garder le crâne
puzzles-idea-first-skull = Le crâne tout en bas garde ton tapis pendant toute la manche : qui doit retourner tes disques tombe dessus, et tes petites enchères sont des bluffs bon marché.
puzzles-idea-first-flower = Avec une fleur d’abord, tes enchères restent honnêtes, et le crâne dans ta main menace toujours.
puzzles-idea-add-skull = Encore un disque, et c’est le crâne : la pile a l’air d’une invitation, et { $name } doit enchérir par-dessus ou te laisser les enchères.
puzzles-idea-add-flower = Attendre ne coûte rien ici : une fleur de plus rend chacune de tes enchères suivantes plus sûre, et { $name } doit s’engager en premier.
puzzles-idea-own-flowers = Une enchère qui ne demande que tes propres fleurs ne peut pas échouer. { $name } doit surenchérir dans l’inconnu ou te laisser le défi.
puzzles-idea-bold = Plus que tes propres disques : le crâne de { $name } doit être ailleurs. Il est rarement là où on le craint, et qui attend offre la première enchère.
puzzles-idea-bluff = L’enchère est un bluff au-dessus de ton propre crâne. Si { $name } surenchérit, le crâne attend ; sinon, tu choisis au moins toi-même quel disque perdre.
puzzles-idea-own-skull = Tu retournes ton propre crâne exprès. Cela coûte un disque de ton choix, mais { $name } ne gagne pas le défi, et sans le crâne tes fleurs ne peuvent plus te trahir.
puzzles-idea-let-them = Passer a l’air faible, mais c’est maintenant à { $name } de retourner des disques, et chacun des tiens à retourner est un piège ou une occasion d’erreur.
puzzles-idea-give-up-skull = Tout le monde vient de voir ton crâne et s’attend à ce que tu le gardes. Cède-le : des fleurs seules peuvent enchérir jusqu’à leur nombre sans aucun risque, et { $name } ne peut pas le savoir.
puzzles-idea-give-up-flower = C’est le crâne qui empêche { $name } de tout enchérir. Une fleur de moins compte moins.

## Chiffres

puzzles-reason-reading = Qui joue parfaitement et en est arrivé là, comme { $name }, a le crâne sur le tapis dans { $mat } % des cas et en main dans { $hand } % ; dans { $gone } %, il est perdu.
puzzles-reason-passes = Après « { $play } », { $name } passe dans { $chance } % des cas.
puzzles-reason-luck = Si tu dois retourner des disques après « { $play } », tu ne trouves que des fleurs dans { $chance } % des cas.
puzzles-reason-their-luck = Si tu passes, { $name } ne retourne que des fleurs avec une probabilité de { $chance } %.
