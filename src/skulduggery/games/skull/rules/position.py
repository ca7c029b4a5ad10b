"""A game of Skull between two rounds in one line, like FEN for chess.

    FFS+ FF 3 - first=0 last=1

One word for each seat: its discs, exact (`F` a flower, `S` the skull) or only their number, with
a `+` where the mat already shows its flower side, or `-` for a tribe that is out; then who begins
the round, and who holds the Last Chance disc for it.
"""

import re

import msgspec

from skulduggery.core.errors import BadPosition, shorten_text
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.state import PHASE_PLACE, SkullState
from skulduggery.games.skull.rules.tribe import Tribe

_SEAT_PATTERN = re.compile(r"(?:(?P<exact>F{0,3}S?)|(?P<count>[1-4]))(?P<point>\+?)", re.IGNORECASE)
_MAX_POSITION_LENGTH = 200
EXAMPLE_POSITION = "FFS+ FF 3 - first=0"


class SeatDiscs(msgspec.Struct, frozen=True):
    """What one seat owns; `skull` is None where only the number is known."""

    number: int
    skull: bool | None
    points: int

    def __str__(self) -> str:
        if self.number == 0:
            return "-"
        if self.skull is None:
            discs = str(self.number)
        else:
            discs = "F" * (self.number - self.skull) + "S" * self.skull
        return discs + "+" * self.points


class SkullPosition(msgspec.Struct, frozen=True):
    seats: tuple[SeatDiscs, ...]
    first: int
    last: int | None = None

    def __str__(self) -> str:
        words = [*map(str, self.seats), f"first={self.first}"]
        if self.last is not None:
            words.append(f"last={self.last}")
        return " ".join(words)

    def is_exact(self) -> bool:
        return all(discs.skull is not None for discs in self.seats)

    def public_position(self) -> "SkullPosition":
        """The same position as everybody may know it."""
        return msgspec.structs.replace(
            self,
            seats=tuple(
                discs if discs.number == 0 else msgspec.structs.replace(discs, skull=None)
                for discs in self.seats
            ),
        )


def read_position(text: str) -> SkullPosition:
    """The position a line stands for, or BadPosition."""
    words = text.split()
    if len(text) > _MAX_POSITION_LENGTH or not words:
        raise _unreadable_error(text)
    seats = [_read_discs(word) for word in words if "=" not in word]
    named = _read_named_seats([word for word in words if "=" in word])
    if "first" not in named:
        raise BadPosition("position-without-first")
    position = SkullPosition(tuple(seats), named["first"], named.get("last"))
    _check_position(position)
    return position


def _unreadable_error(word: str) -> BadPosition:
    return BadPosition("position-unreadable", word=shorten_text(word), example=EXAMPLE_POSITION)


def _read_discs(word: str) -> SeatDiscs:
    if word == "-":
        return SeatDiscs(0, False, 0)
    match = _SEAT_PATTERN.fullmatch(word)
    if match is None or word == "+":
        raise _unreadable_error(word)
    points = len(match["point"])
    if match["count"]:
        return SeatDiscs(int(match["count"]), None, points)
    exact = match["exact"].upper()
    return SeatDiscs(len(exact), "S" in exact, points)


def _read_named_seats(words: list[str]) -> dict[str, int]:
    named: dict[str, int] = {}
    for word in words:
        name, _, seat = word.partition("=")
        if name not in ("first", "last") or name in named or not re.fullmatch(r"[0-9]{1,2}", seat):
            raise _unreadable_error(word)
        named[name] = int(seat)
    return named


def _check_position(position: SkullPosition) -> None:
    """Whether such a position can come about at all."""
    alive = [seat for seat, discs in enumerate(position.seats) if discs.number > 0]
    if not 2 <= len(position.seats) <= MAX_SEATS or len(alive) < 2:
        raise BadPosition("position-too-few-or-many", most=str(MAX_SEATS))
    for name, seat in (("first", position.first), ("last", position.last)):
        if seat is not None and seat not in alive:
            raise BadPosition("position-nobody-there", name=name, seat=str(seat))
    if position.last is not None and position.seats[position.last].number != 1:
        raise BadPosition("position-last-chance", seat=str(position.last))  # LC02


def state_at(position: SkullPosition, options: SkullOptions, players: int) -> SkullState:
    """The game that goes on from an exact position; two players are enough here (D8)."""
    if not position.is_exact():
        raise BadPosition("position-not-exact")
    seats = len(position.seats)
    if seats != options.seat_count(players):
        raise BadPosition(
            "position-seats", seats=str(seats), needed=str(options.seat_count(players))
        )
    if seats > options.player_range().stop * (2 if options.two_tribes else 1) - 1:
        raise BadPosition("position-needs-boxes", seats=str(seats))
    if options.first not in ("random", position.first):
        raise BadPosition("position-first", first=str(options.first), seat=str(position.first))
    if position.last is not None and not options.last_chance:
        raise BadPosition("position-needs-last-chance")
    state = SkullState(players, seats, options.state_rules())
    for discs in position.seats:
        tribe = Tribe()
        tribe.skull = int(bool(discs.skull))
        tribe.flowers = discs.number - tribe.skull
        tribe.points = discs.points
        state.tribes.append(tribe)
    state.alive = sum(1 for discs in position.seats if discs.number > 0)
    if state.only_player_left() >= 0:
        raise BadPosition("position-too-few-or-many", most=str(MAX_SEATS))
    if position.last is not None:
        state.tribes[position.last].last = 1
    state.begin_round(position.first)
    return state


def position_of(state: SkullState) -> SkullPosition:
    """The position a round began with; BadPosition once a disc lies on a mat."""
    if state.phase != PHASE_PLACE or state.total > 0:
        raise BadPosition("position-in-a-round")
    holders = [seat for seat in range(state.num_seats) if state.tribes[seat].last]
    return SkullPosition(
        tuple(
            SeatDiscs(t.disc_count(), bool(t.skull), t.points if t.disc_count() else 0)
            for t in state.tribes
        ),
        state.first,
        holders[0] if holders else None,
    )
