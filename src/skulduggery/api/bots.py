"""Bots by name."""

from skulduggery.bots.bot import Bot
from skulduggery.bots.registry import bot_named, check_thinking_time
from skulduggery.core.number_range import seed_or_random
from skulduggery.core.rng import Rng


def bot(game: str, name: str, *, seed: int | None = None, seconds: float | None = None) -> Bot:
    """A bot that plays a game: `decide(view, seat, history)` is the text of a move.

    The name is a level (random, casual, sharp, master), a reference bot (rule, ismcts-2000), or a
    custom bot as package.module:Class. `seconds` is its thinking time for a decision.

    >>> import skulduggery as sk
    >>> match = sk.new_match("skull", players=3, seed=1)
    >>> casual = sk.bot("skull", "casual", seed=1)
    >>> casual.decide(match.view(player=2), seat=2) in match.legal_moves(seat=2)
    True
    >>> sk.bot("skull", "nobody")
    Traceback (most recent call last):
        ...
    skulduggery.bots.registry.UnknownBot: There is no bot called “nobody” in skull. There are: ...
    """
    check_thinking_time(seconds)
    return bot_named(game, name, Rng(seed_or_random(seed)), seconds)
