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

# `skulduggery bench skull_king`: how many bids can be met.

bench-bots-bids = Share of bids met
