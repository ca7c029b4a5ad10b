"""Options of several commands: the game, its players and options, seeds and JSON output."""

from typing import Annotated

import msgspec
from cyclopts import Parameter

from skulduggery.cli.parameters import complete_with, default_shown_as, whole_number
from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.core.game import DEFAULT_PLAYER_COUNT, AnyGame
from skulduggery.core.number_range import MAX_JOBS, MAX_SEED
from skulduggery.core.options import Options
from skulduggery.games import GAMES_BY_NAME, game_named
from skulduggery.terminal.language import localize

GameName = Annotated[
    str,
    Parameter(help=localize("cli-game-help", games=", ".join(GAMES_BY_NAME))),
    complete_with(GAMES_BY_NAME),
]
_MIN_PLAYERS, MAX_PLAYERS = 2, 12  # of any game

Players = Annotated[
    int | None,
    whole_number(localize("cli-players-help"), _MIN_PLAYERS, MAX_PLAYERS),
    default_shown_as(localize("default-players", usual=DEFAULT_PLAYER_COUNT)),
]
OptionSettings = Annotated[list[str] | None, Parameter(name="--set", help=localize("cli-set-help"))]
Preset = Annotated[
    str | None,
    Parameter(help=localize("cli-preset-help")),
    complete_with(preset for game in GAMES_BY_NAME.values() for preset in game.presets),
]
_SEED_PARAMETER = whole_number(localize("cli-seed-help"), 0, MAX_SEED)
Seed = Annotated[int | None, _SEED_PARAMETER, default_shown_as(localize("default-seed"))]
FixedSeed = Annotated[int, _SEED_PARAMETER]  # with a fixed default
Jobs = Annotated[int, whole_number(localize("cli-jobs-help"), 1, MAX_JOBS)]
AsJson = Annotated[bool, Parameter(name="--json", help=localize("cli-json-help"))]
StartPosition = Annotated[str | None, Parameter(help=localize("cli-position-help"))]


def print_json(value: object) -> None:
    """One line of JSON on standard output."""
    print(msgspec.json.encode(value).decode())


def read_game_options(
    name: str, players: int | None, settings: list[str] | None, preset: str | None
) -> tuple[AnyGame, Options, int]:
    """The game, its options and the number of players, or a Mistake."""
    game = game_named(name)
    wishes: dict[str, object] = {}
    for setting in settings or []:
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadOptions("bad-setting", setting=shorten_text(setting))
        wishes[key.strip()] = value
    options = game.read_options(wishes, preset)
    if players is None:
        players = game.default_player_count(options)
    return game, options, players
