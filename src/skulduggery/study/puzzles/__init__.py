"""Positions with a surprising best play, made and checked by the solvers."""
