"""Benchmarks of Skull King."""
