# Bots by name: at the keyboard, in simulations and in tournaments.
levels-bots-help = Who plays against you: one name for all bots, or one for each, as in casual,random. { $levels } Bots that only measure others can be named too: rule, ismcts-2000; and one of your own: package.module:Class.
levels-line-up-help = Who plays: one name for all, or one for each player, as in casual,rule,rule. A level of “skulduggery games”, rule, ismcts- and a number of simulations, or a bot of your own: package.module:Class.
levels-think-help = How many seconds a bot may think about a decision; those that do not search never do.
levels-against = { $names }: { $level }. { $about }
levels-reference-about = Always plays the same way, to measure others by.
levels-custom-about = A bot that somebody else has written.
levels-bot = Bot

levels-tournament-help = Let bots play each other, every one alone among others of a kind, and show who is stronger.
levels-tournament-synopsis = tournament GAME BOT BOT… [OPTIONS]
levels-entrants-help = The bots: levels of “skulduggery games”, rule, ismcts- and a number of simulations, or a bot of your own: package.module:Class.
levels-tournament-games-help = Games for each pair: one of the one among others of the other.
levels-tournament = { $game }, { $players } players, seed { $seed }, { $rules }. Each bot plays { $games } games alone among others of a kind, for every kind. Every deal is played once from each chair, with the same chance. Fair is { $fair }.
levels-alone = Alone among
levels-all = All
levels-rating = Rating
levels-ratings = A rating 400 above another means ten times its chances, from both sides: alone among the others, and the others alone among its like. It says less where one bot beats a second, the second a third, and the third the first. The interval with what stands below to either side holds the true rating in 95 of 100 such tournaments. It follows from how much deals differ, taken together for all pairings, as all play the same ones.
levels-no-ratings = No ratings yet: not every pairing has been played.

error-unknown-bot = There is no bot called “{ $name }” in { $game }. There are: { $bots }.
error-bad-bots = That is { $names } names for { $bots } bots. Give one for all, or one for each.
error-too-few-bots = A tournament needs two different bots at least, such as: skulduggery tournament skull random casual.
error-bad-thinking-time = A bot needs some time to think: more than 0 seconds.
