"""Who plays Skull King."""
