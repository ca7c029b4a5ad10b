# `skulduggery review`, and the review beside the board of a replay.
review-help = Go through a finished game move by move beside the master: what each decision cost, and what was luck.
review-synopsis = review FILE [OPTIONS]
review-player-help = Whom it is about, counted from 0.
review-seconds-help = Seconds that the master thinks about each decision, and about each player’s chance at each moment.
review-working = Going through it
review-stopped = Stopped after { $reached } of { $plies } moves: this is what there is so far.
review-move = Decision
review-often = Master does
review-cost = Cost
review-better = Better
review-player = Player
review-costly = What cost most
review-own = Own decisions
review-account = { $name }: { $start } % at first; luck { $luck }, own decisions { $own }, the others { $others }: { $end } % in the end.
review-decision-fine = { $name }: “{ $move }”. The master does that { $often } % of the time. It cost nothing.
review-decision-costly = { $name }: “{ $move }”. The master does that { $often } % of the time. It cost { $cost } points; “{ $best }” was better.
review-best =
    { $kind ->
        [bluff] The best bluff
        [trap] The best trap
        [bid] The best bid
       *[roll] The best roll
    }: { $name }, “{ $move }” (move { $ply }), { $change } points until it was settled.
review-worst =
    { $kind ->
        [bluff] The worst bluff
        [trap] The worst trap
        [bid] The worst bid
       *[roll] The worst roll
    }: { $name }, “{ $move }” (move { $ply }), { $change } points until it was settled.
error-review-not-finished = { web-review-unfinished }
error-review-player = There is no player { $player } in this game: 0 to { $last }.
error-review-too-long = This game is too long to be reviewed here. “skulduggery review” takes its time for it.
error-review-failed = The review could not be made. Ask for it again, or let whoever runs this server know.
error-too-many-reviews = Too many games are waiting to be reviewed. Try again in a minute.
error-too-many-reviews-of-yours =
    { $most ->
        [one] A game of yours is waiting to be reviewed. Ask again when it is done.
       *[other] You have { $most } games waiting to be reviewed. Ask again when one of them is done.
    }
