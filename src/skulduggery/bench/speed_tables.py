"""What a game declares to have the speed of its rules compared with OpenSpiel's games."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

COMPILED_RULES, PLAIN_RULES, OPENSPIEL_RULES = "compiled", "plain", "open_spiel"
INSIDE_WAY, STEPPED_WAY, LEAN_WAY = "inside", "stepped", "lean"


class SpeedRival(msgspec.Struct, frozen=True):
    """A game of OpenSpiel to compare with; `target` is the ratio of speeds to reach, if any."""

    game: str  # as OpenSpiel calls it
    rules: str  # ours: compiled or plain
    way: str  # the loop in which ours are played
    their_way: str
    target: float | None = None


class SpeedTable(msgspec.Struct, frozen=True):
    """A variant of a game to measure: its options, and what it is compared with."""

    name: str
    options: Mapping[str, object] = MappingProxyType({})
    rivals: tuple[SpeedRival, ...] = ()
