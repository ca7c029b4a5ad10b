# Puzzles: the command, what is asked, and why a play is best.

puzzles-help = Positions with a surprising best play, worked out by the solvers: today's, one by its number, or the next of a game. Your first tries are kept.
puzzles-synopsis = puzzles [NUMBER] [OPTIONS]
puzzles-number-placeholder = NUMBER
puzzles-number-help = Which puzzle.
puzzles-game-help = Only puzzles of this game; without a number the first that you have not tried.
puzzles-try-help = The move, without being asked: --try "bid 2".
puzzles-list-help = List all puzzles, with what you have tried.
puzzles-make-help = Make new puzzles of a game with its solver and print them as they ship.
puzzles-count-help = How many to make.
puzzles-check-help = Work all puzzles out again and say which are no longer right.
puzzles-making = tried
puzzles-found = { $found } found
puzzles-checking = checked
puzzles-checked = { $wrong ->
    [0] All { $all } puzzles are as they were.
    [one] One of { $all } puzzles is no longer right.
   *[other] { $wrong } of { $all } puzzles are no longer right.
}
puzzles-other-choices = Puzzle { $number }: other choices are possible.
puzzles-other-worths = Puzzle { $number }: its choices are worth something else.
puzzles-other-best = Puzzle { $number }: another play is best.
puzzles-not-clear = Puzzle { $number }: the best play is not clearly better, or too easily found.
puzzles-number = Number
puzzles-game = Game
puzzles-kind = Decision
puzzles-list-right = solved
puzzles-list-wrong = tried
puzzles-title = Puzzle { $number } · { $game } · { $kind }
puzzles-told = You are { $name }. Which play wins most often?
puzzles-lost-by-chance = Lost discs went by chance: before this round { $name } still has the skull with a chance of { $chance } %.
puzzles-right = Right: { $play }.
puzzles-wrong = Not quite: you chose “{ $tried }”, the best is “{ $best }”.
puzzles-worths = What each choice wins
puzzles-score = Solved at the first try: { $solved } of { $tried } tried, { $all } in all.
puzzles-more-lines = … and { $lines ->
    [one] one more line
   *[other] { $lines } more lines
}.

error-no-puzzle = There is no puzzle { $number }.
error-no-puzzle-maker = No solver can make puzzles of { $game } yet; there are { $games }.
error-no-puzzles-of-game = There are no puzzles of this game yet.

## The kind of decision

puzzles-kind-first-disc = The first disc
puzzles-kind-add = Add or open
puzzles-kind-raise = Raise or pass
puzzles-kind-give-up = A disc to give up
puzzles-kind-roll = Roll or stop
puzzles-kind-token = Which token
puzzles-kind-bid = The bid
puzzles-kind-die = Which die

## What it was about

puzzles-theme-certain = A win that nothing can stop
puzzles-theme-first-skull = The skull first
puzzles-theme-first-flower = A flower first
puzzles-theme-add-skull = The skull on top
puzzles-theme-add-flower = One more flower
puzzles-theme-own-flowers = Only your own flowers
puzzles-theme-bold = A bold bid
puzzles-theme-bluff = Bidding over your own skull
puzzles-theme-own-skull = Into your own skull, on purpose
puzzles-theme-let-them = Let them try
puzzles-theme-give-up-skull = Away with the skull
puzzles-theme-give-up-flower = Keep the skull
puzzles-theme-roll-ahead = Rolling on
puzzles-theme-roll-behind = Rolling on from behind
puzzles-theme-stop-ahead = Stopping in time
puzzles-theme-stop-behind = Stopping from behind
puzzles-theme-token = The right colour
puzzles-theme-bid-low = A lower bid
puzzles-theme-bid-high = A higher bid
puzzles-theme-needs-tricks = Tricks still to win
puzzles-theme-needs-none = Not one trick more
puzzles-theme-spoiled = The bid is lost

puzzles-idea-first-skull = The skull at the bottom guards your mat for the whole round: whoever has to turn your discs runs into it, and your own small bids are cheap bluffs.
puzzles-idea-first-flower = A flower first keeps your own bids honest, and the skull in your hand still threatens to come.
puzzles-idea-add-skull = One more disc, and it is the skull: the pile looks like an invitation, and { $name } has to bid over it or leave the bidding to you.
puzzles-idea-add-flower = Waiting costs nothing here: one more flower makes every later bid of yours safer, and { $name } has to commit first.
puzzles-idea-own-flowers = A bid that needs only your own flowers cannot fail. { $name } must raise into the unknown, or let you score.
puzzles-idea-bold = More than your own discs: { $name }'s skull has to be elsewhere. It seldom is where one fears it, and whoever waits gives the first bid away.
puzzles-idea-bluff = The bid is a bluff over your own skull. If { $name } raises, the skull waits for them; if not, you at least choose yourself which disc to lose.
puzzles-idea-own-skull = You turn your own skull on purpose. It costs a disc of your choice, but { $name } does not score, and without the skull your flowers can no longer betray you.
puzzles-idea-let-them = Passing looks weak, but { $name } now has to turn discs, and every disc of yours that must be turned is a trap or a chance for a mistake.
puzzles-idea-give-up-skull = Everybody has just seen your skull and expects you to keep it. Give it up: flowers alone can bid up to their own number without any risk, and { $name } cannot know.
puzzles-idea-give-up-flower = The skull is what keeps { $name } from simply bidding everything. A flower fewer matters less.
puzzles-idea-roll-ahead = Stopping looks safe, but it hands the die to { $name } with the islands just as they are. What counts is not what one roll may cost you, but who of the two would rather be rolling now.
puzzles-idea-roll-behind = You are behind, and stopping does nothing about it: waiting helps { $name }. The risk of one more roll is smaller than the risk of not getting another chance.
puzzles-idea-stop-ahead = You are not behind, and the islands are well filled. Let { $name } roll into them.
puzzles-idea-stop-behind = Though you are behind: { $name } has to roll on the same islands, and tokens taken back there help you more than another one placed.
puzzles-idea-token = It looks all the same which colour you part with. It is not: whoever takes a colour from beside the Saber takes all of that colour from island 6 as well, so it matters which colour lies where.
puzzles-idea-bid-low = The dice promise more than they keep. A bid that you can still make when one of them fails is worth more than a high one that needs them all.
puzzles-idea-bid-high = The dice are better than they look against these opponents, and so near the end it is the win that counts, not a safe little score.
puzzles-idea-needs-tricks = You still need tricks. What counts is not only which die is strongest in this one, but which dice are then left for the others.
puzzles-idea-needs-none = You have all the tricks you announced. Now look for the die that loses most surely, and for what the dice that stay behind may still win by accident.
puzzles-idea-spoiled = Your own bid can no longer be made. What is left is to keep the others from theirs.

## Figures

puzzles-reason-worth = Against perfect play “{ $best }” wins { $worth } % of the time, “{ $tempting }”, which most would choose, { $other } %.
puzzles-reason-reading = Somebody who plays perfectly and has come this far, as { $name } has, has the skull on the mat { $mat } % of the time and in hand { $hand } %; { $gone } % of the time it is lost.
puzzles-reason-passes = After “{ $play }” { $name } passes { $chance } % of the time.
puzzles-reason-luck = When it comes to turning after “{ $play }”, you find only flowers { $chance } % of the time.
puzzles-reason-their-luck = If you pass, all that { $name } turns is flowers with a chance of { $chance } %.
puzzles-reason-worth-likely = “{ $best }” wins { $worth } % of the time, “{ $tempting }”, which most would choose, { $other } %.
puzzles-reason-worlds = This was played on in { $worlds } worlds that fit what you know; the figures are right to about { $error } points.
puzzles-reason-tokens = You hold { $own ->
    [one] one token
   *[other] { $own } tokens
}, { $name } { $theirs }.
puzzles-reason-roll = One more roll places a token with { $good } of six faces; at worst { $back ->
    [one] one token comes
   *[other] { $back } tokens come
} back.
