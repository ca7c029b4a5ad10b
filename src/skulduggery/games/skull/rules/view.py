"""What a player of Skull may know."""

import msgspec

from skulduggery.core.view import Hidden, View
from skulduggery.games.skull.rules.options import SkullOptions


class OwnDiscs(msgspec.Struct, frozen=True, gc=False):
    """What only the owner sees: the discs in hand, and the stack from bottom to top."""

    hand: list[str]
    stack: list[str]


class TribeView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One mat as it lies on the table."""

    player: int
    discs: int  # owned, the Last Chance disc apart
    points: int
    holds_last: bool
    height: int
    last_at: int | None  # where the Last Chance disc lies in the stack, once it can be seen
    flipped: list[str]  # faces, from the top
    bid: int
    passed: bool
    # Discs it had when the skull was last surely among them (0: surely gone), and whether it has
    # given up one of its choice since.
    sure: int
    chose: bool
    own: OwnDiscs | None = None


class SkullHidden(Hidden, frozen=True, tag="skull"):
    tribes: dict[int, OwnDiscs]  # by seat


class SkullView(View, frozen=True, kw_only=True, tag="skull"):
    options: SkullOptions
    round: int
    first: int | None
    high: int
    challenger: int | None
    to_flip: int
    skull_of: int | None
    tribes: list[TribeView]


def discs_on_mats(view: SkullView) -> int:
    """How many discs lie on all mats: the highest bid there can be."""
    return sum(tribe.height for tribe in view.tribes)
