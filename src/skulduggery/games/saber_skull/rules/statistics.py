"""What games of Säbel & Schädel are made of."""

from mypy_extensions import i64

from skulduggery.core.packed_counts import size
from skulduggery.core.state import State
from skulduggery.core.statistics import Ratio, Tally
from skulduggery.games.saber_skull.rules.actions import DIE, STOP
from skulduggery.games.saber_skull.rules.state import CAST, CHOOSE_TOKEN, GO_ON, SaberSkullState


class SaberSkullTally(Tally):
    def __init__(self) -> None:
        self.matches: i64 = 0
        self.rolls: i64 = 0
        self.placed: i64 = 0
        self.stops: i64 = 0
        self.pick_ups: i64 = 0
        self.taken: i64 = 0
        self.saber_pulls: i64 = 0

    def before(self, state: State, who: i64, action: i64) -> None:
        assert isinstance(state, SaberSkullState)
        phase = state.phase
        if phase == CAST:
            self.cast(state, action - DIE)
        elif phase == CHOOSE_TOKEN:
            self.placed += 1
        elif phase == GO_ON and action == STOP:
            self.stops += 1

    def cast(self, state: SaberSkullState, die: i64) -> None:
        self.rolls += 1
        if state.can_place(die):
            return
        island = state.islands[die - 1]
        self.pick_ups += 1
        self.taken += size(island.pile)
        pulled = size(state.pulled_by(island))
        self.taken += pulled
        if pulled > 0:
            self.saber_pulls += 1

    def ended(self, state: State) -> None:
        assert isinstance(state, SaberSkullState)
        self.matches += len(state.table)

    def counts(self) -> dict[str, int]:
        return {
            "matches": self.matches,
            "rolls": self.rolls,
            "placed": self.placed,
            "stops": self.stops,
            "pick-ups": self.pick_ups,
            "taken": self.taken,
            "saber-pulls": self.saber_pulls,
        }

    def ratios(self) -> dict[str, Ratio]:
        return {
            "share-pick-ups": Ratio("pick-ups", "rolls", proportion=True),
            "average-taken": Ratio("taken", "pick-ups"),
        }
