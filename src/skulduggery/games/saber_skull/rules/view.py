"""What a player of Säbel & Schädel may know: everything, for nothing is hidden in it."""

import msgspec

from skulduggery.core.view import View
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions


class IslandView(msgspec.Struct, frozen=True, gc=False):
    tokens: dict[str, int]  # by colour
    room: int | None  # None: no limit
    saber: bool


class CrewView(msgspec.Struct, frozen=True, gc=False):
    colour: str
    tokens: dict[str, int]
    points: int


class RollOff(msgspec.Struct, frozen=True, gc=False):
    """Who still has to roll for the first turn, the best so far, and who rolled it."""

    contenders: list[int]
    best: int
    leaders: list[int]


class SaberSkullView(View, frozen=True, kw_only=True, tag="saber_skull"):
    options: SaberSkullOptions
    match: int
    first: int | None
    turn: int | None
    turns: int  # begun in this match
    die: int | None
    ring: list[str]
    islands: list[IslandView]  # 1 to 6
    crews: list[CrewView]
    roll_off: RollOff | None
    table: list[list[int]]  # tokens left after each match, by seat


def is_full(island: IslandView) -> bool:
    return island.room is not None and sum(island.tokens.values()) >= island.room
