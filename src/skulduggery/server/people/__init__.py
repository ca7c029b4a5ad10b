"""Who people and programs are, and how they are forgotten."""
