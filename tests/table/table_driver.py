"""Tables with random games on them, in every variant; the driver itself is tools/drivers."""

from functools import cache

import msgspec
import pytest
from tests.rules.variant_sweep import SWEPT_VARIANTS, variant_params
from tools.drivers.table_driver import *  # noqa: F403
from tools.drivers.table_driver import GUEST_NAMES, SPECTATOR_NAME, TableDriver

from skulduggery.core.options import Options
from skulduggery.games import GAMES_BY_NAME, game_named

EVERY_VARIANT = variant_params(SWEPT_VARIANTS)
MIXED_VARIANTS: list[tuple[str, dict[str, object], int]] = [
    ("skull", {}, 3),
    ("skull", {"last_chance": True, "placement": "first_player_last"}, 4),
    ("skull", {"two_tribes": True, "lost_disc": "pick"}, 2),
    ("skull", {"two_tribes": True, "failed_starter": "skull_owner", "boxes": 2}, 4),
    ("skull_king", {}, 3),
    ("skull_king", {"scoring": "landlubber"}, 5),
    ("saber_skull", {}, 3),
    ("saber_skull", {"championship": True}, 2),
]
SOME_VARIANTS = [
    pytest.param(game, GAMES_BY_NAME[game].read_options(wishes), players, id=f"{game}-{number}")
    for number, (game, wishes, players) in enumerate(MIXED_VARIANTS)
]


def make_seated_table(game: str, options: Options, players: int, seed: int = 0) -> TableDriver:
    """People and bots around a table, one spectator beside it, about to begin."""
    driver = TableDriver(game, seed=seed, **msgspec.to_builtins(options))
    assert driver.table.game is game_named(game)
    driver.join(SPECTATOR_NAME)
    return driver.seat_guests(*("bot" if n % 3 == 2 else GUEST_NAMES[n] for n in range(players)))


@cache
def make_finished_table(game: str, options: Options, players: int) -> TableDriver:
    """A random game to its end; shared by the tests, which only look at it."""
    return make_seated_table(game, options, players, seed=players).start_game().play_randomly()
