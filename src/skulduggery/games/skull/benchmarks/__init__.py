"""Benchmarks of Skull."""
