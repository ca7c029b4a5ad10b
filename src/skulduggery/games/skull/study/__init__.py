"""What people can learn from it: odds, puzzles, what reviews look for, positions solved."""
