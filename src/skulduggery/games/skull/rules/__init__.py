"""The rules of Skull: states, views, events and texts."""
