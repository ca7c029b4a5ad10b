"""Skull with two players left, solved."""
