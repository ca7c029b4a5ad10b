"""Tries to break a house of one or several nodes, and judges from outside whether it kept its word.

See docs/reliability.md.
"""
