"""Fixed policies on a ring: the rule of thumb, and one greedy by given values.

In a position index where the colours are not alike, the first colour is that of the player who is
measured, the second that of the one who plays by the rule of thumb.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.value_iteration import RingValues


class RuleOfThumbPolicy(RingValues):
    """Rolls again while no more than `max_full` islands are full; places its own colour first."""

    def __init__(self, position_index: PositionIndex, max_full: i64) -> None:
        super().__init__(position_index)
        self._goes_on: vec[i64] = vec[i64]([0] * len(position_index.lays))  # by lay
        for lay in range(len(position_index.lays)):
            self._goes_on[lay] = int(self.transitions.count_full(lay) <= max_full)

    def _decision_value(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if a + c == 0:
            return 1.0
        if self._goes_on[lay] != 0:
            return self.stored_value(lay, a, c, b, d)
        return self.stopping_value(lay, a, c, b, d)

    def _placing_value(self, first: i64, second: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if c > 0:
            return self._decision_value(second, a, c - 1, b, d)
        return self._decision_value(first, a - 1, c, b, d)


class GuidedPolicy(RingValues):
    """Greedy by the values of `guide`, whoever sits opposite; among equals, the first action."""

    def __init__(self, position_index: PositionIndex, guide: RingValues) -> None:
        super().__init__(position_index)
        self._guide = guide

    def _decision_value(self, lay: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if a + c == 0:
            return 1.0
        guide = self._guide
        if guide.stored_value(lay, a, c, b, d) >= guide.stopping_value(lay, a, c, b, d):
            return self.stored_value(lay, a, c, b, d)
        return self.stopping_value(lay, a, c, b, d)

    def _placing_value(self, first: i64, second: i64, a: i64, c: i64, b: i64, d: i64) -> float:
        if c == 0:
            return self._decision_value(first, a - 1, c, b, d)
        if a > 0:
            guide = self._guide
            worth = guide._decision_value(first, a - 1, c, b, d)
            if worth >= guide._decision_value(second, a, c - 1, b, d):
                return self._decision_value(first, a - 1, c, b, d)
        return self._decision_value(second, a, c - 1, b, d)
