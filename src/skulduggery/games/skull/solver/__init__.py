"""The solvers of Skull."""
