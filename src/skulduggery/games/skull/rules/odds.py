"""The odds that a player of Skull is shown."""

from typing import Literal

import msgspec

from skulduggery.core.view import Odds


class StackOdds(msgspec.Struct, frozen=True, gc=False):
    """One mat: whether its tribe has a skull at all, and what may lie there."""

    down: int  # discs face down
    skull: Literal["yes", "no", "maybe"]  # whether the tribe still has one, as you know
    next: float  # the chance that the next disc is no skull
    clean: float  # the chance that none of them is


class SkullOdds(Odds, frozen=True, tag="skull"):
    down: int  # discs face down on all mats
    skulls: int  # of which at most so many are skulls
    stacks: list[StackOdds]  # by seat
