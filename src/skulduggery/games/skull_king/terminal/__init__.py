"""How Skull King looks in a terminal."""
