# `skulduggery review`, and the review beside the board of a replay.
review-help = Review a finished game beside the master, move by move: what each decision cost, and what was luck.
review-synopsis = review FILE [OPTIONS]
review-player-help = The player to review, counted from 0.
review-seconds-help = Seconds the master thinks about each decision, and about each player’s chance at each moment.
review-working = Reviewing
review-stopped = Stopped after { $reached } of { $plies } moves. This is the review so far.
review-move = Decision
review-often = Master does
review-cost = Cost
review-better = Better
review-player = Player
review-costly = What cost most
review-own = Own decisions
review-account = { $name }: { $start }% at first; luck { $luck }, own decisions { $own }, the others { $others }: { $end }% in the end.
review-decision-fine =
    { $name }: “{ $move }”. { $often ->
        [0] A master never does this.
        [100] A master always does this.
       *[other] A master does this { $often }% of the time.
    } It cost nothing.
review-decision-costly =
    { $name }: “{ $move }”. { $often ->
        [0] A master never does this.
        [100] A master always does this.
       *[other] A master does this { $often }% of the time.
    } It cost { $cost }% winning chance; “{ $best }” was better.
review-best =
    { $kind ->
        [bluff] The best bluff
        [trap] The best trap
        [bid] The best bid
       *[roll] The best roll
    }: { $name }, “{ $move }” (move { $ply }), { $change }% winning chance until it was settled.
review-worst =
    { $kind ->
        [bluff] The worst bluff
        [trap] The worst trap
        [bid] The worst bid
       *[roll] The worst roll
    }: { $name }, “{ $move }” (move { $ply }), { $change }% winning chance until it was settled.
review-claim =
    { $name } after move { $ply }: “{ $phrase }” { $true ->
        [yes] It was the truth.
       *[no] It was a lie.
    }
error-review-not-finished = { web-review-unfinished }
error-review-player = There is no player { $player } in this game: 0 to { $last }.
error-review-too-long = This game is too long to be reviewed here. Save its record and run “skulduggery review” on your own computer.
error-review-failed = The review failed. Ask for it again, or tell whoever runs this server.
error-too-many-reviews = Too many games are waiting to be reviewed. Try again in a minute.
error-too-many-reviews-of-yours =
    { $most ->
        [one] A game of yours is waiting to be reviewed. Ask again when it is done.
       *[other] You have { $most } games waiting to be reviewed. Ask again when one of them is done.
    }
