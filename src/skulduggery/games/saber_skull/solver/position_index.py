"""All positions of a ring with two players, numbered.

Islands of a kind are as good as one another, so only how many of them bear what is counted; and
nothing changes when all tokens change colour. What lies on the ring is a *lay*; the hands are
counted within it, and all other tokens are on island 6. Where no saber is near any island, colours
do not matter and all tokens are of one.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement, groupby, product
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.saber_skull.solver.ring import IslandKind, possible_piles

Pile: TypeAlias = tuple[int, int]  # tokens of the first and of the second colour
Lay: TypeAlias = tuple[tuple[Pile, ...], ...]  # the piles of each kind of island, sorted


def _count_splits(tokens: i64) -> i64:
    """How many ways there are to hand out tokens of one colour to two and to island 6."""
    return (tokens + 1) * (tokens + 2) // 2


class PositionIndex:
    """The positions of one ring, for players who begin with so many tokens each."""

    def __init__(self, kinds: Sequence[IslandKind], tokens: int, alike: bool = True) -> None:
        """Somebody may care for a colour as such: then the colours are not `alike`."""
        self.groups: list[tuple[IslandKind, int]] = [
            (kind, len(list(same))) for kind, same in groupby(sorted(kinds))
        ]
        self.colours: i64 = 2 if any(kind.saber for kind in kinds) else 1
        self._alike = alike
        self._tokens: Pile = (tokens, tokens) if self.colours == 2 else (2 * tokens, 0)
        self.lays: list[Lay] = self._all_lays()
        self.lay_numbers: dict[Lay, int] = {lay: number for number, lay in enumerate(self.lays)}
        size = len(self.lays)
        # The lay whose positions stand for this one's, and whether with the colours swapped.
        self.canonical_lay: vec[i64] = vec[i64]([0] * size)
        self.flipped: vec[i64] = vec[i64]([0] * size)
        # Tokens of each colour that are not on the ring.
        self.first_left: vec[i64] = vec[i64]([0] * size)
        self.second_left: vec[i64] = vec[i64]([0] * size)
        self.first_position: vec[i64] = vec[i64]([0] * size)  # the number of its first position
        self.num_positions: i64 = 0
        self._number_positions()

    def _all_lays(self) -> list[Lay]:
        """Fullest first: what a token can lead to is then known before it is asked for."""
        piles_by_kind: list[list[tuple[int, int, tuple[Pile, ...]]]] = []
        for kind, count in self.groups:
            lying = [
                pile for pile in possible_piles(kind.room) if self.colours == 2 or pile[1] == 0
            ]
            piles_by_kind.append(
                [
                    (sum([p[0] for p in chosen]), sum([p[1] for p in chosen]), chosen)
                    for chosen in combinations_with_replacement(lying, count)
                ]
            )
        most, most_other = self._tokens
        sized: list[tuple[int, Lay]] = []
        for parts in product(*piles_by_kind):
            first = sum([part[0] for part in parts])
            second = sum([part[1] for part in parts])
            if first <= most and second <= most_other:
                sized.append((-first - second, tuple([part[2] for part in parts])))
        sized.sort(key=_size_of)
        return [lay for _, lay in sized]

    def _number_positions(self) -> None:
        for number, lay in enumerate(self.lays):
            first, second = self._tokens
            for group in lay:
                for pile in group:
                    first -= pile[0]
                    second -= pile[1]
            self.first_left[number] = first
            self.second_left[number] = second
            changed = number
            if self.colours == 2 and self._alike:
                changed = self.lay_numbers[tuple([_swap_colours(group) for group in lay])]
            self.canonical_lay[number] = min(number, changed)
            self.flipped[number] = int(changed < number)
            if changed >= number:
                self.first_position[number] = self.num_positions
                self.num_positions += _count_splits(first) * _count_splits(second)

    def position_number(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> i64:
        """The number of a position: who is to roll holds a of the first colour and c of the
        second, the other one b and d."""
        known = self.canonical_lay[lay]
        if self.flipped[lay] != 0:
            a, b, c, d = c, d, a, b
        first = a * (self.first_left[known] + 1) - a * (a - 1) // 2 + b
        second = c * (self.second_left[known] + 1) - c * (c - 1) // 2 + d
        return self.first_position[known] + first * _count_splits(self.second_left[known]) + second


def _size_of(sized: tuple[int, Lay]) -> int:
    return sized[0]


def sort_piles(piles: list[Pile]) -> tuple[Pile, ...]:
    """As `ring.possible_piles` lists them: the emptiest first."""
    return tuple(sorted(piles, key=_by_size))


def _by_size(pile: Pile) -> tuple[int, int]:
    return pile[0] + pile[1], pile[0]


def _swap_colours(group: tuple[Pile, ...]) -> tuple[Pile, ...]:
    return sort_piles([(second, first) for first, second in group])
