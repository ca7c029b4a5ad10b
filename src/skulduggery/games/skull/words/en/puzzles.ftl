# Puzzles: the command, what is asked, and why a play is best.

puzzles-lost-by-chance = Lost discs were drawn blind: before this round { $name } still has the skull with a chance of { $chance }%.

## The kind of decision

puzzles-kind-first-disc = The first disc
puzzles-kind-add = Add or challenge
puzzles-kind-raise = Raise or pass
puzzles-kind-give-up = A disc to give up

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
puzzles-idea-first-skull = The skull at the bottom guards your mat for the whole round: whoever has to turn your discs runs into it, and your own small bids are cheap bluffs.
puzzles-idea-first-flower = A flower first keeps your own bids honest, and the skull in your hand still threatens to come.
puzzles-idea-add-skull = One more disc, and it is the skull: the pile looks like an invitation, and { $name } has to bid over it or leave the bidding to you.
puzzles-idea-add-flower = Waiting costs nothing here: one more flower makes every later bid of yours safer, and { $name } has to commit first.
puzzles-idea-own-flowers = A bid that needs only your own flowers cannot fail. { $name } must raise into the unknown, or let you win the challenge.
puzzles-idea-bold = More than your own discs: { $name }’s skull has to be elsewhere. It seldom is where one fears it, and whoever waits gives the first bid away.
puzzles-idea-bluff = The bid is a bluff over your own skull. If { $name } raises, the skull waits for them; if not, you at least choose yourself which disc to lose.
puzzles-idea-own-skull = You turn your own skull on purpose. It costs a disc of your choice, but { $name } does not win the challenge, and without the skull your flowers can no longer betray you.
puzzles-idea-let-them = Passing looks weak, but { $name } now has to turn discs, and every disc of yours that must be turned is a trap or a chance for a mistake.
puzzles-idea-give-up-skull = Everybody has just seen your skull and expects you to keep it. Give it up: flowers alone can bid up to their own number without any risk, and { $name } cannot know.
puzzles-idea-give-up-flower = The skull is what keeps { $name } from simply bidding everything. A flower fewer matters less.

## Figures

puzzles-reason-reading = Somebody who plays perfectly and has come this far, as { $name } has, has the skull on the mat { $mat }% of the time and in hand { $hand }%; { $gone }% of the time it is lost.
puzzles-reason-passes = After “{ $play }” { $name } passes { $chance }% of the time.
puzzles-reason-luck = When it comes to turning after “{ $play }”, you find only flowers { $chance }% of the time.
puzzles-reason-their-luck = If you pass, { $name } turns only flowers with a chance of { $chance }%.
