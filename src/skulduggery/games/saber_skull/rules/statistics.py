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
        self.matches: i64 = 0
        self.rolls: i64 = 0
        self.placed: i64 = 0
        self.stops: i64 = 0
        self.pick_ups: i64 = 0
        self.taken: i64 = 0
        self.saber_pulls: i64 = 0

    def before_action(self, state: State, who: i64, action: i64) -> None:
        assert isinstance(state, SaberSkullState)
        phase = state.phase
        if phase == PHASE_CAST:
            self.count_roll(state, action - DIE_OFFSET)
        elif phase == PHASE_CHOOSE_TOKEN:
            self.placed += 1
        elif phase == PHASE_GO_ON and action == STOP:
            self.stops += 1

    def count_roll(self, state: SaberSkullState, die: i64) -> None:
        self.rolls += 1
        if state.can_place(die):
            return
        island = state.islands[die - 1]
        self.pick_ups += 1
        self.taken += total_count(island.pile)
        pulled = total_count(state.pulled_by(island))
        self.taken += pulled
        if pulled > 0:
            self.saber_pulls += 1

    def after_game(self, state: State) -> None:
        assert isinstance(state, SaberSkullState)
        self.matches += len(state.table)

    def counts_by_name(self) -> dict[str, int]:
        return {
            "matches": self.matches,
            "rolls": self.rolls,
            "placed": self.placed,
            "stops": self.stops,
            "pick-ups": self.pick_ups,
            "taken": self.taken,
            "saber-pulls": self.saber_pulls,
        }

    def ratio_definitions(self) -> dict[str, Ratio]:
        return {
            "share-pick-ups": Ratio("pick-ups", "rolls", proportion=True),
            "average-taken": Ratio("taken", "pick-ups"),
        }
