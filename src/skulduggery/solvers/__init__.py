"""Solvers of two-player zero-sum games: CFR variants, sequence form, exploitability."""
