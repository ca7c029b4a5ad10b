"""What a player of Skull King may know."""

import msgspec

from skulduggery.core.view import Hidden, View
from skulduggery.games.skull_king.rules.options import SkullKingOptions


class Roll(msgspec.Struct, frozen=True, gc=False):
    """A die in the middle of the table; `face` is None while it tumbles."""

    seat: int
    die: str
    face: str | None


class Line(msgspec.Struct, frozen=True, gc=False):
    """One seat's entry on the pad for one round."""

    bid: int
    tricks: int
    points: int


class ScreenView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One seat as the table sees it."""

    dice: int  # behind the screen
    own: list[str] | None = None  # which ones, for their owner
    has_bid: bool
    bid: int | None  # open once everybody's is, before that for the owner alone
    tricks: int
    bonus: int  # to be added if the bid is met
    score: int
    out_of: list[str]  # colours it has shown not to have


class SkullKingHidden(Hidden, frozen=True, tag="skull_king"):
    dice: list[str]  # behind the screen
    bid: int | None  # sealed until everybody's is


class SkullKingView(View, frozen=True, kw_only=True, tag="skull_king"):
    options: SkullKingOptions
    round: int
    rounds: int
    start: int | None
    leader: int | None
    colour: str | None  # to be followed in this trick
    winning: int | None  # who would take the trick as it lies
    trick: list[Roll]
    gone: list[str]  # dice rolled in this round
    dealing: int | None
    screens: list[ScreenView]
    pad: list[list[Line]]  # finished rounds, a line for each seat
