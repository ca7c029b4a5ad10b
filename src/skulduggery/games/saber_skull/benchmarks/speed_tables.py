"""How fast its rules are to be, beside games of OpenSpiel."""

from skulduggery.bench.speed_tables import COMPILED, INSIDE, LEAN, STEPPED, Rival, SpeedTable

# The ring is laid by chance, as at the table, and once more given, for pig has nothing to set up
# either.
SPEED_TABLES = (
    SpeedTable(
        "saber_skull",
        {"first": 0},
        (
            Rival("pig", COMPILED, INSIDE, INSIDE, 1),
            Rival("pig", COMPILED, STEPPED, STEPPED, 1.2),
            Rival("pig", COMPILED, STEPPED, LEAN),
        ),
    ),
    SpeedTable(
        "saber_skull_fixed",
        {"first": 0, "ring": "1 2 K 5 3 B 4"},
        (Rival("pig", COMPILED, INSIDE, INSIDE),),
    ),
)
