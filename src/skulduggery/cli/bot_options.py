"""What several commands ask: which bots play, and how long they may think."""

from typing import Annotated

from cyclopts import Parameter

from skulduggery.bots.random import RandomBot
from skulduggery.bots.registry import NAMES, bot_named, level_about, levels_of, usual_level
from skulduggery.cli.help import offering, usually
from skulduggery.core.rng import Rng
from skulduggery.games import GAMES
from skulduggery.sim.bot_roster import one_for_each as line_up
from skulduggery.terminal.language import LANGUAGE, told


def levels_in_words() -> str:
    """Every level there is in some game, with what it is like."""
    there_are = [level for level in NAMES if any(level in levels_of(game) for game in GAMES)]
    return " ".join(f"{level}: {level_about(level, LANGUAGE)}" for level in there_are)


Opponents = Annotated[
    str,
    Parameter(name="--bots", help=told("levels-bots-help", levels=levels_in_words())),
    usually(", ".join(dict.fromkeys(map(usual_level, GAMES)))),
    offering(NAMES),
]
LineUp = Annotated[
    str,
    Parameter(name="--bots", help=told("levels-line-up-help")),
    usually(RandomBot.name),
    offering(NAMES),
]
Think = Annotated[
    float | None,
    Parameter(name="--think", help=told("levels-think-help")),
    usually(told("default-think")),
]


def named_in(wish: str) -> list[str]:
    """Names with commas between them."""
    return [name for part in wish.split(",") if (name := part.strip())]


def one_for_each(game: str, names: list[str], bots: int, usual: str) -> list[str]:
    """A name for each of the bots, or a Mistake; one name, or none, is for all of them."""
    names = line_up(names or [usual], bots)
    for name in dict.fromkeys(names):
        bot_named(game, name, Rng(0))
    return names
