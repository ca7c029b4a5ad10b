"""Win probability in any situation of a two-player match, from the tablebase of its ring.

The values are those of positions in which somebody must roll. Any other situation is a ply or two
before that, and those are played by the rules themselves.
"""

from collections.abc import Callable

from skulduggery.core.packed_counts import number_of, total_count
from skulduggery.games.saber_skull.rules.actions import ROLL
from skulduggery.games.saber_skull.rules.state import PHASE_CAST, PHASE_GO_ON, SaberSkullState
from skulduggery.games.saber_skull.solver.position_index import Pile, PositionIndex, sort_piles
from skulduggery.games.saber_skull.solver.ring import IslandKind


class Tablebase:
    def __init__(self, position_index: PositionIndex, value: Callable[[int], float]) -> None:
        self._position_index = position_index
        self._position_value = value  # by the number of a position

    def win_share(self, state: SaberSkullState, seat: int) -> float:
        """What a seat can expect of the match, once a first player is found."""
        if state.phase == PHASE_CAST and state.turns > state.num_seats:
            rolling = self.rolling_share(state, state.turn)
            return rolling if seat == state.turn else 1 - rolling
        worths = [self.action_share(state, ply, seat) for ply in state.legal_actions()]
        if state.phase == PHASE_CAST:
            return sum(worths) / len(worths)
        return max(worths) if seat == state.actor else min(worths)

    def action_share(self, state: SaberSkullState, ply: int, seat: int) -> float:
        """The same when `ply` has been played."""
        if state.phase == PHASE_GO_ON:
            rolling = self.rolling_share(state, state.turn if ply == ROLL else 1 - state.turn)
            return rolling if (seat == state.turn) == (ply == ROLL) else 1 - rolling
        then = state.clone()
        then.advance(ply)
        if len(then.table) > len(state.table):
            return float(then.table[-1][seat] == 0)
        return self.win_share(then, seat)

    def best_action(self, state: SaberSkullState) -> int:
        """The ply with the best chances; among equals, the first."""
        return max(
            state.legal_actions(), key=lambda ply: self.action_share(state, ply, state.actor)
        )

    def rolling_share(self, state: SaberSkullState, seat: int) -> float:
        """The chance of `seat`, about to roll, with the tokens as they lie and are held."""
        lay, a, c, b, d = self.locate_position(state, seat)
        return self._position_value(self._position_index.position_number(lay, a, c, b, d))

    def locate_position(self, state: SaberSkullState, seat: int) -> tuple[int, int, int, int, int]:
        """The lay, what `seat` holds of the two colours, and what the other does."""
        lying: dict[IslandKind, list[Pile]] = {kind: [] for kind, _ in self._position_index.groups}
        for island in state.islands[:5]:
            lying[IslandKind(island.room, island.saber)].append(self._count_colours(island.pile))
        lay = self._position_index.lay_numbers[
            tuple([sort_piles(piles) for piles in lying.values()])
        ]
        own = self._count_colours(state.crews[seat].tokens)
        return lay, *own, *self._count_colours(state.crews[1 - seat].tokens)

    def _count_colours(self, tokens: int) -> Pile:
        if self._position_index.colours == 1:
            return total_count(tokens), 0
        return number_of(tokens, 0), number_of(tokens, 1)
