"""Training: what the strong bots ship with, made from self-play and solvers."""
