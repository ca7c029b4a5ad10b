"""`skulduggery games`: what can be played, and how."""

from typing import get_type_hints

import msgspec
from rich.console import Console
from rich.table import Table

from skulduggery.cli.table import AsJson
from skulduggery.cli.words import LANGUAGE, told
from skulduggery.core.game import AnyGame
from skulduggery.core.options import choices_of
from skulduggery.core.sentences import game_about, game_name, option_about
from skulduggery.games import GAMES

HELP = told("cli-games-command-help")
SYNOPSIS = "games"


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


def command(*, json: AsJson = False) -> None:
    rows = [describe(game) for game in GAMES.values()]
    if json:
        print(msgspec.json.encode(rows).decode())
        return
    console = Console(highlight=False)
    for row in rows:
        show(console, row)


def describe(game: AnyGame) -> GameRow:
    defaults = game.read_options({})
    hints = get_type_hints(game.options)
    return GameRow(
        game.name,
        game.version,
        list(game.players(defaults)),
        [
            OptionRow(name, default, list(choices_of(hints[name])))
            for name, default in defaults.texts().items()
        ],
        {name: dict(wishes) for name, wishes in game.presets.items()},
    )


def show(console: Console, row: GameRow) -> None:
    console.print(f"[bold]{row.game}[/bold]: {game_name(row.game, LANGUAGE)}")
    console.print(game_about(row.game, LANGUAGE))
    table = Table(told("cli-option"), told("cli-choices"), told("cli-meaning"))
    for option in row.options:
        choices = [option.default, *(text for text in option.choices if text != option.default)]
        about = option_about(row.game, option.option, LANGUAGE)
        table.add_row(option.option, ", ".join(choices), about)
    console.print(table)
    for preset, wishes in row.presets.items():
        settings = ", ".join(f"{name}={value}" for name, value in wishes.items())
        console.print(told("cli-preset-line", preset=preset, settings=settings))
    console.print()
