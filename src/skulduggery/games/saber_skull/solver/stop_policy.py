"""When to roll again: the solved policy for all positions of a ring, in a small table.

Rolling is right where the two values of a position, each of whoever would have to roll, add up to
more than 1: then both would rather roll than leave it to the other. So it never matters whose turn
it is, and the table is the same read from either side.
"""

from typing import NamedTuple

from skulduggery.games.saber_skull.solver.value_iteration import RingValues

MAX_HELD_TOKENS = 6  # of a player, in the table


class StopPolicyCell(NamedTuple):
    """All positions with so many full islands, and so many tokens in either hand."""

    full: int
    own: int
    other: int
    roll: int  # in how many of them it is right to roll
    positions: int

    @property
    def roll_share(self) -> float:
        return self.roll / self.positions


def tabulate_policy(ring_values: RingValues) -> list[StopPolicyCell]:
    position_index, value = ring_values.position_index, ring_values.values
    counted: dict[tuple[int, int, int], list[int]] = {}
    for lay in range(len(position_index.lays)):
        if position_index.flipped[lay]:
            continue
        full = ring_values.transitions.count_full(lay)
        first, second = position_index.first_left[lay], position_index.second_left[lay]
        for own in range(1, MAX_HELD_TOKENS + 1):
            for other in range(1, own + 1):
                for a in range(max(0, own - second), min(own, first) + 1):
                    for b in range(max(0, other - second), min(other, first - a) + 1):
                        c, d = own - a, other - b
                        if c + d > second:
                            continue
                        here = value[position_index.position_number(lay, a, c, b, d)]
                        there = value[position_index.position_number(lay, b, d, a, c)]
                        for held in {(own, other), (other, own)}:
                            count = counted.setdefault((int(full), *held), [0, 0])
                            count[0] += here + there > 1
                            count[1] += 1
    return [StopPolicyCell(*key, *count) for key, count in sorted(counted.items())]


class StopPolicySummary(NamedTuple):
    """All positions with so many full islands."""

    full: int
    roll: int
    positions: int


def sum_by_full(cells: list[StopPolicyCell]) -> list[StopPolicySummary]:
    return [
        StopPolicySummary(
            full,
            sum(cell.roll for cell in cells if cell.full == full),
            sum(cell.positions for cell in cells if cell.full == full),
        )
        for full in sorted({cell.full for cell in cells})
    ]
