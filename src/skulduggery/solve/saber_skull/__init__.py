"""Säbel & Schädel for two, worked out for every ring."""
