"""The bots of Skull."""
