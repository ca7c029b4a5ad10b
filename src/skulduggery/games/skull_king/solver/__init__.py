"""The solvers of Skull King."""
