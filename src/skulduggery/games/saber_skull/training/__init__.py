"""How the bots of Säbel & Schädel are trained."""
