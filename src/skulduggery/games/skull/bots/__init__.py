"""Who plays it."""
