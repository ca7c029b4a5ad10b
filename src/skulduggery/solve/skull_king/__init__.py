"""Skull King worked out: the odds of a trick, and what a bid or a die is worth."""
