"""How the bots of Skull are trained."""
