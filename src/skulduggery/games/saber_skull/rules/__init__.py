"""The rules of Säbel & Schädel: states, views, events and texts."""
