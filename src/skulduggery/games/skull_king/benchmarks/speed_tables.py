"""How fast the rules of Skull King are to be, compared with games of OpenSpiel."""

from skulduggery.bench.speed_tables import (
    COMPILED_RULES,
    INSIDE_WAY,
    LEAN_WAY,
    STEPPED_WAY,
    SpeedRival,
    SpeedTable,
)

SPEED_TABLES = (
    SpeedTable(
        "skull_king",
        {"first": 0},
        (
            SpeedRival("oh_hell", COMPILED_RULES, INSIDE_WAY, INSIDE_WAY, 2),
            SpeedRival("euchre", COMPILED_RULES, INSIDE_WAY, INSIDE_WAY, 2),
            SpeedRival("oh_hell", COMPILED_RULES, STEPPED_WAY, STEPPED_WAY, 1.5),
            SpeedRival("oh_hell", COMPILED_RULES, STEPPED_WAY, LEAN_WAY),
        ),
    ),
)
