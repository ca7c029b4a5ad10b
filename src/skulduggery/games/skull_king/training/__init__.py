"""How its strong bots learn."""
