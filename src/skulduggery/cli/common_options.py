"""What several commands ask: which game, with how many players and which options."""

from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.help import offering, usually
from skulduggery.cli.numbers import whole_number
from skulduggery.core.errors import BadOptions, shortened
from skulduggery.core.game import USUAL_PLAYERS, AnyGame
from skulduggery.core.number_range import LARGEST_SEED
from skulduggery.core.options import Options
from skulduggery.games import GAMES, game_named
from skulduggery.sim.limits import MOST_JOBS
from skulduggery.terminal.language import told

GameName = Annotated[
    str, Parameter(help=told("cli-game-help", games=", ".join(GAMES))), offering(GAMES)
]
FEWEST_PLAYERS, MOST_PLAYERS = 2, 12  # of any game with any options

Players = Annotated[
    int | None,
    whole_number(told("cli-players-help"), FEWEST_PLAYERS, MOST_PLAYERS),
    usually(told("default-players", usual=USUAL_PLAYERS)),
]
Settings = Annotated[list[str] | None, Parameter(name="--set", help=told("cli-set-help"))]
Preset = Annotated[
    str | None,
    Parameter(help=told("cli-preset-help")),
    offering(preset for game in GAMES.values() for preset in game.presets),
]
SEED = whole_number(told("cli-seed-help"), 0, LARGEST_SEED)
Seed = Annotated[int | None, SEED, usually(told("default-seed"))]
FixedSeed = Annotated[int, SEED]  # always the same, if not given
Jobs = Annotated[int, whole_number(told("cli-jobs-help"), 1, MOST_JOBS)]
AsJson = Annotated[bool, Parameter(name="--json", help=told("cli-json-help"))]
StartPosition = Annotated[str | None, Parameter(help=told("cli-position-help"))]


def chosen(
    name: str, players: int | None, settings: list[str] | None, preset: str | None
) -> tuple[AnyGame, Options, int]:
    """The game, its options and how many play it, or a Mistake."""
    game = game_named(name)
    wishes: dict[str, object] = {}
    for setting in settings or []:
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadOptions("bad-setting", setting=shortened(setting))
        wishes[key.strip()] = value
    options = game.read_options(wishes, preset)
    if players is None:
        players = game.usual_players(options)
    return game, options, players
