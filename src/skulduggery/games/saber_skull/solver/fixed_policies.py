"""Players who do not play by their chances, but by habits: a rule of thumb, or somebody's values.

In waters where the colours are not alike the first colour is that of the player who is watched,
the second that of the one who goes by the rule of thumb.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.value_iteration import RingValues


class RuleOfThumbPolicy(RingValues):
    """Rolls again while no more islands are full than it dares; places its own colour first."""

    def __init__(self, waters: PositionIndex, dares: i64) -> None:
        super().__init__(waters)
        self.goes_on: vec[i64] = vec[i64]([0] * len(waters.lays))  # by lay
        rolls = self.transitions
        for lay in range(len(waters.lays)):
            full: i64 = 0
            for at in range(rolls.start[lay], rolls.start[lay + 1]):
                full += rolls.num_faces[at] * rolls.full[at]
            self.goes_on[lay] = int(full <= dares)

    def decision_value(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if a + c == 0:
            return 1.0
        if self.goes_on[lay] != 0:
            return self.stored_value(lay, a, c, b, d)
        return self.stopping_value(lay, a, c, b, d)

    def placing_value(self, first: i64, second: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if c > 0:
            return self.decision_value(second, a, c - 1, b, d)
        return self.decision_value(first, a - 1, c, b, d)


class GuidedPolicy(RingValues):
    """Does what somebody's chances say is best, whoever sits opposite; among equals, the first."""

    def __init__(self, waters: PositionIndex, guide: RingValues) -> None:
        super().__init__(waters)
        self.guide = guide

    def decision_value(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if a + c == 0:
            return 1.0
        guide = self.guide
        if guide.stored_value(lay, a, c, b, d) >= guide.stopping_value(lay, a, c, b, d):
            return self.stored_value(lay, a, c, b, d)
        return self.stopping_value(lay, a, c, b, d)

    def placing_value(self, first: i64, second: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if c == 0:
            return self.decision_value(first, a - 1, c, b, d)
        if a > 0:
            guide = self.guide
            worth = guide.decision_value(first, a - 1, c, b, d)
            if worth >= guide.decision_value(second, a, c - 1, b, d):
                return self.decision_value(first, a - 1, c, b, d)
        return self.decision_value(second, a, c - 1, b, d)
