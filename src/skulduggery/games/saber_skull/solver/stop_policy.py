"""When to roll again: the solver's answer for all positions of a ring, in a small table.

Rolling is right where the two values of a position, each of whoever would have to roll, add up to
more than 1: then both would rather roll than leave it to the other. So it never matters whose turn
it is, and the table is the same read from either side.
"""

from typing import NamedTuple

from skulduggery.games.saber_skull.solver.value_iteration import Chances

MOST_FULL = 5
MOST_HELD = 6  # tokens of a player that the table goes to


class Cell(NamedTuple):
    """All positions with so many full islands, and so many tokens in either hand."""

    full: int
    own: int
    other: int
    roll: int  # in how many of them it is right to roll
    positions: int

    @property
    def share(self) -> float:
        return self.roll / self.positions


def stopping(chances: Chances) -> list[Cell]:
    waters, rolls, value = chances.waters, chances.rolls, chances.value
    counted: dict[tuple[int, int, int], list[int]] = {}
    for lay in range(len(waters.lays)):
        if waters.flipped[lay]:
            continue
        full = sum(
            rolls.likely[at] * rolls.full[at]
            for at in range(rolls.start[lay], rolls.start[lay + 1])
        )
        first, second = waters.first[lay], waters.second[lay]
        for own in range(1, MOST_HELD + 1):
            for other in range(1, own + 1):
                for a in range(max(0, own - second), min(own, first) + 1):
                    for b in range(max(0, other - second), min(other, first - a) + 1):
                        c, d = own - a, other - b
                        if c + d > second:
                            continue
                        here = value[waters.position(lay, a, c, b, d)]
                        there = value[waters.position(lay, b, d, a, c)]
                        for held in {(own, other), (other, own)}:
                            count = counted.setdefault((int(full), *held), [0, 0])
                            count[0] += here + there > 1
                            count[1] += 1
    return [Cell(*key, *count) for key, count in sorted(counted.items())]


class Full(NamedTuple):
    """All positions with so many full islands."""

    full: int
    roll: int
    positions: int


def by_full(cells: list[Cell]) -> list[Full]:
    return [
        Full(
            full,
            sum(cell.roll for cell in cells if cell.full == full),
            sum(cell.positions for cell in cells if cell.full == full),
        )
        for full in sorted({cell.full for cell in cells})
    ]
