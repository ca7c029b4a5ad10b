"""Bots: what they are, how they are found and made, and those that play any game."""
