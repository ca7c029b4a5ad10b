"""How fast its rules are to be, beside games of OpenSpiel."""

from skulduggery.bench.speed_tables import COMPILED, INSIDE, LEAN, PLAIN, STEPPED, Rival, SpeedTable

SPEED_TABLES = (
    SpeedTable(
        "skull",
        {"first": 0},
        (
            Rival("liars_dice", COMPILED, INSIDE, INSIDE, 3),
            Rival("liars_dice", COMPILED, STEPPED, STEPPED, 2),
            Rival("liars_dice", PLAIN, INSIDE, STEPPED, 1),
            Rival("liars_dice", PLAIN, STEPPED, STEPPED, 1),
            # The same against a better loop than its own, for whoever writes one.
            Rival("liars_dice", COMPILED, STEPPED, LEAN),
            Rival("liars_dice", PLAIN, INSIDE, LEAN),
            Rival("liars_dice", PLAIN, STEPPED, LEAN),
        ),
    ),
)
