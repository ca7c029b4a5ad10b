"""Options of several commands: the bots, and their thinking time."""

from typing import Annotated

from cyclopts import Parameter

from skulduggery.bots.random import RandomBot
from skulduggery.bots.registry import LEVEL_NAMES, bot_named, level_about, levels_of, usual_level
from skulduggery.cli.parameters import complete_with, default_shown_as
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES_BY_NAME
from skulduggery.sim.bot_roster import bot_per_player as line_up
from skulduggery.terminal.language import USER_LANGUAGE, localize


def _levels_in_words() -> str:
    """All levels of all games, each with a sentence on how it plays."""
    there_are = [
        level for level in LEVEL_NAMES if any(level in levels_of(game) for game in GAMES_BY_NAME)
    ]
    return " ".join(f"{level}: {level_about(level, USER_LANGUAGE)}" for level in there_are)


Opponents = Annotated[
    str,
    Parameter(name="--bots", help=localize("levels-bots-help", levels=_levels_in_words())),
    default_shown_as(", ".join(dict.fromkeys(map(usual_level, GAMES_BY_NAME)))),
    complete_with(LEVEL_NAMES),
]
LineUp = Annotated[
    str,
    Parameter(name="--bots", help=localize("levels-line-up-help")),
    default_shown_as(RandomBot.name),
    complete_with(LEVEL_NAMES),
]
ThinkingSeconds = Annotated[
    float | None,
    Parameter(name="--think", help=localize("levels-think-help")),
    default_shown_as(localize("default-think")),
]


def split_bot_names(wish: str) -> list[str]:
    """Comma-separated names."""
    return [name for part in wish.split(",") if (name := part.strip())]


def check_bots(game: str, names: list[str], bots: int, usual: str) -> list[str]:
    """A name for each of the bots, or a Mistake; a single name, or `usual`, is for all."""
    names = line_up(names or [usual], bots)
    for name in dict.fromkeys(names):
        bot_named(game, name, Rng(0))
    return names
