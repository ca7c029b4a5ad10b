"""How fast the rules of Skull are to be, compared with games of OpenSpiel."""

from skulduggery.bench.speed_tables import (
    COMPILED_RULES,
    INSIDE_WAY,
    LEAN_WAY,
    PLAIN_RULES,
    STEPPED_WAY,
    SpeedRival,
    SpeedTable,
)

SPEED_TABLES = (
    SpeedTable(
        "skull",
        {"first": 0},
        (
            SpeedRival("liars_dice", COMPILED_RULES, INSIDE_WAY, INSIDE_WAY, 3),
            SpeedRival("liars_dice", COMPILED_RULES, STEPPED_WAY, STEPPED_WAY, 2),
            SpeedRival("liars_dice", PLAIN_RULES, INSIDE_WAY, STEPPED_WAY, 1),
            SpeedRival("liars_dice", PLAIN_RULES, STEPPED_WAY, STEPPED_WAY, 1),
            # The same against a better loop than its own, for whoever writes one.
            SpeedRival("liars_dice", COMPILED_RULES, STEPPED_WAY, LEAN_WAY),
            SpeedRival("liars_dice", PLAIN_RULES, INSIDE_WAY, LEAN_WAY),
            SpeedRival("liars_dice", PLAIN_RULES, STEPPED_WAY, LEAN_WAY),
        ),
    ),
)
