"""What bots are called: short, the same in every language, and no two alike at a table."""

BOT_NAMES = (
    "Moth",
    "Rook",
    "Flint",
    "Kelp",
    "Ember",
    "Pip",
    "Gull",
    "Wick",
    "Bosun",
    "Salt",
    "Cinder",
    "Tar",
)
