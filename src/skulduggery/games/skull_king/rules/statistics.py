"""What games of Skull King are made of."""

from mypy_extensions import i64

from skulduggery.core.state import State
from skulduggery.core.statistics import Ratio, Tally
from skulduggery.games.skull_king.rules.actions import BID, FACE, FLAG
from skulduggery.games.skull_king.rules.state import ANNOUNCE, TUMBLE, SkullKingState


class SkullKingTally(Tally):
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

    def before(self, state: State, who: i64, action: i64) -> None:
        assert isinstance(state, SkullKingState)
        if state.phase == ANNOUNCE:
            self.bids += 1
            self.bid_sum += action - BID
        elif state.phase == TUMBLE:
            if action == FACE + FLAG:
                self.flags += 1
            if state.rolled == state.num_seats - 1:
                self.tricks += 1

    def ended(self, state: State) -> None:
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

    def counts(self) -> dict[str, int]:
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

    def ratios(self) -> dict[str, Ratio]:
        return {
            "average-bid": Ratio("bid-sum", "bids"),
            "share-met": Ratio("met", "bids", proportion=True),
            "share-zeros-met": Ratio("zeros-met", "zeros", proportion=True),
            "average-points": Ratio("points", "bids"),
        }
