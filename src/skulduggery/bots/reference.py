"""The bots that others are measured against: fixed, so that figures mean something."""

import re
from collections.abc import Callable
from time import monotonic

from skulduggery.bots.bot import Bot
from skulduggery.bots.ismcts import IsmctsBot
from skulduggery.bots.saber_skull import rule as saber_skull_rule
from skulduggery.bots.skull import rule as skull_rule
from skulduggery.bots.skull_king import rule as skull_king_rule
from skulduggery.core.rng import Rng
from skulduggery.games import game_named

RULES: dict[str, Callable[[Rng], Bot]] = {  # by game
    "skull": skull_rule.RuleBot,
    "skull_king": skull_king_rule.RuleBot,
    "saber_skull": saber_skull_rule.RuleBot,
}
ISMCTS = re.compile(r"ismcts-([1-9][0-9]{0,8})")  # with so many simulations for every decision


def reference_bot(
    game: str,
    name: str,
    rng: Rng,
    seconds: float | None = None,
    clock: Callable[[], float] = monotonic,
) -> Bot | None:
    """The one that is called `name`, if any is; `seconds` cut a search short."""
    if name == "rule" and game in RULES:
        return RULES[game](rng)
    searcher = ISMCTS.fullmatch(name)
    if searcher is None:
        return None
    return IsmctsBot(game_named(game), rng, int(searcher[1]), seconds, clock)
