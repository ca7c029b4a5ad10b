"""What players of three and more can expect of a match, as a net has learned it.

For everybody at the table: the chances of 3, 2, 1 and 0 points (SS17); 3 points are a win. A
*prize* says what each of these is worth to somebody, so the same net plays for a match and for a
championship.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.bots.net import Net
from skulduggery.games.saber_skull.bots.features import look, num_inputs
from skulduggery.games.saber_skull.rules.actions import ROLL, STOP
from skulduggery.games.saber_skull.rules.state import GO_ON, SaberSkullState, match_points

POINTS: Final = 4  # kinds of result: 3, 2, 1 and 0 points


class Outlook:
    """Asks a net about one table at a time; `chances` go by seat."""

    def __init__(self, net: Net, players: i64) -> None:
        self.net = net
        self.players: i64 = players
        self.seen: vec[float] = vec[float]([0.0] * num_inputs(players))
        self.chances: vec[float] = vec[float]([0.0] * (POINTS * players))

    def look(self, state: SaberSkullState, seat: i64, turns: i64) -> None:
        """Fill `chances` for a table at which `seat` is about to roll."""
        look(state, seat, turns, self.seen)
        net = self.net
        at = net.layer(self.seen, net.inputs, net.first, net.hidden, 0, True)
        at = net.layer(net.first, net.hidden, net.second, net.hidden, at, True)
        net.layer(net.second, net.hidden, net.out, net.sayings + 1, at, False)
        out = net.out
        chances = self.chances
        crew: i64 = 0
        while crew < self.players:
            to = (seat + crew) % self.players * POINTS
            first = crew * POINTS
            most = out[first]
            k: i64 = 1
            while k < POINTS:
                most = max(most, out[first + k])
                k += 1
            total = 0.0
            k = 0
            while k < POINTS:
                chances[to + k] = math.exp(out[first + k] - most)
                total += chances[to + k]
                k += 1
            k = 0
            while k < POINTS:
                chances[to + k] = chances[to + k] / total
                k += 1
            crew += 1

    def worth(self, prize: vec[float]) -> float:
        """Of what was looked at last."""
        total = 0.0
        chances = self.chances
        k: i64 = 0
        while k < len(prize):
            if prize[k] != 0.0:
                total += chances[k] * prize[k]
            k += 1
        return total

    def rolling(self, state: SaberSkullState, prize: vec[float]) -> float:
        """If who is on turn has to roll."""
        self.look(state, state.turn, state.turns)
        return self.worth(prize)

    def stopping(self, state: SaberSkullState, prize: vec[float]) -> float:
        """If the turn passes on."""
        self.look(state, (state.turn + 1) % self.players, state.turns + 1)
        return self.worth(prize)

    def after(self, state: SaberSkullState, ply: i64, prize: vec[float]) -> float:
        """What a ply is worth by `prize`, which is that of whoever decides next."""
        if ply == ROLL:
            return self.rolling(state, prize)
        if ply == STOP:
            return self.stopping(state, prize)
        then = state.clone()
        then.advance(ply)
        if len(then.table) > len(state.table):
            return prized(match_points(list(then.table[-1])), prize)
        if then.phase == GO_ON:
            return max(self.rolling(then, prize), self.stopping(then, prize))
        return self.rolling(then, prize)

    def choose(self, state: SaberSkullState, prize: vec[float]) -> i64:
        best = -1.0
        chosen: i64 = 0
        n = state.count()
        if n == 1:
            return state.nth(0)
        k: i64 = 0
        while k < n:
            ply = state.nth(k)
            worth = self.after(state, ply, prize)
            if worth > best:
                best = worth
                chosen = ply
            k += 1
        return chosen


def prized(points: list[int], prize: vec[float]) -> float:
    """The worth of a result."""
    total = 0.0
    for seat in range(len(points)):
        total += prize[seat * POINTS + 3 - points[seat]]
    return total


def prize_of_match(players: i64, seat: i64) -> vec[float]:
    """For somebody who wants to win this match, and nothing else."""
    prize = vec[float]([0.0] * (players * POINTS))
    prize[seat * POINTS] = 1.0
    return prize
