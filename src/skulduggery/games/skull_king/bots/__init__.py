"""The bots of Skull King."""
