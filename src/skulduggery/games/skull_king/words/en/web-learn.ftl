## The rules

web-learn-rules-deal = Drawing dice
web-learn-rules-bid = Bidding
web-learn-rules-trick = A trick
web-learn-rules-follow = Following the colour
web-learn-rules-winner = Who wins the trick
web-learn-rules-dice = The dice
web-learn-rules-score = Points
web-learn-rules-landlubber = Landlubber scoring
web-learn-rules-end = The end
