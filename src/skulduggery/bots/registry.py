"""All bots by name: levels that people are offered, those that only measure, and others' own."""

import re
import time
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TypeAlias

from skulduggery.bots.bot import Bot
from skulduggery.bots.custom_bots import find_bot, installed_bots, is_custom_bot, make_bot
from skulduggery.bots.ismcts import IsmctsBot
from skulduggery.core.errors import BadOptions, Mistake, shorten_text
from skulduggery.core.rng import Rng
from skulduggery.games import game_named, game_names, package_named
from skulduggery.words import translate

Clock: TypeAlias = Callable[[], float]

LEVEL_NAMES = ("random", "casual", "sharp", "master")  # the same in every game, weaker ones first

# The first of these that a game has: for somebody who only wants to play, and for whoever is away,
# so that going away is neither a punishment nor a way to win.
USUAL_LEVEL_ORDER = ("sharp", "casual", "random")
STAND_IN_LEVEL_ORDER = ("casual", "random")


RULE_BOT_NAME = "rule"
ISMCTS_NAME_PATTERN = re.compile(
    r"ismcts-([1-9][0-9]{0,8})"
)  # with so many simulations for every decision


BOT_NAMES = (
    "Moth",
    "Rook",
    "Flint",
    "Kelp",
    "Ember",
    "Pip",
    "Gull",
    "Wick",
    "Bosun",
    "Salt",
    "Cinder",
    "Tar",
)


def reference_bot(
    game: str,
    name: str,
    rng: Rng,
    seconds: float | None = None,
    clock: Callable[[], float] = monotonic,
) -> Bot | None:
    """The one that is called `name`, if any is; `seconds` cut a search short."""
    if name == RULE_BOT_NAME and (rule_bot := package_named(game).rule_bot) is not None:
        return rule_bot.load()(rng)
    searcher = ISMCTS_NAME_PATTERN.fullmatch(name)
    if searcher is None:
        return None
    return IsmctsBot(game_named(game), rng, int(searcher[1]), seconds, clock)


class UnknownBot(Mistake):
    def __init__(self, game: str, name: str) -> None:
        there_are = [
            *levels_of(game),
            *([RULE_BOT_NAME] if package_named(game).rule_bot else []),
            "ismcts-2000",
            *installed_bots(game),
        ]
        bots = ", ".join(there_are)
        super().__init__("unknown-bot", name=shorten_text(name), game=game, bots=bots)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels people may play against, from the weakest to the strongest."""
    return tuple(package_named(game).levels)


def offered_bots(game: str, allowed: Sequence[str] = ()) -> tuple[str, ...]:
    """Who may sit at a table: the levels, and those bots of others that its host has allowed."""
    return (*levels_of(game), *(name for name in allowed if is_custom_bot(game, name)))


def usual_level(game: str) -> str:
    """The level that gives most people a good game."""
    return next(level for level in USUAL_LEVEL_ORDER if level in levels_of(game))


def level_name(level: str, language: str) -> str:
    """What it is called; those that only measure others keep to one name."""
    return translate(f"level-{level}", language) if level in LEVEL_NAMES else level


def level_about(level: str, language: str) -> str:
    """What it is like to play against."""
    if level in LEVEL_NAMES:
        return translate(f"level-{level}-about", language)
    is_reference = level == RULE_BOT_NAME or ISMCTS_NAME_PATTERN.fullmatch(level) is not None
    return translate("levels-reference-about" if is_reference else "levels-custom-about", language)


def stand_in_level(game: str) -> str:
    """The level that plays for somebody who is away."""
    return next(level for level in STAND_IN_LEVEL_ORDER if level in levels_of(game))


def wants_history(game: str, name: str) -> bool:
    """Whether a bot remembers what happened, rather than look at the table alone."""
    level = package_named(game).levels.get(name)
    return level is None or not level.plain


def check_custom_bot(name: str) -> None:
    """Whether a bot of somebody else's can be made for some game; UnknownBot or BadBot if not."""
    games = [game for game in game_names() if is_custom_bot(game, name)]
    for game in games:
        make_bot(name, find_bot(game, name), Rng(0))
    if not games:
        raise UnknownBot(game_names()[0], name)


def check_thinking_time(seconds: float | None) -> None:
    if seconds is not None and not seconds > 0:
        raise BadOptions("bad-thinking-time")


def bot_named(
    game: str, name: str, rng: Rng, seconds: float | None = None, clock: Clock = time.monotonic
) -> Bot:
    """A level, a reference bot or one of somebody else's; UnknownBot or BadBot where there is none.

    Those that do not search need no `seconds`.
    """
    level = package_named(game).levels.get(name)
    if level is not None:
        make = level.bot.load()
        return make(rng) if level.plain else make(rng, seconds, clock)
    reference = reference_bot(game, name, rng, seconds, clock)
    if reference is not None:
        return reference
    if not is_custom_bot(game, name):
        raise UnknownBot(game, name)
    return make_bot(name, find_bot(game, name), rng)
