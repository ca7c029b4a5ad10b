"""The solvers of Säbel & Schädel."""
