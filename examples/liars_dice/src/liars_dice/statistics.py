"""What is counted in games of Liar's Dice; `skulduggery simulate` prints it."""

from liars_dice.actions import CHALLENGE
from liars_dice.state import PHASE_BIDDING, LiarsDiceState
from skulduggery.core.state import State
from skulduggery.core.statistics import GameStatistics, Ratio


class LiarsDiceStatistics(GameStatistics):
    def __init__(self) -> None:
        self.bids = 0
        self.challenges = 0  # one in every round
        self.lies = 0  # bids that turned out to be false

    def before_action(self, state: State, who: int, action: int) -> None:
        assert isinstance(state, LiarsDiceState)
        if state.phase != PHASE_BIDDING:
            return
        if action == CHALLENGE:
            self.challenges += 1
            self.lies += state.challenge_loser() == state.bidder
        else:
            self.bids += 1

    def counts_by_name(self) -> dict[str, int]:
        return {"bids": self.bids, "challenges": self.challenges, "lies": self.lies}

    def ratio_definitions(self) -> dict[str, Ratio]:
        return {
            "average-bids": Ratio("bids", "challenges"),
            "share-lies": Ratio("lies", "challenges", proportion=True),
        }
