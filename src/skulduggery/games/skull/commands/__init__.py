"""Commands that Skull adds to the command line."""
