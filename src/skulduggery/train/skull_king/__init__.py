"""How Skull King's strong players come to know what hands are worth, and how people bid."""
