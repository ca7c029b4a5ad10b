"""Who plays Skull."""
