"""Odds too slow for every view, computed on request."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from skulduggery.bots.registry import Clock
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games import package_named


class SlowOdds(NamedTuple):
    """How a game computes its slow odds."""

    row: type[msgspec.Struct]  # the odds of each choice
    are_there: Callable[[State], bool]
    work_out: Callable[[View, int, Rng, Clock], Sequence[msgspec.Struct]]  # for a seat of the view


def has_slow_odds(game: str, state: State) -> bool:
    """Whether a state has slow odds."""
    odds = package_named(game).slow_odds
    return odds is not None and odds.load().are_there(state)


def slow_odds(game: str, view: View, seat: int, rng: Rng, clock: Clock) -> Sequence[msgspec.Struct]:
    """The odds of each choice, from the view alone."""
    odds = package_named(game).slow_odds
    return () if odds is None else odds.load().work_out(view, seat, rng, clock)
