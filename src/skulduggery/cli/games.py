"""`skulduggery games`: what can be played, and how."""

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from skulduggery.bots.registry import level_about, level_name, levels_of, usual_level
from skulduggery.cli.common_options import AsJson
from skulduggery.core.game import AnyGame
from skulduggery.core.options import neighbours
from skulduggery.core.sentences import (
    game_about,
    game_name,
    option_about,
    option_name,
    preset_about,
    preset_name,
    value_about,
    value_name,
)
from skulduggery.games import GAMES
from skulduggery.games.catalog import GameRow, describe
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import LANGUAGE, told

RING = "1 2 K 5 3 B 4"  # for example


class ListedGame(GameRow, frozen=True):
    levels: list[str]  # of bots, weaker ones first


def with_levels(row: GameRow) -> ListedGame:
    return ListedGame(**msgspec.structs.asdict(row), levels=list(levels_of(row.game)))


def command(*, json: AsJson = False) -> None:
    rows = [with_levels(describe(game)) for game in GAMES.values()]
    if json:
        print(msgspec.json.encode(rows).decode())
        return
    console = make_console()
    for row in rows:
        show(console, row)


def players_in_words(game: AnyGame) -> str:
    """How many can play, and with which options others can."""
    usual = game.options()
    ranges = {"": game.players(usual)}
    ranges |= {other.setting: game.players(other.options) for other in neighbours(usual)}
    return " ".join(
        told("cli-player-range", setting=setting or "none", least=str(can[0]), most=str(can[-1]))
        for setting, can in ranges.items()
        if not setting or can != ranges[""]
    )


def titled(title: str, about: str) -> Text:
    return Text.assemble((title, "bold"), f": {about}")


def show(console: Console, row: ListedGame) -> None:
    console.print(titled(row.game, game_name(row.game, LANGUAGE)))
    console.print(game_about(row.game, LANGUAGE))
    console.print(players_in_words(GAMES[row.game]))
    table = Table(told("cli-setting"), told("cli-meaning"), box=SIMPLE)
    for option in row.options:
        name = option_name(row.game, option.option, LANGUAGE)
        about = option_about(row.game, option.option, LANGUAGE)
        table.add_row(Text(option.option, "bold"), titled(name, about))
        others = [text for text in option.choices if text != option.default]
        for value in [option.default, *others]:
            usual = told("cli-usual") if value == option.default else ""
            meaning = value_about(row.game, option.option, value, LANGUAGE)
            name = value_name(row.game, option.option, value, LANGUAGE)
            table.add_row(f"  {option.option}={value}{usual}", f"{name}. {meaning}")
        if option.option == "first":
            seat = told("cli-a-seat", seat="0")
            table.add_row("  first=0", value_about(row.game, "first", "0", LANGUAGE, name=seat))
        elif option.option == "ring":
            fixed = value_about(row.game, "ring", RING, LANGUAGE, ring=RING)
            table.add_row(f"  ring={RING}", fixed)
    console.print(table)
    for preset in row.presets:
        console.print(
            f"--preset {preset}: {preset_name(row.game, preset, LANGUAGE)}. "
            f"{preset_about(row.game, preset, LANGUAGE)}"
        )
    for level in row.levels:
        usual = told("cli-usual") if level == usual_level(row.game) else ""
        console.print(
            f"--bots {level}{usual}: {level_name(level, LANGUAGE)}. {level_about(level, LANGUAGE)}"
        )
    console.print()
