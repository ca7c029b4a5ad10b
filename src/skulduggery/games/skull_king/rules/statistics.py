"""Statistics counted over games of Skull King."""

from mypy_extensions import i64

from skulduggery.core.state import State
from skulduggery.core.statistics import GameStatistics, Ratio
from skulduggery.games.skull_king.rules.actions import BID_OFFSET, FACE_OFFSET, FLAG
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE, PHASE_TUMBLE, SkullKingState


class SkullKingStatistics(GameStatistics):
    def __init__(self) -> None:
        self._rounds: i64 = 0
        self._tricks: i64 = 0
        self._flags: i64 = 0
        self._bids: i64 = 0
        self._bid_sum: i64 = 0
        self._met: i64 = 0
        self._zeros: i64 = 0
        self._zeros_met: i64 = 0
        self._bonus: i64 = 0
        self._points: i64 = 0
        self._shared: i64 = 0

    def before_action(self, state: State, who: i64, action: i64) -> None:
        assert isinstance(state, SkullKingState)
        if state.phase == PHASE_ANNOUNCE:
            self._bids += 1
            self._bid_sum += action - BID_OFFSET
        elif state.phase == PHASE_TUMBLE:
            if action == FACE_OFFSET + FLAG:
                self._flags += 1
            if state.rolled == state.num_seats - 1:
                self._tricks += 1

    def after_game(self, state: State) -> None:
        """The pad tells the rest."""
        assert isinstance(state, SkullKingState)
        if len(state.winners()) > 1:
            self._shared += 1
        for lines in state.pad:
            self._rounds += 1
            for bid, tricks, points in lines:
                self._points += points
                if bid == 0:
                    self._zeros += 1
                if bid == tricks:
                    self._met += 1
                    if bid == 0:
                        self._zeros_met += 1
                    else:
                        self._bonus += points - 20 * bid

    def counts_by_name(self) -> dict[str, int]:
        return {
            "rounds": self._rounds,
            "tricks": self._tricks,
            "flags": self._flags,
            "bids": self._bids,
            "bid-sum": self._bid_sum,
            "met": self._met,
            "zeros": self._zeros,
            "zeros-met": self._zeros_met,
            "bonus": self._bonus,
            "points": self._points,
            "shared": self._shared,
        }

    def ratio_definitions(self) -> dict[str, Ratio]:
        return {
            "average-bid": Ratio("bid-sum", "bids"),
            "share-met": Ratio("met", "bids", proportion=True),
            "share-zeros-met": Ratio("zeros-met", "zeros", proportion=True),
            "average-points": Ratio("points", "bids"),
        }
