"""Statistics counted over games of Säbel & Schädel."""

from mypy_extensions import i64

from skulduggery.core.packed_counts import total_count
from skulduggery.core.state import State
from skulduggery.core.statistics import GameStatistics, Ratio
from skulduggery.games.saber_skull.rules.actions import DIE_OFFSET, STOP
from skulduggery.games.saber_skull.rules.state import (
    PHASE_CAST,
    PHASE_CHOOSE_TOKEN,
    PHASE_GO_ON,
    SaberSkullState,
)


class SaberSkullStatistics(GameStatistics):
    def __init__(self) -> None:
        self._matches: i64 = 0
        self._rolls: i64 = 0
        self._placed: i64 = 0
        self._stops: i64 = 0
        self._pick_ups: i64 = 0
        self._taken: i64 = 0
        self._saber_pulls: i64 = 0

    def before_action(self, state: State, who: i64, action: i64) -> None:
        assert isinstance(state, SaberSkullState)
        phase = state.phase
        if phase == PHASE_CAST:
            self._count_roll(state, action - DIE_OFFSET)
        elif phase == PHASE_CHOOSE_TOKEN:
            self._placed += 1
        elif phase == PHASE_GO_ON and action == STOP:
            self._stops += 1

    def _count_roll(self, state: SaberSkullState, die: i64) -> None:
        self._rolls += 1
        if state.can_place(die):
            return
        island = state.islands[die - 1]
        self._pick_ups += 1
        self._taken += total_count(island.pile)
        pulled = total_count(state.pulled_by(island))
        self._taken += pulled
        if pulled > 0:
            self._saber_pulls += 1

    def after_game(self, state: State) -> None:
        assert isinstance(state, SaberSkullState)
        self._matches += len(state.table)

    def counts_by_name(self) -> dict[str, int]:
        return {
            "matches": self._matches,
            "rolls": self._rolls,
            "placed": self._placed,
            "stops": self._stops,
            "pick-ups": self._pick_ups,
            "taken": self._taken,
            "saber-pulls": self._saber_pulls,
        }

    def ratio_definitions(self) -> dict[str, Ratio]:
        return {
            "share-pick-ups": Ratio("pick-ups", "rolls", proportion=True),
            "average-taken": Ratio("taken", "pick-ups"),
        }
