"""The rules of Skull King: states, views, events and texts."""
