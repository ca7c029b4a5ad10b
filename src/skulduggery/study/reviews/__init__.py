"""A finished game gone through move by move, beside the master and from each player's knowledge."""
