"""How fast its rules are to be, beside games of OpenSpiel."""

from skulduggery.bench.speed_tables import COMPILED, INSIDE, LEAN, STEPPED, Rival, SpeedTable

SPEED_TABLES = (
    SpeedTable(
        "skull_king",
        {"first": 0},
        (
            Rival("oh_hell", COMPILED, INSIDE, INSIDE, 2),
            Rival("euchre", COMPILED, INSIDE, INSIDE, 2),
            Rival("oh_hell", COMPILED, STEPPED, STEPPED, 1.5),
            Rival("oh_hell", COMPILED, STEPPED, LEAN),
        ),
    ),
)
