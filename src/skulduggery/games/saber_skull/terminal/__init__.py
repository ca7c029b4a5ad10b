"""How it looks in a terminal."""
