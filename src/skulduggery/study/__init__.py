"""What the masters of the games know, for people: hints, reviews, puzzles."""
