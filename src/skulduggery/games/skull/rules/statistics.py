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
        self._discs: i64 = 0
        self._opened: i64 = 0
        self._bluffs: i64 = 0  # challenges opened over an own skull on the mat
        self._raises: i64 = 0
        self._passes: i64 = 0
        self._attempts: i64 = 0
        self._bid_sum: i64 = 0
        self._won: i64 = 0
        self._own_skulls: i64 = 0
        self._other_skulls: i64 = 0
        self._skulls_lost: i64 = 0
        self._out: i64 = 0
        self._last_chances: i64 = 0
        self._standing: i64 = 0

    def before_action(self, state: State, who: i64, action: i64) -> None:
        assert isinstance(state, SkullState)
        phase = state.phase
        if phase == PHASE_RAISE or (phase == PHASE_ADD and action > LAST_CHANCE):
            self._count_auction(state, action)
        elif phase == PHASE_ADD or phase == PHASE_PLACE:
            self._discs += 1
        elif phase == PHASE_ATTEMPT:
            self._count_flip(state, action)
        elif phase == PHASE_LOSE or phase == PHASE_LOST:
            self._count_loss(state, action)

    def _count_auction(self, state: SkullState, action: i64) -> None:
        if action == PASS:
            self._passes += 1
        elif state.phase == PHASE_RAISE:
            self._raises += 1
        else:
            self._opened += 1
            if state.tribes[state.actor].skull_at != NOT_ON_MAT:
                self._bluffs += 1
        if not state.closes_auction(action):
            return
        bid = state.high_after(action)
        own = state.tribes[state.challenger_after(action)]
        self._attempts += 1
        self._bid_sum += bid
        if own.turns_own_skull(bid):
            self._own_skulls += 1
            self._count_failure(own)
        elif bid <= own.height:
            self._won += 1

    def _count_flip(self, state: SkullState, action: i64) -> None:
        if state.finds_skull(action):
            self._other_skulls += 1
            self._count_failure(state.tribes[state.challenger])
        elif state.to_flip == 1:
            self._won += 1

    def _count_failure(self, challenger: Tribe) -> None:
        if challenger.last > 0:  # LC04
            self._out += 1

    def _count_loss(self, state: SkullState, action: i64) -> None:
        if action == LOSE_SKULL or action == SKULL:
            self._skulls_lost += 1
        left = state.tribes[state.challenger].disc_count() - 1
        if left == 0:
            self._out += 1
        elif left == 1 and state.rules.last_chance:
            self._last_chances += 1

    def after_game(self, state: State) -> None:
        if max(state.scores()) < 2:
            self._standing += 1

    def counts_by_name(self) -> dict[str, int]:
        return {
            "rounds": self._attempts,  # every round ends in one
            "discs": self._discs,
            "opened": self._opened,
            "bluffs": self._bluffs,
            "raises": self._raises,
            "passes": self._passes,
            "bid-sum": self._bid_sum,
            "won": self._won,
            "own-skulls": self._own_skulls,
            "other-skulls": self._other_skulls,
            "skulls-lost": self._skulls_lost,
            "out": self._out,
            "last-chances": self._last_chances,
            "standing": self._standing,
        }

    def ratio_definitions(self) -> dict[str, Ratio]:
        return {
            "average-bid": Ratio("bid-sum", "rounds"),
            "share-won": Ratio("won", "rounds", proportion=True),
            "share-own-skull": Ratio("own-skulls", "rounds", proportion=True),
            "share-bluffs": Ratio("bluffs", "opened", proportion=True),
        }
