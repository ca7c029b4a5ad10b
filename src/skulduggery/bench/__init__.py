"""Benchmarks: speed compared with others in the same run, server load, strength of bots."""
