"""All bots by name: levels offered to people, reference bots for measuring, and custom bots."""

import re
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from skulduggery.bots.bot import Bot
from skulduggery.bots.custom_bots import find_bot, installed_bots, is_custom_bot, make_bot
from skulduggery.bots.ismcts import IsmctsBot
from skulduggery.core.errors import BadOptions, Mistake, shorten_text
from skulduggery.core.rng import Rng
from skulduggery.games import game_named, game_names, package_named
from skulduggery.words import translate

Clock: TypeAlias = Callable[[], float]

_RANDOM_LEVEL_NAME, CASUAL_LEVEL, MASTER_LEVEL = "random", "casual", "master"
# The same in every game, weaker ones first.
LEVEL_NAMES = (_RANDOM_LEVEL_NAME, CASUAL_LEVEL, "sharp", MASTER_LEVEL)

# The first of these that a game has: as the default opponent, and as the stand-in for whoever is
# away, which should neither punish being away nor reward it.
_USUAL_LEVEL_ORDER = ("sharp", CASUAL_LEVEL, _RANDOM_LEVEL_NAME)
_STAND_IN_LEVEL_ORDER = (CASUAL_LEVEL, _RANDOM_LEVEL_NAME)


RULE_BOT_NAME = "rule"
_ISMCTS_NAME_PATTERN = re.compile(r"ismcts-([1-9][0-9]{0,8})")  # simulations for each decision


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
    clock: Clock = time.monotonic,
) -> Bot | None:
    """The reference bot called `name`, if there is one; `seconds` limit its search."""
    if name == RULE_BOT_NAME and (rule_bot := package_named(game).rule_bot) is not None:
        return rule_bot.load()(rng)
    searcher = _ISMCTS_NAME_PATTERN.fullmatch(name)
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
    """The levels of a game, from the weakest to the strongest."""
    return tuple(package_named(game).levels)


def offered_bots(game: str, allowed: Sequence[str] = ()) -> tuple[str, ...]:
    """The bots that may sit at a table: the levels, and the custom bots that the host allows."""
    return (*levels_of(game), *(name for name in allowed if is_custom_bot(game, name)))


def usual_level(game: str) -> str:
    """The default opponent."""
    return next(level for level in _USUAL_LEVEL_ORDER if level in levels_of(game))


def first_level(game: str) -> str:
    """For somebody's first game: the easiest that does not play at random."""
    return next(
        (level for level in levels_of(game) if level != _RANDOM_LEVEL_NAME), _RANDOM_LEVEL_NAME
    )


def level_name(level: str, language: str) -> str:
    """The name of a level; reference bots have the same name in every language."""
    return translate(f"level-{level}", language) if level in LEVEL_NAMES else level


def level_about(level: str, language: str) -> str:
    """A sentence on how a level plays."""
    if level in LEVEL_NAMES:
        return translate(f"level-{level}-about", language)
    is_reference = level == RULE_BOT_NAME or _ISMCTS_NAME_PATTERN.fullmatch(level) is not None
    return translate("levels-reference-about" if is_reference else "levels-custom-about", language)


def stand_in_level(game: str) -> str:
    """The level that plays for somebody who is away."""
    return next(level for level in _STAND_IN_LEVEL_ORDER if level in levels_of(game))


def wants_history(game: str, name: str) -> bool:
    """Whether a bot uses the history of its player beside the view."""
    level = package_named(game).levels.get(name)
    return level is None or not level.plain


def check_custom_bot(name: str) -> None:
    """UnknownBot or BadBot where a custom bot cannot be made for any game."""
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
    """A level, a reference bot or a custom bot; UnknownBot or BadBot where there is none.

    Bots that do not search ignore `seconds`.
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
