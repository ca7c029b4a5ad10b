"""Statistics counted over games of Skull King."""

from mypy_extensions import i64

from skulduggery.core.state import State
from skulduggery.core.statistics import GameStatistics, Ratio
from skulduggery.games.skull_king.rules.actions import BID_OFFSET, FACE_OFFSET, FLAG
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE, PHASE_TUMBLE, SkullKingState


class SkullKingStatistics(GameStatistics):
    def __init__(self) -> None:
        self.rounds: i64 = 0
        self.tricks: i64 = 0
        self.flags: i64 = 0
        self.bids: i64 = 0
        self.bid_sum: i64 = 0
        self.met: i64 = 0
        self.zeros: i64 = 0
        self.zeros_met: i64 = 0
        self.bonus: i64 = 0
        self.points: i64 = 0
        self.shared: i64 = 0

    def before_action(self, state: State, who: i64, action: i64) -> None:
        assert isinstance(state, SkullKingState)
        if state.phase == PHASE_ANNOUNCE:
            self.bids += 1
            self.bid_sum += action - BID_OFFSET
        elif state.phase == PHASE_TUMBLE:
            if action == FACE_OFFSET + FLAG:
                self.flags += 1
            if state.rolled == state.num_seats - 1:
                self.tricks += 1

    def after_game(self, state: State) -> None:
        """The pad tells the rest."""
        assert isinstance(state, SkullKingState)
        if len(state.winners()) > 1:
            self.shared += 1
        for lines in state.pad:
            self.rounds += 1
            for bid, tricks, points in lines:
                self.points += points
                if bid == 0:
                    self.zeros += 1
                if bid == tricks:
                    self.met += 1
                    if bid == 0:
                        self.zeros_met += 1
                    else:
                        self.bonus += points - 20 * bid

    def counts_by_name(self) -> dict[str, int]:
        return {
            "rounds": self.rounds,
            "tricks": self.tricks,
            "flags": self.flags,
            "bids": self.bids,
            "bid-sum": self.bid_sum,
            "met": self.met,
            "zeros": self.zeros,
            "zeros-met": self.zeros_met,
            "bonus": self.bonus,
            "points": self.points,
            "shared": self.shared,
        }

    def ratio_definitions(self) -> dict[str, Ratio]:
        return {
            "average-bid": Ratio("bid-sum", "bids"),
            "share-met": Ratio("met", "bids", proportion=True),
            "share-zeros-met": Ratio("zeros-met", "zeros", proportion=True),
            "average-points": Ratio("points", "bids"),
        }
