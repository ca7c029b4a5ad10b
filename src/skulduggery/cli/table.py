"""What several commands ask: which game, with how many players and which options."""

from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions, shortened
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.games import game_named

GameName = Annotated[str, Parameter(help=told("cli-game-help"))]
Players = Annotated[int | None, Parameter(help=told("cli-players-help"))]
Settings = Annotated[list[str] | None, Parameter(name="--set", help=told("cli-set-help"))]
Preset = Annotated[str | None, Parameter(help=told("cli-preset-help"))]
Seed = Annotated[int | None, Parameter(help=told("cli-seed-help"))]
Jobs = Annotated[int, Parameter(help=told("cli-jobs-help"))]
AsJson = Annotated[bool, Parameter(name="--json", help=told("cli-json-help"))]
StartPosition = Annotated[str | None, Parameter(help=told("cli-position-help"))]

USUAL = 4  # players, where nobody says how many


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
        allowed = game.players(options)
        players = min(max(USUAL, allowed.start), allowed.stop - 1)
    return game, options, players
