"""`skulduggery games`: all games with their options, presets and levels."""

import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rich.text import Text

from skulduggery.bots.registry import level_about, level_name, levels_of, usual_level
from skulduggery.cli.common_options import AsJson, print_json
from skulduggery.core.game import AnyGame
from skulduggery.core.options import neighbour_options
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
from skulduggery.games import GAMES_BY_NAME
from skulduggery.games.catalog import GameRow, describe_game
from skulduggery.terminal.console import make_console
from skulduggery.terminal.language import USER_LANGUAGE, localize

_EXAMPLE_RING = "1 2 K 5 3 B 4"


class ListedGame(GameRow, frozen=True):
    levels: list[str]  # of bots, weaker ones first


def _with_levels(row: GameRow) -> ListedGame:
    return ListedGame(**msgspec.structs.asdict(row), levels=list(levels_of(row.game)))


def run_command(*, json: AsJson = False) -> None:
    rows = [_with_levels(describe_game(game)) for game in GAMES_BY_NAME.values()]
    if json:
        print_json(rows)
        return
    console = make_console()
    for row in rows:
        _show_game(console, row)


def _players_in_words(game: AnyGame) -> str:
    """The numbers of players, and the options that change them."""
    usual = game.options_type()
    ranges = {"": game.player_range(usual)}
    ranges |= {
        other.setting: game.player_range(other.options) for other in neighbour_options(usual)
    }
    return " ".join(
        localize(
            "cli-player-range", setting=setting or "none", least=str(can[0]), most=str(can[-1])
        )
        for setting, can in ranges.items()
        if not setting or can != ranges[""]
    )


def _title_text(title: str, about: str) -> Text:
    return Text.assemble((title, "bold"), f": {about}")


def _show_game(console: Console, row: ListedGame) -> None:
    console.print(_title_text(row.game, game_name(row.game, USER_LANGUAGE)))
    console.print(game_about(row.game, USER_LANGUAGE))
    console.print(_players_in_words(GAMES_BY_NAME[row.game]))
    table = Table(localize("cli-setting"), localize("cli-meaning"), box=SIMPLE)
    for option in row.options:
        name = option_name(row.game, option.option, USER_LANGUAGE)
        about = option_about(row.game, option.option, USER_LANGUAGE)
        table.add_row(Text(option.option, "bold"), _title_text(name, about))
        others = [text for text in option.choices if text != option.default]
        for value in [option.default, *others]:
            usual = localize("cli-usual") if value == option.default else ""
            meaning = value_about(row.game, option.option, value, USER_LANGUAGE)
            name = value_name(row.game, option.option, value, USER_LANGUAGE)
            table.add_row(f"  {option.option}={value}{usual}", f"{name}. {meaning}")
        if option.option == "first":
            seat = localize("cli-a-seat", seat="0")
            table.add_row(
                "  first=0", value_about(row.game, "first", "0", USER_LANGUAGE, name=seat)
            )
        elif option.option == "ring":
            fixed = value_about(row.game, "ring", _EXAMPLE_RING, USER_LANGUAGE, ring=_EXAMPLE_RING)
            table.add_row(f"  ring={_EXAMPLE_RING}", fixed)
    console.print(table)
    for preset in row.presets:
        console.print(
            f"--preset {preset}: {preset_name(row.game, preset, USER_LANGUAGE)}. "
            f"{preset_about(row.game, preset, USER_LANGUAGE)}"
        )
    for level in row.levels:
        usual = localize("cli-usual") if level == usual_level(row.game) else ""
        console.print(
            f"--bots {level}{usual}: {level_name(level, USER_LANGUAGE)}. "
            f"{level_about(level, USER_LANGUAGE)}"
        )
    console.print()
