"""How Skull looks in a terminal."""
