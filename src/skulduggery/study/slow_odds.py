"""Odds that take some thought, for those who ask: more than the table tells at once."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from skulduggery.bots.registry import Clock
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games import package_named


class SlowOdds(NamedTuple):
    """How a game works out odds that are too much for every view."""

    row: type[msgspec.Struct]  # what is told of each choice
    are_there: Callable[[State], bool]
    work_out: Callable[[View, int, Rng, Clock], Sequence[msgspec.Struct]]  # for a seat of the view


def has_slow_odds(game: str, state: State) -> bool:
    """Whether there is more to be found out than the table tells at once."""
    odds = package_named(game).slow_odds
    return odds is not None and odds.load().are_there(state)


def slow_odds(game: str, view: View, seat: int, rng: Rng, clock: Clock) -> Sequence[msgspec.Struct]:
    """By choice, from what the viewer may know."""
    odds = package_named(game).slow_odds
    return () if odds is None else odds.load().work_out(view, seat, rng, clock)
