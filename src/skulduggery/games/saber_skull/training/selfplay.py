"""Matches that a net plays against itself, and what it should have thought of them.

For each roll the aim lies between what the net thinks one roll later and how the match ended, the
nearer to the end the larger LAMBDA is (temporal differences).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.saber_skull.bots.value_net import POINTS, Outlook, prize_of_match
from skulduggery.games.saber_skull.rules.state import (
    CAST,
    GO_ON,
    SaberSkullState,
    match_points,
    new_state,
)

LAMBDA: Final = 0.7
THOUSAND: Final = 1000


class Voyages:
    def __init__(self, outlook: Outlook, whims: i64) -> None:
        self.outlook = outlook
        self.whims: i64 = whims  # of a thousand: how often it rolls or stops just to see
        self.players: i64 = outlook.players
        self.prizes: list[vec[float]] = [
            prize_of_match(self.players, seat) for seat in range(self.players)
        ]
        self.seen: vec[float] = vec[float]([])
        self.aims: vec[float] = vec[float]([])
        self.endings: dict[str, int] = {}  # points, the best first, and how often
        # The match being played: who rolled, and what was thought of it.
        self.rollers: vec[i64] = vec[i64]([])
        self.thought: vec[float] = vec[float]([])

    def play(self, rng: Rng) -> None:
        """A match, kept in `seen` and `aims`."""
        self.rollers = vec[i64]([])
        self.thought = vec[float]([])
        state = new_state(self.players)
        while state.actor != OVER:
            if state.actor == CHANCE:
                if state.phase == CAST:
                    self.keep(state)
                state.advance(state.draw(rng))
            elif state.phase == GO_ON and rng.below(THOUSAND) < self.whims:
                state.advance(state.draw(rng))
            else:
                state.advance(self.outlook.choose(state, self.prizes[state.actor]))
        points = match_points(state.tokens_left())
        ending = "".join([str(won) for won in sorted(points, reverse=True)])
        self.endings[ending] = self.endings.get(ending, 0) + 1
        self.aim(points)

    def keep(self, state: SaberSkullState) -> None:
        outlook = self.outlook
        outlook.look(state, state.turn, state.turns)
        seen = self.seen
        for value in outlook.seen:
            seen = append(seen, value)
        self.seen = seen
        self.rollers = append(self.rollers, state.turn)
        thought = self.thought
        for chance in outlook.chances:
            thought = append(thought, chance)
        self.thought = thought

    def aim(self, points: list[int]) -> None:
        """From the end to the beginning; aims go by who rolls, as a net says them."""
        size: i64 = POINTS * self.players
        wanted = vec[float]([0.0] * size)
        for seat in range(self.players):
            wanted[seat * POINTS + 3 - points[seat]] = 1.0
        rolls: i64 = len(self.rollers)
        aims = vec[float]([0.0] * (rolls * size))
        thought = self.thought
        roll = rolls - 1
        while roll >= 0:
            first = self.rollers[roll] * POINTS
            k: i64 = 0
            while k < size:
                aims[roll * size + k] = wanted[(first + k) % size]
                k += 1
            k = 0
            while k < size:
                wanted[k] = LAMBDA * wanted[k] + (1.0 - LAMBDA) * thought[roll * size + k]
                k += 1
            roll -= 1
        kept = self.aims
        for value in aims:
            kept = append(kept, value)
        self.aims = kept
