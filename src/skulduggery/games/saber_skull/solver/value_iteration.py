"""Value iteration: the win probability of every position of a ring, by sweeps until it converges.

`values` are those of whoever is about to roll and must. After a token was placed the same player
may roll, which has just that value, or stop, which leaves the other to roll. Both play alike, so
both have the same values, unless a `rival` with a fixed policy of its own sits opposite.
"""

from itertools import groupby
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skulduggery.games.saber_skull.solver.position_index import Lay, Pile, PositionIndex, sort_piles
from skulduggery.games.saber_skull.solver.ring import IslandKind

_NO_LAY: Final = -1


class _RollTransitions:
    """All faces of a lay in a row, those alike taken together; island 6 is not among them."""

    def __init__(self, position_index: PositionIndex) -> None:
        self._position_index = position_index
        self.start: vec[i64] = vec[i64]([0] * (len(position_index.lays) + 1))
        self.num_faces: vec[i64] = vec[i64]([])  # how many faces of the die
        self.full: vec[i64] = vec[i64]([])
        # The lay with a token more, by its colour; of a full island, the lay when it is empty.
        self.to_first: vec[i64] = vec[i64]([])
        self.to_second: vec[i64] = vec[i64]([])
        # What comes back from a full island, by colour, and whether the saber pulls that colour.
        self.back_first: vec[i64] = vec[i64]([])
        self.back_second: vec[i64] = vec[i64]([])
        self.pulls_first: vec[i64] = vec[i64]([])
        self.pulls_second: vec[i64] = vec[i64]([])
        for number, lay in enumerate(position_index.lays):
            for place, (kind, _) in enumerate(position_index.groups):
                for pile, same in groupby(lay[place]):
                    self._add_face(lay, place, kind, pile, len(list(same)))
            self.start[number + 1] = len(self.num_faces)

    def _add_face(self, lay: Lay, place: int, kind: IslandKind, pile: Pile, likely: int) -> None:
        first, second = pile
        full = first + second >= kind.room
        empty = (0, 0)
        with_first = self._lay_after(lay, place, pile, empty if full else (first + 1, second))
        with_second = self._lay_after(lay, place, pile, empty if full else (first, second + 1))
        near = full and kind.saber
        self.num_faces = append(self.num_faces, likely)
        self.full = append(self.full, int(full))
        self.to_first = append(self.to_first, with_first)
        self.to_second = append(self.to_second, with_second)
        self.back_first = append(self.back_first, first if full else 0)
        self.back_second = append(self.back_second, second if full else 0)
        self.pulls_first = append(self.pulls_first, int(near and first > 0))
        self.pulls_second = append(self.pulls_second, int(near and second > 0))

    def count_full(self, lay: i64) -> i64:
        """How many islands of a lay are full."""
        full: i64 = 0
        for at in range(self.start[lay], self.start[lay + 1]):
            full += self.num_faces[at] * self.full[at]
        return full

    def _lay_after(self, lay: Lay, place: int, pile: Pile, into: Pile) -> int:
        """The lay in which one island of a kind bears something else, if there can be one."""
        group = list(lay[place])
        group.remove(pile)
        group.append(into)
        return self._position_index.lay_numbers.get(
            (*lay[:place], sort_piles(group), *lay[place + 1 :]), _NO_LAY
        )


class RingValues:
    def __init__(self, position_index: PositionIndex) -> None:
        self.position_index = position_index
        self.transitions = _RollTransitions(position_index)
        self.rival: RingValues = self
        self.values: vec[float] = vec[float]([0.5] * position_index.num_positions)
        self.num_sweeps: i64 = 0
        self.max_change: float = 1.0  # the most that any value changed in the last sweep
        self._next_lay: i64 = 0  # the next one to be swept
        self._sweep_max_change: float = 0.0

    def _decision_value(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        """For who has just placed a token, and holds a and c: rolling or stopping."""
        if a + c == 0:
            return 1.0
        rolling = self.stored_value(lay, a, c, b, d)
        stopping = self.stopping_value(lay, a, c, b, d)
        return rolling if rolling > stopping else stopping

    def stored_value(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        return self.values[self.position_index.position_number(lay, a, c, b, d)]

    def stopping_value(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        return 1.0 - self.rival.values[self.position_index.position_number(lay, b, d, a, c)]

    def _placing_value(self, first: i64, second: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        """For who places a token, which leads to one lay or another by its colour."""
        best = 0.0
        if a > 0:
            best = self._decision_value(first, a - 1, c, b, d)
        if c > 0:
            other = self._decision_value(second, a, c - 1, b, d)
            best = max(best, other)
        return best

    def backup_value(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        """One Bellman backup: the value for who rolls now, by the current values."""
        position_index = self.position_index
        rolls = self.transitions
        likely = rolls.num_faces
        full = rolls.full
        to_first = rolls.to_first
        total = self._placing_value(lay, lay, a, c, b, d)
        at = rolls.start[lay]
        end = rolls.start[lay + 1]
        while at < end:
            if full[at] == 0:
                worth = self._placing_value(to_first[at], rolls.to_second[at], a, c, b, d)
            else:
                more = rolls.back_first[at]
                if rolls.pulls_first[at] != 0:
                    more += position_index.first_left[lay] - a - b
                others = rolls.back_second[at]
                if rolls.pulls_second[at] != 0:
                    others += position_index.second_left[lay] - c - d
                worth = self.stopping_value(to_first[at], a + more, c + others, b, d)
            total += float(likely[at]) * worth
            at += 1
        return total / 6.0

    def sweep(self, lays: i64) -> bool:
        """Take up so many lays more; whether that ended a sweep."""
        position_index = self.position_index
        value = self.values
        size: i64 = len(position_index.canonical_lay)
        end = self._next_lay + lays
        end = min(end, size)
        lay = self._next_lay
        while lay < end:
            if position_index.flipped[lay] == 0:
                self._sweep_lay(lay, value)
            lay += 1
        self._next_lay = lay
        if lay < size:
            return False
        self._next_lay = 0
        self.num_sweeps += 1
        self.max_change = self._sweep_max_change
        self._sweep_max_change = 0.0
        return True

    def _sweep_lay(self, lay: i64, value: vec[float]) -> None:
        left = self.position_index.first_left[lay]
        right = self.position_index.second_left[lay]
        at = self.position_index.first_position[lay]
        moving = self._sweep_max_change
        a: i64 = 0
        while a <= left:
            b: i64 = 0
            while b <= left - a:
                c: i64 = 0
                while c <= right:
                    d: i64 = 0
                    while d <= right - c:
                        if a + c > 0 and b + d > 0:
                            worth = self.backup_value(lay, a, c, b, d)
                            change = worth - value[at]
                            if change < 0.0:
                                change = -change
                            moving = max(moving, change)
                            value[at] = worth
                        at += 1
                        d += 1
                    c += 1
                b += 1
            a += 1
        self._sweep_max_change = moving

    def solve(self, precision: float) -> None:
        while self.max_change > precision:
            self.sweep(len(self.position_index.canonical_lay))
