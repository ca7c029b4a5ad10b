"""How the bots of Skull King are trained."""
