"""Who decides when no human does."""
