# `skulduggery bench bots`: how strong bots are, against fixed opponents.
bench-bots-game-help = Which game's bots (bots only): { $games }.
bench-bots-match-help = A match, PLAYERS/HERO/OTHERS as in 3/master/ismcts-2000; may be given several times (bots only).
bench-bots-games-help = Games for each match, those already played among them (bots only).
bench-bots-seed-help = A whole number from which all games follow (bots only).
bench-bots-results-help = The file that keeps what has been played, to be continued (bots only). Remove it when a bot has changed.
bench-bots-method = One bot among others of a kind. Every deal is played once from each chair, with the same chance; seed { $seed }. A win that is shared counts as its share. Times are of the processor, in milliseconds, for the hero and below for the others. All games are kept in { $file }: the same command goes on from there.
bench-bots-plain = The rules are not compiled here: the same games, only much slower.
bench-bots-match = PLAYERS/HERO/OTHERS
bench-bots-games = Games
bench-bots-fair = Fair
bench-bots-share =
    Share
    95 % interval
bench-bots-target =
    Target
    reached
bench-bots-time =
    ms a move
    mean / longest

error-bad-matchup = “{ $name }” is no match. A match is PLAYERS/HERO/OTHERS, such as 3/master/ismcts-2000; the usual ones are: { $usual }.
error-bad-results = Line { $line } of { $file } is not a result of bench bots.

# `skulduggery bench search`: the search that bots are measured against.
bench-search-speed = Skull for { $players }: { $rate } simulations of whole games a second; target { $target }, reached: { $reached }.
bench-search-method = Positions of Skull for three, each searched { $seeds } times with { $simulations } simulations: the mean share of simulations that each decision got.
bench-search-choice = Decision
bench-search-ours = Ours
bench-search-again =
    Ours,
    other seeds
bench-search-theirs =
    OpenSpiel's,
    nodes as ours
bench-search-as-it-is =
    OpenSpiel's
    as it is
bench-search-apart = Mean distance of the shares from ours: { $chance } with other seeds, which is chance alone; { $theirs } for OpenSpiel's with our nodes (what the searching player was told); { $asitis } as it is (what the player knows who decides there).
bench-search-rates = Simulations a second in these searches: ours { $ours }, OpenSpiel's { $theirs }.

# `skulduggery bench exploit`: how far the master can be exploited.
bench-exploit-method = Somebody who studies the master of Skull, and nothing else, alone at tables of masters: how often that wins. A perfect answer could win more, nobody knows how much.
bench-exploit-lessons = Lessons

# `skulduggery bench skull_king`: how many bids can be met.
bench-bids-method = Somebody who plays for their bids and for nothing else, alone among three players by the rule of thumb, with the same deals for each line: how many bids that meets, and how many games it wins by the way. Who sees the others' dice is told apart from who does not: so much is missed for want of knowledge, and the rest is up to the dice.
bench-bids-sight = What is seen
bench-bids-blind = what a player may know
bench-bids-playing = all dice, once bids are open
bench-bids-always = all dice, before bidding, too
bench-bids-met =
    Bids met
    95 % interval
bench-bots-bids = Share of bids met
