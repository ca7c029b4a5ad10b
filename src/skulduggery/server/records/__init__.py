"""Finished games: kept, found, replayed, and what they did to ratings."""
