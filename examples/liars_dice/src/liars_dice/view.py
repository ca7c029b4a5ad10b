"""What a player of Liar's Dice may know."""

import msgspec

from liars_dice.options import LiarsDiceOptions
from skulduggery.core.view import Hidden, View


class LastBid(msgspec.Struct, frozen=True, gc=False):
    seat: int
    quantity: int
    face: int


class HandView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The dice of one seat."""

    dice: int  # how many it has left
    rolled: int  # how many of them it has rolled in this round
    own: list[int] | None = None  # what they show, for their owner


class LiarsDiceView(View, frozen=True, kw_only=True, tag="liars_dice"):
    options: LiarsDiceOptions
    round: int
    starter: int | None
    bid: LastBid | None
    hands: list[HandView]  # by seat


class LiarsDiceHidden(Hidden, frozen=True, tag="liars_dice"):
    """What only its player knows: the own dice."""

    dice: list[int]
