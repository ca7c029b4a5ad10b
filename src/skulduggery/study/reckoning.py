"""Odds that take some thought, for those who ask: what each bid of Skull King would bring."""

import time
from typing import cast

from skulduggery.bots.levels import Clock
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View
from skulduggery.games.skull_king.state import ANNOUNCE
from skulduggery.games.skull_king.view import SkullKingView
from skulduggery.solve.skull_king.advice import BidOdds, advise

SECONDS = 1.0  # that people wait for it


def can_reckon(game: str, state: State) -> bool:
    """Whether there is more to be found out than the table tells at once."""
    return game == "skull_king" and state.phase == ANNOUNCE


def reckoned(view: View, seat: int, rng: Rng, clock: Clock = time.monotonic) -> list[BidOdds]:
    """By bid, from what the viewer may know."""
    until = clock() + SECONDS
    seen = cast(SkullKingView, view)
    return advise(seen, seat, rng, in_time=lambda: clock() < until).bids
