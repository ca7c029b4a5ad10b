"""What a game brings to have the speed of its rules measured, beside OpenSpiel's games."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

COMPILED_RULES, PLAIN_RULES, OPENSPIEL_RULES = "compiled", "plain", "open_spiel"
INSIDE_WAY, STEPPED_WAY, LEAN_WAY = "inside", "stepped", "lean"


class SpeedRival(msgspec.Struct, frozen=True):
    """How many times as fast as theirs ours shall be; None where nobody set a target."""

    game: str  # as OpenSpiel calls it
    rules: str  # ours: compiled or plain
    way: str  # in which ours are played
    their_way: str
    target: float | None = None


class SpeedTable(msgspec.Struct, frozen=True):
    """What is played: what differs from the defaults of a game, and whom it is compared with."""

    name: str
    options: Mapping[str, object] = MappingProxyType({})
    rivals: tuple[SpeedRival, ...] = ()
