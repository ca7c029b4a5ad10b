"""Self-play of a value net, with TD(lambda) targets.

For each roll the target lies between the net's prediction one roll later and how the match ended,
the nearer to the end the larger TD_LAMBDA is.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.saber_skull.bots.value_net import NUM_POINT_RESULTS, ValueNet, match_prize
from skulduggery.games.saber_skull.rules.state import (
    PHASE_CAST,
    PHASE_GO_ON,
    SaberSkullState,
    match_points,
    new_state,
)

_TD_LAMBDA: Final = 0.7
_PER_MILLE_BASE: Final = 1000


class SelfPlayMatches:
    def __init__(self, value_net: ValueNet, exploration_per_mille: i64) -> None:
        self._value_net = value_net
        # Of a thousand decisions to roll or stop, so many are random.
        self._exploration_per_mille: i64 = exploration_per_mille
        self.players: i64 = value_net.players
        self._prizes: list[vec[float]] = [
            match_prize(self.players, seat) for seat in range(self.players)
        ]
        self.features: vec[float] = vec[float]([])
        self.targets: vec[float] = vec[float]([])
        self.endings: dict[str, int] = {}  # points, the best first, and how often
        # The match being played: who rolled, and what the net predicted.
        self._rollers: vec[i64] = vec[i64]([])
        self._predictions: vec[float] = vec[float]([])

    def play_match(self, rng: Rng) -> None:
        """A match, added to `features` and `targets`."""
        self._rollers = vec[i64]([])
        self._predictions = vec[float]([])
        state = new_state(self.players)
        while state.actor != OVER:
            if state.actor == CHANCE:
                if state.phase == PHASE_CAST:
                    self._keep_roll(state)
                state.advance(state.draw_action(rng))
            elif (
                state.phase == PHASE_GO_ON
                and rng.below(_PER_MILLE_BASE) < self._exploration_per_mille
            ):
                state.advance(state.draw_action(rng))
            else:
                state.advance(self._value_net.choose_action(state, self._prizes[state.actor]))
        points = match_points(state.tokens_left())
        ending = "".join([str(won) for won in sorted(points, reverse=True)])
        self.endings[ending] = self.endings.get(ending, 0) + 1
        self._add_targets(points)

    def _keep_roll(self, state: SaberSkullState) -> None:
        value_net = self._value_net
        value_net.evaluate_table(state, state.turn, state.turns)
        features = self.features
        for value in value_net.features:
            features = append(features, value)
        self.features = features
        self._rollers = append(self._rollers, state.turn)
        predictions = self._predictions
        for chance in value_net.point_probabilities:
            predictions = append(predictions, chance)
        self._predictions = predictions

    def _add_targets(self, points: list[int]) -> None:
        """From the end to the beginning; targets are by seat, from who rolls on, like outputs."""
        size: i64 = NUM_POINT_RESULTS * self.players
        wanted = vec[float]([0.0] * size)
        for seat in range(self.players):
            wanted[seat * NUM_POINT_RESULTS + 3 - points[seat]] = 1.0
        rolls: i64 = len(self._rollers)
        targets = vec[float]([0.0] * (rolls * size))
        predictions = self._predictions
        roll = rolls - 1
        while roll >= 0:
            first = self._rollers[roll] * NUM_POINT_RESULTS
            k: i64 = 0
            while k < size:
                targets[roll * size + k] = wanted[(first + k) % size]
                k += 1
            k = 0
            while k < size:
                wanted[k] = (
                    _TD_LAMBDA * wanted[k] + (1.0 - _TD_LAMBDA) * predictions[roll * size + k]
                )
                k += 1
            roll -= 1
        kept = self.targets
        for value in targets:
            kept = append(kept, value)
        self.targets = kept
