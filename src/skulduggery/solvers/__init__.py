"""Solving games: how they are best played, and how sure that is."""
