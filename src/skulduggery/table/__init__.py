"""A match from open chairs to the result. No I/O in it: facts go in, facts come out."""
