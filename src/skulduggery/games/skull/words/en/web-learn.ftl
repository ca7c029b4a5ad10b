## The rules

web-learn-here-simultaneous = All lay their first disc at once.
web-learn-here-first-player-last = The first disc is laid in turn, the first player last.
web-learn-here-pick = You shuffle your discs, and the owner of the skull points at the one you lose.
web-learn-here-challenger = After a failure the Challenger begins.
web-learn-here-skull-owner = After a failure the owner of the skull begins.
web-learn-rules-first-disc = The first disc
web-learn-rules-bidding = The challenge
web-learn-rules-attempt = Turning discs
web-learn-rules-success = No skull
web-learn-rules-failure = A skull
web-learn-rules-next = Who begins next
web-learn-rules-last-chance = Last Chance
web-learn-rules-two-tribes = Two tribes each
web-learn-rules-boxes = Two boxes
