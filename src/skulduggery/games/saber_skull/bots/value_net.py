"""Value net of Säbel & Schädel for three and more players.

Its outputs, for everybody at the table: the chances of 3, 2, 1 and 0 points (SS17); 3 points are a
win. A *prize* (payoff vector) says what each of these is worth to somebody, so the same net plays
for a match and for a championship.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.bots.inference_net import InferenceNet
from skulduggery.games.saber_skull.bots.features import fill_features, num_inputs
from skulduggery.games.saber_skull.rules.actions import ROLL, STOP
from skulduggery.games.saber_skull.rules.state import PHASE_GO_ON, SaberSkullState, match_points

NUM_POINT_RESULTS: Final = 4  # 3, 2, 1 and 0 points


class ValueNet:
    """Evaluates one table at a time; `point_probabilities` go by seat."""

    def __init__(self, net: InferenceNet, players: i64) -> None:
        self._net = net
        self.players: i64 = players
        self.features: vec[float] = vec[float]([0.0] * num_inputs(players))
        self.point_probabilities: vec[float] = vec[float]([0.0] * (NUM_POINT_RESULTS * players))

    def evaluate_table(self, state: SaberSkullState, seat: i64, turns: i64) -> None:
        """Fill `point_probabilities` for a table at which `seat` is about to roll."""
        fill_features(state, seat, turns, self.features)
        net = self._net
        at = net.apply_layer(self.features, net.inputs, net.first, net.hidden, 0, True)
        at = net.apply_layer(net.first, net.hidden, net.second, net.hidden, at, True)
        net.apply_layer(net.second, net.hidden, net.out, net.policy_size + 1, at, False)
        out = net.out
        chances = self.point_probabilities
        crew: i64 = 0
        while crew < self.players:
            to = (seat + crew) % self.players * NUM_POINT_RESULTS
            first = crew * NUM_POINT_RESULTS
            most = out[first]
            k: i64 = 1
            while k < NUM_POINT_RESULTS:
                most = max(most, out[first + k])
                k += 1
            total = 0.0
            k = 0
            while k < NUM_POINT_RESULTS:
                chances[to + k] = math.exp(out[first + k] - most)
                total += chances[to + k]
                k += 1
            k = 0
            while k < NUM_POINT_RESULTS:
                chances[to + k] = chances[to + k] / total
                k += 1
            crew += 1

    def _expected_prize(self, prize: vec[float]) -> float:
        """At the table that was evaluated last."""
        total = 0.0
        chances = self.point_probabilities
        k: i64 = 0
        while k < len(prize):
            if prize[k] != 0.0:
                total += chances[k] * prize[k]
            k += 1
        return total

    def rolling_value(self, state: SaberSkullState, prize: vec[float]) -> float:
        """If who is on turn has to roll."""
        self.evaluate_table(state, state.turn, state.turns)
        return self._expected_prize(prize)

    def _stopping_value(self, state: SaberSkullState, prize: vec[float]) -> float:
        """If the turn passes on."""
        self.evaluate_table(state, (state.turn + 1) % self.players, state.turns + 1)
        return self._expected_prize(prize)

    def _action_value(self, state: SaberSkullState, ply: i64, prize: vec[float]) -> float:
        """The expected prize after a ply; `prize` is that of whoever decides next."""
        if ply == ROLL:
            return self.rolling_value(state, prize)
        if ply == STOP:
            return self._stopping_value(state, prize)
        then = state.clone()
        then.advance(ply)
        if len(then.table) > len(state.table):
            return prize_of_points(match_points(list(then.table[-1])), prize)
        if then.phase == PHASE_GO_ON:
            return max(self.rolling_value(then, prize), self._stopping_value(then, prize))
        return self.rolling_value(then, prize)

    def choose_action(self, state: SaberSkullState, prize: vec[float]) -> i64:
        best = -1.0
        chosen: i64 = 0
        n = state.count_actions()
        if n == 1:
            return state.nth_action(0)
        k: i64 = 0
        while k < n:
            ply = state.nth_action(k)
            worth = self._action_value(state, ply, prize)
            if worth > best:
                best = worth
                chosen = ply
            k += 1
        return chosen


def prize_of_points(points: list[int], prize: vec[float]) -> float:
    """The worth of a result."""
    total = 0.0
    for seat in range(len(points)):
        total += prize[seat * NUM_POINT_RESULTS + 3 - points[seat]]
    return total


def match_prize(players: i64, seat: i64) -> vec[float]:
    """For somebody who wants to win this match, and nothing else."""
    prize = vec[float]([0.0] * (players * NUM_POINT_RESULTS))
    prize[seat * NUM_POINT_RESULTS] = 1.0
    return prize
