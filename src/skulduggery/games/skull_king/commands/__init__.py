"""Commands that Skull King adds to the command line."""
