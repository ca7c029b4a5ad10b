"""The bots that others are measured against: fixed, so that figures mean something."""

import re
from collections.abc import Callable
from time import monotonic

from skulduggery.bots.bot import Bot
from skulduggery.bots.ismcts import IsmctsBot
from skulduggery.core.rng import Rng
from skulduggery.games import game_named, package_named

RULE_BOT_NAME = "rule"
ISMCTS_NAME_PATTERN = re.compile(
    r"ismcts-([1-9][0-9]{0,8})"
)  # with so many simulations for every decision


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
