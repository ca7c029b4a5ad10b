"""Benchmarks of Säbel & Schädel."""
