"""Statistics counted over games of Skull."""

from mypy_extensions import i64

from skulduggery.core.state import State
from skulduggery.core.statistics import GameStatistics, Ratio
from skulduggery.games.skull.rules.actions import LAST_CHANCE, LOSE_SKULL, PASS, SKULL
from skulduggery.games.skull.rules.state import (
    PHASE_ADD,
    PHASE_ATTEMPT,
    PHASE_LOSE,
    PHASE_LOST,
    PHASE_PLACE,
    PHASE_RAISE,
    SkullState,
)
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT, Tribe


class SkullStatistics(GameStatistics):
    def __init__(self) -> None:
        self.discs: i64 = 0
        self.opened: i64 = 0
        self.bluffs: i64 = 0  # challenges opened over an own skull on the mat
        self.raises: i64 = 0
        self.passes: i64 = 0
        self.attempts: i64 = 0
        self.bid_sum: i64 = 0
        self.won: i64 = 0
        self.own_skulls: i64 = 0
        self.other_skulls: i64 = 0
        self.skulls_lost: i64 = 0
        self.out: i64 = 0
        self.last_chances: i64 = 0
        self.standing: i64 = 0

    def before_action(self, state: State, who: i64, action: i64) -> None:
        assert isinstance(state, SkullState)
        phase = state.phase
        if phase == PHASE_RAISE or (phase == PHASE_ADD and action > LAST_CHANCE):
            self.count_auction(state, action)
        elif phase == PHASE_ADD or phase == PHASE_PLACE:
            self.discs += 1
        elif phase == PHASE_ATTEMPT:
            self.count_flip(state, action)
        elif phase == PHASE_LOSE or phase == PHASE_LOST:
            self.count_loss(state, action)

    def count_auction(self, state: SkullState, action: i64) -> None:
        if action == PASS:
            self.passes += 1
        elif state.phase == PHASE_RAISE:
            self.raises += 1
        else:
            self.opened += 1
            if state.tribes[state.actor].skull_at != NOT_ON_MAT:
                self.bluffs += 1
        if not state.closes_auction(action):
            return
        bid = state.high_after(action)
        own = state.tribes[state.challenger_after(action)]
        self.attempts += 1
        self.bid_sum += bid
        if own.turns_own_skull(bid):
            self.own_skulls += 1
            self.count_failure(own)
        elif bid <= own.height:
            self.won += 1

    def count_flip(self, state: SkullState, action: i64) -> None:
        if state.finds_skull(action):
            self.other_skulls += 1
            self.count_failure(state.tribes[state.challenger])
        elif state.to_flip == 1:
            self.won += 1

    def count_failure(self, challenger: Tribe) -> None:
        if challenger.last > 0:  # LC04
            self.out += 1

    def count_loss(self, state: SkullState, action: i64) -> None:
        if action == LOSE_SKULL or action == SKULL:
            self.skulls_lost += 1
        left = state.tribes[state.challenger].disc_count() - 1
        if left == 0:
            self.out += 1
        elif left == 1 and state.rules.last_chance:
            self.last_chances += 1

    def after_game(self, state: State) -> None:
        if max(state.scores()) < 2:
            self.standing += 1

    def counts_by_name(self) -> dict[str, int]:
        return {
            "rounds": self.attempts,  # every round ends in one
            "discs": self.discs,
            "opened": self.opened,
            "bluffs": self.bluffs,
            "raises": self.raises,
            "passes": self.passes,
            "bid-sum": self.bid_sum,
            "won": self.won,
            "own-skulls": self.own_skulls,
            "other-skulls": self.other_skulls,
            "skulls-lost": self.skulls_lost,
            "out": self.out,
            "last-chances": self.last_chances,
            "standing": self.standing,
        }

    def ratio_definitions(self) -> dict[str, Ratio]:
        return {
            "average-bid": Ratio("bid-sum", "rounds"),
            "share-won": Ratio("won", "rounds", proportion=True),
            "share-own-skull": Ratio("own-skulls", "rounds", proportion=True),
            "share-bluffs": Ratio("bluffs", "opened", proportion=True),
        }
