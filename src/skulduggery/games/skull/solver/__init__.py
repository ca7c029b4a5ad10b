"""What can be worked out about it."""
