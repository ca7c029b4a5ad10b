"""Games with their options and presets, as data for lists, pages and programs."""

from typing import get_type_hints

import msgspec

from skulduggery.core.game import AnyGame
from skulduggery.core.options import option_choices


class OptionRow(msgspec.Struct, frozen=True):
    option: str
    default: str
    choices: list[str]


class GameRow(msgspec.Struct, frozen=True):
    game: str
    rules: int
    players: list[int]
    options: list[OptionRow]
    presets: dict[str, dict[str, str]]


def describe_game(game: AnyGame) -> GameRow:
    defaults = game.read_options({})
    hints = get_type_hints(game.options_type)
    return GameRow(
        game.name,
        game.version,
        list(game.player_range(defaults)),
        [
            OptionRow(name, default, list(option_choices(hints[name])))
            for name, default in defaults.option_texts().items()
        ],
        {name: dict(wishes) for name, wishes in game.presets.items()},
    )
