"""Odds, puzzles, solved positions and what reviews look for in Skull King."""
