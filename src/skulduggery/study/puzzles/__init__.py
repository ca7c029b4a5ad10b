"""Puzzles: positions with a surprising best move, made and checked by the solvers."""
