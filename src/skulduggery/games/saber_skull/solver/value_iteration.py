"""The chance to win from every position of a ring, by sweeps over all of them until none moves.

`value` holds it for whoever is about to roll and must. After a token was placed the same player
may roll, which is worth just that, or stop, which leaves the other to roll. Both play alike, so
both have the same values, unless a `rival` with habits of its own sits opposite.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.saber_skull.solver.position_index import Waters
from skulduggery.games.saber_skull.solver.transitions import Rolls


class Chances:
    def __init__(self, waters: Waters) -> None:
        self.waters = waters
        self.rolls = Rolls(waters)
        self.rival: Chances = self
        self.value: vec[float] = vec[float]([0.5] * waters.positions)
        self.sweeps: i64 = 0
        self.moved: float = 1.0  # the most that any value changed in the last sweep
        self.lay: i64 = 0  # the next one to be swept
        self.moving: float = 0.0

    def choose(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        """Worth to who has just placed a token, and holds a and c: rolling or stopping."""
        if a + c == 0:
            return 1.0
        rolling = self.rolling(lay, a, c, b, d)
        stopping = self.stopping(lay, a, c, b, d)
        return rolling if rolling > stopping else stopping

    def rolling(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        return self.value[self.waters.position(lay, a, c, b, d)]

    def stopping(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        return 1.0 - self.rival.value[self.waters.position(lay, b, d, a, c)]

    def place(self, first: i64, second: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        """Worth to who places a token, which leads to one lay or another by its colour."""
        best = 0.0
        if a > 0:
            best = self.choose(first, a - 1, c, b, d)
        if c > 0:
            other = self.choose(second, a, c - 1, b, d)
            best = max(best, other)
        return best

    def roll(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        """Worth to who rolls now, by the values there are."""
        waters = self.waters
        rolls = self.rolls
        likely = rolls.likely
        full = rolls.full
        to_first = rolls.to_first
        total = self.place(lay, lay, a, c, b, d)
        at = rolls.start[lay]
        end = rolls.start[lay + 1]
        while at < end:
            if full[at] == 0:
                worth = self.place(to_first[at], rolls.to_second[at], a, c, b, d)
            else:
                more = rolls.back_first[at]
                if rolls.pulls_first[at] != 0:
                    more += waters.first[lay] - a - b
                others = rolls.back_second[at]
                if rolls.pulls_second[at] != 0:
                    others += waters.second[lay] - c - d
                worth = self.stopping(to_first[at], a + more, c + others, b, d)
            total += float(likely[at]) * worth
            at += 1
        return total / 6.0

    def sweep(self, lays: i64) -> bool:
        """Take up so many lays more; whether that ended a sweep."""
        waters = self.waters
        value = self.value
        size: i64 = len(waters.known)
        end = self.lay + lays
        end = min(end, size)
        lay = self.lay
        while lay < end:
            if waters.flipped[lay] == 0:
                self.sweep_lay(lay, value)
            lay += 1
        self.lay = lay
        if lay < size:
            return False
        self.lay = 0
        self.sweeps += 1
        self.moved = self.moving
        self.moving = 0.0
        return True

    def sweep_lay(self, lay: i64, value: vec[float]) -> None:
        left = self.waters.first[lay]
        right = self.waters.second[lay]
        at = self.waters.base[lay]
        moving = self.moving
        a: i64 = 0
        while a <= left:
            b: i64 = 0
            while b <= left - a:
                c: i64 = 0
                while c <= right:
                    d: i64 = 0
                    while d <= right - c:
                        if a + c > 0 and b + d > 0:
                            worth = self.roll(lay, a, c, b, d)
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
        self.moving = moving

    def solve(self, precision: float) -> None:
        while self.moved > precision:
            self.sweep(len(self.waters.known))
