# Learning in the browser: the lessons around what the teacher says, and the written rules.

web-learn-title = Learn by playing
web-learn-about = Three lessons of about ten minutes each, against two opponents who do as they are told. Every rule is explained when it first matters.
web-learn-length = About ten minutes
web-learn-start = Start the lesson
web-learn-resume = Go on
web-learn-once-more = Play it once more
web-learn-done = Learned
web-learn-rules = The rules in writing
web-learn-rules-about = For those who like to read first, or want to win an argument.

## A lesson

web-learn-lesson = { $game }: a lesson
web-learn-close = Back to all lessons
web-learn-again = Start again
web-learn-progress = How far you are
web-learn-step = Step { $page } of { $pages }
web-learn-teacher = The teacher
web-learn-speech = What the teacher says
web-learn-watch = Watch
web-learn-your-turn = Your turn
web-learn-not-this = Not this time
web-learn-show-me = Show me
web-learn-back = Back
web-learn-next = Next
web-learn-skip = Skip
web-learn-play = Now against bots
web-learn-keys = The arrow keys ← and → turn the pages.

## The rules

web-learn-here = At this table
web-learn-variant = Variant
web-learn-here-simultaneous = All lay their first disc at once.
web-learn-here-first-player-last = The first disc is laid in turn, the first player last.
web-learn-here-pick = You shuffle your discs, and the owner of the skull points at the one you lose.
web-learn-here-challenger = After a failure the Challenger begins.
web-learn-here-skull-owner = After a failure the owner of the skull begins.

web-learn-rules-goal = The aim
web-learn-rules-setup = The beginning
web-learn-rules-first-disc = The first disc
web-learn-rules-turn = Your turn
web-learn-rules-bidding = The challenge
web-learn-rules-attempt = Turning discs
web-learn-rules-success = No skull
web-learn-rules-failure = A skull
web-learn-rules-next = Who begins next
web-learn-rules-last-chance = Last Chance
web-learn-rules-two-tribes = Two tribes each
web-learn-rules-boxes = Two boxes
web-learn-rules-deal = Drawing dice
web-learn-rules-bid = Bidding
web-learn-rules-trick = A trick
web-learn-rules-follow = Following the colour
web-learn-rules-winner = Who wins the trick
web-learn-rules-dice = The dice
web-learn-rules-score = Points
web-learn-rules-landlubber = Landlubber scoring
web-learn-rules-end = The end
web-learn-rules-first-round = The first round, and later
web-learn-rules-island-six = Island 6
web-learn-rules-skull = The Skull
web-learn-rules-saber = The Saber
web-learn-rules-win = Winning
web-learn-rules-championship = Championship
