"""Playing in a terminal: what people see, and how they answer."""
