"""Players who do not play by their chances, but by habits: a rule of thumb, or somebody's values.

In waters where the colours are not alike the first colour is that of the player who is watched,
the second that of the one who goes by the rule of thumb.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.saber_skull.solver.position_index import Waters
from skulduggery.games.saber_skull.solver.value_iteration import Chances


class Thumb(Chances):
    """Rolls again while no more islands are full than it dares; places its own colour first."""

    def __init__(self, waters: Waters, dares: i64) -> None:
        super().__init__(waters)
        self.goes_on: vec[i64] = vec[i64]([0] * len(waters.lays))  # by lay
        rolls = self.rolls
        for lay in range(len(waters.lays)):
            full: i64 = 0
            for at in range(rolls.start[lay], rolls.start[lay + 1]):
                full += rolls.likely[at] * rolls.full[at]
            self.goes_on[lay] = int(full <= dares)

    def choose(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if a + c == 0:
            return 1.0
        if self.goes_on[lay] != 0:
            return self.rolling(lay, a, c, b, d)
        return self.stopping(lay, a, c, b, d)

    def place(self, first: i64, second: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if c > 0:
            return self.choose(second, a, c - 1, b, d)
        return self.choose(first, a - 1, c, b, d)


class Guided(Chances):
    """Does what somebody's chances say is best, whoever sits opposite; among equals, the first."""

    def __init__(self, waters: Waters, guide: Chances) -> None:
        super().__init__(waters)
        self.guide = guide

    def choose(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if a + c == 0:
            return 1.0
        guide = self.guide
        if guide.rolling(lay, a, c, b, d) >= guide.stopping(lay, a, c, b, d):
            return self.rolling(lay, a, c, b, d)
        return self.stopping(lay, a, c, b, d)

    def place(self, first: i64, second: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if c == 0:
            return self.choose(first, a - 1, c, b, d)
        if a > 0:
            guide = self.guide
            worth = guide.choose(first, a - 1, c, b, d)
            if worth >= guide.choose(second, a, c - 1, b, d):
                return self.choose(first, a - 1, c, b, d)
        return self.choose(second, a, c - 1, b, d)
