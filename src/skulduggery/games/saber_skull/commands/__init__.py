"""Commands that Säbel & Schädel adds to the command line."""
