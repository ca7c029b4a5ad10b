"""What a ring does to its islands, and which rings are the same game."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import NamedTuple

from skulduggery.core.errors import BadPosition, shorten_text

_ISLAND_NUMBERS = ("1", "2", "3", "4", "5")
SKULL, SABER = "K", "B"


class IslandKind(NamedTuple):
    """An island of the ring: how many tokens it bears, and whether the saber is near."""

    room: int
    saber: bool


def read_ring(text: str) -> tuple[str, ...]:
    """The coasters in a circle; for study, Skull and Saber may be left out."""
    ring = tuple(text.upper().split())
    if sorted(coaster for coaster in ring if coaster not in (SKULL, SABER)) != list(
        _ISLAND_NUMBERS
    ) or (max(ring.count(SKULL), ring.count(SABER)) > 1):
        raise BadPosition("saber-bad-ring", ring=shorten_text(text))
    return ring


def island_kinds(ring: Sequence[str]) -> tuple[IslandKind, ...]:
    """Islands 1 to 5, as Skull and Saber change them (SS11, SS13, SS15)."""
    return tuple(
        IslandKind(
            int(number) if SKULL in ring_neighbours(ring, number) else 1,
            SABER in ring_neighbours(ring, number),
        )
        for number in _ISLAND_NUMBERS
    )


def ring_neighbours(ring: Sequence[str], coaster: str) -> tuple[str, str]:
    place = ring.index(coaster)
    return ring[place - 1], ring[(place + 1) % len(ring)]


def sorted_island_kinds(ring: Sequence[str]) -> tuple[IslandKind, ...]:
    """The same for rings that are the same game: each island is as likely as any other."""
    return tuple(sorted(island_kinds(ring)))


@cache
def distinct_games() -> dict[tuple[IslandKind, ...], int]:
    """All games that differ, and how many of the 720 rings are that one."""
    games: dict[tuple[IslandKind, ...], int] = {}
    for rest in permutations((*_ISLAND_NUMBERS[1:], SKULL, SABER)):
        kinds = sorted_island_kinds((_ISLAND_NUMBERS[0], *rest))
        games[kinds] = games.get(kinds, 0) + 1
    return games


def possible_piles(room: int) -> Iterator[tuple[int, int]]:
    """What can lie on an island, by colour; the emptiest first."""
    for size in range(room + 1):
        for first in range(size + 1):
            yield first, size - first
