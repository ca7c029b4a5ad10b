"""How fast the rules of Säbel & Schädel are to be, compared with games of OpenSpiel."""

from skulduggery.bench.speed_tables import (
    COMPILED_RULES,
    INSIDE_WAY,
    LEAN_WAY,
    STEPPED_WAY,
    SpeedRival,
    SpeedTable,
)

# The ring is laid by chance, as at the table, and once more given, for pig has nothing to set up
# either.
SPEED_TABLES = (
    SpeedTable(
        "saber_skull",
        {"first": 0},
        (
            SpeedRival("pig", COMPILED_RULES, INSIDE_WAY, INSIDE_WAY, 1),
            SpeedRival("pig", COMPILED_RULES, STEPPED_WAY, STEPPED_WAY, 1.2),
            SpeedRival("pig", COMPILED_RULES, STEPPED_WAY, LEAN_WAY),
        ),
    ),
    SpeedTable(
        "saber_skull_fixed",
        {"first": 0, "ring": "1 2 K 5 3 B 4"},
        (SpeedRival("pig", COMPILED_RULES, INSIDE_WAY, INSIDE_WAY),),
    ),
)
