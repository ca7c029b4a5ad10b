"""Who plays Säbel & Schädel."""
