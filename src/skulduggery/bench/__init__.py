"""How fast it is, measured beside others in the same run on the same core."""
