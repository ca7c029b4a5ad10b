"""Many games at once: the same seed plays the same games, however many processes share them."""
