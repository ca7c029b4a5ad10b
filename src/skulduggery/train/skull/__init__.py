"""Skull, learned by playing against oneself."""
