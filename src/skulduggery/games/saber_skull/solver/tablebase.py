"""The chance to win a match of two, in any situation of it, from the values of a ring.

The values know only who is about to roll and must. All else is a ply or two away from that, and
those are played by the rules themselves.
"""

from collections.abc import Callable

from skulduggery.core.packed_counts import number_of, size
from skulduggery.games.saber_skull.rules.actions import ROLL
from skulduggery.games.saber_skull.rules.state import CAST, GO_ON, SaberSkullState
from skulduggery.games.saber_skull.solver.position_index import Pile, Waters, ordered
from skulduggery.games.saber_skull.solver.ring import Isle


class Reckoning:
    def __init__(self, waters: Waters, value: Callable[[int], float]) -> None:
        self.waters = waters
        self.value = value  # by the number of a position

    def share(self, state: SaberSkullState, seat: int) -> float:
        """What a seat can expect of the match, once a first player is found."""
        if state.phase == CAST and state.turns > state.num_seats:
            rolling = self.rolling(state, state.turn)
            return rolling if seat == state.turn else 1 - rolling
        worths = [self.after(state, ply, seat) for ply in state.actions()]
        if state.phase == CAST:
            return sum(worths) / len(worths)
        return max(worths) if seat == state.actor else min(worths)

    def after(self, state: SaberSkullState, ply: int, seat: int) -> float:
        """The same when `ply` has been played."""
        if state.phase == GO_ON:
            rolling = self.rolling(state, state.turn if ply == ROLL else 1 - state.turn)
            return rolling if (seat == state.turn) == (ply == ROLL) else 1 - rolling
        then = state.clone()
        then.advance(ply)
        if len(then.table) > len(state.table):
            return float(then.table[-1][seat] == 0)
        return self.share(then, seat)

    def best(self, state: SaberSkullState) -> int:
        """The ply with the best chances; among equals, the first."""
        return max(state.actions(), key=lambda ply: self.after(state, ply, state.actor))

    def rolling(self, state: SaberSkullState, seat: int) -> float:
        """The chance of `seat`, about to roll, with the tokens as they lie and are held."""
        lay, a, c, b, d = self.place(state, seat)
        return self.value(self.waters.position(lay, a, c, b, d))

    def place(self, state: SaberSkullState, seat: int) -> tuple[int, int, int, int, int]:
        """The lay, what `seat` holds of the two colours, and what the other does."""
        lying: dict[Isle, list[Pile]] = {isle: [] for isle, _ in self.waters.groups}
        for island in state.islands[:5]:
            lying[Isle(island.room, island.saber)].append(self.counted(island.pile))
        lay = self.waters.number[tuple([ordered(piles) for piles in lying.values()])]
        own = self.counted(state.crews[seat].tokens)
        return lay, *own, *self.counted(state.crews[1 - seat].tokens)

    def counted(self, tokens: int) -> Pile:
        if self.waters.colours == 1:
            return size(tokens), 0
        return number_of(tokens, 0), number_of(tokens, 1)
