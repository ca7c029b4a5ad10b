"""How Säbel & Schädel looks in a terminal."""
