"""The bots of Säbel & Schädel."""
