"""How the players of Säbel & Schädel learn."""
