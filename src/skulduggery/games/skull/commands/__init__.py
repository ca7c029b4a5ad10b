"""What it adds to the command line."""
