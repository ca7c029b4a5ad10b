"""Hints, reviews, puzzles and lessons, from the advisor bots and solvers of the games."""
