# Les bots par leur nom : au clavier, dans les simulations et les tournois.
levels-bots-help = Qui joue contre toi : un nom pour tous les bots, ou un pour chacun, comme dans casual,random. { $levels } Les bots qui ne servent qu’à mesurer ont aussi un nom : rule, ismcts-2000 ; et un bot à toi aussi : package.module:Class.
levels-line-up-help = Qui joue : un nom pour tous, ou un pour chacun, comme dans casual,rule,rule. Un niveau de « skulduggery games », rule, ismcts- et un nombre de simulations, ou un bot à toi : package.module:Class.
levels-think-help = Combien de secondes un bot peut réfléchir à une décision ; ceux qui ne cherchent pas ne réfléchissent jamais.
levels-against = { $names } : { $level }. { $about }
levels-reference-about = Joue toujours de la même façon, pour mesurer les autres.
levels-custom-about = Un bot écrit par quelqu’un d’autre.
levels-bot = Bot

levels-tournament-help = Faire jouer les bots entre eux, chacun seul parmi d’autres d’une sorte, et montrer qui est le plus fort.
levels-tournament-synopsis = tournament JEU BOT BOT… [OPTIONS]
levels-entrants-help = Les bots : niveaux de « skulduggery games », rule, ismcts- et un nombre de simulations, ou un bot à toi : package.module:Class.
levels-tournament-games-help = Parties pour chaque paire : un d’une sorte parmi d’autres de l’autre.
levels-tournament = { $game }, { $players } joueurs, graine { $seed }, { $rules }. Chaque bot joue { $games } parties seul parmi d’autres d’une sorte, pour chaque sorte. Tout est joué une fois depuis chaque chaise, avec le même hasard. Équitable serait { $fair }.
levels-alone = Seul parmi
levels-all = Tous
levels-rating = Cote
levels-ratings = Une cote plus haute de 400 veut dire dix fois ses chances, vues des deux côtés : seul parmi les autres, et les autres seuls parmi ses pareils. Elle en dit moins quand l’un bat un deuxième, le deuxième un troisième et le troisième le premier. L’intervalle de ce qui est écrit en dessous, de part et d’autre, contient la vraie cote dans 95 tournois semblables sur 100. Il dépend de l’écart entre les distributions, prises ensemble pour toutes les rencontres, qui jouent les mêmes.
levels-no-ratings = Pas encore de cotes : toutes les rencontres n’ont pas été jouées.

error-unknown-bot = Il n’y a pas de bot « { $name } » dans { $game }. Il y a : { $bots }.
error-bad-bots = Cela fait { $names } noms pour { $bots } bots. Donnes-en un pour tous, ou un pour chacun.
error-too-few-bots = Un tournoi veut au moins deux bots différents, par exemple : skulduggery tournament skull random casual.
error-bad-thinking-time = Un bot a besoin d’un peu de temps pour réfléchir : plus de 0 seconde.
