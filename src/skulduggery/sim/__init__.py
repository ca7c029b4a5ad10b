"""Simulations and tournaments of bots; reproducible from a seed, in any number of processes."""
