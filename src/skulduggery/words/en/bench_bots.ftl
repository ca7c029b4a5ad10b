# `skulduggery bench bots`: how strong bots are, against fixed opponents.
bench-bots-game-help = Which game’s bots (bots only): { $games }.
bench-bots-match-help = A match, PLAYERS/HERO/OTHERS as in 3/master/ismcts-2000; may be repeated (bots only).
bench-bots-games-help = Games per match, including those already played (bots only).
bench-bots-seed-help = The seed of all games, a whole number (bots only).
bench-bots-results-help = The file that keeps all games played, so that the benchmark can continue (bots only). Delete it when a bot has changed.
bench-bots-method = One bot alone among others of one kind. Every deal is played once from each seat, with the same chance; seed { $seed }. A shared win counts as its share. Times are processor time in milliseconds, for the hero and below for the others. All games are kept in { $file }: the same command continues from there.
bench-bots-plain = The rules are not compiled here: the same games, only much slower.
bench-bots-match = PLAYERS/HERO/OTHERS
bench-bots-games = Games
bench-bots-fair = Fair
bench-bots-share =
    Share
    95% interval
bench-bots-target =
    Target
    reached
bench-bots-time =
    ms a move
    mean / longest
error-bad-matchup = “{ $name }” is not a match. A match is PLAYERS/HERO/OTHERS, such as 3/master/ismcts-2000; the usual ones are: { $usual }.
error-no-matchups = { $game } has no usual matches. Name one with --match: PLAYERS/HERO/OTHERS, such as 2/ismcts-20/random.
error-bad-results = Line { $line } of { $file } is not a result of bench bots.

# `skulduggery bench skull_king`: how many bids can be met.

bench-bots-bids = Share of bids met
