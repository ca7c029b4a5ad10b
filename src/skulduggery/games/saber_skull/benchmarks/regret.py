"""Regret of the master of Säbel & Schädel with three and more players, at single decisions.

At decisions of its own every choice is played on to the end of the match again and again, with the
same dice for all; the others go on as they are, and so does the master. What the best choice would
have gained lies between two figures. *At least*: one half of these matches says which choice is
best and the other what it is worth, so a choice that was only lucky counts as what it is. *At
most*: all of them say both, so luck counts in its favour.
"""

import math
from collections.abc import Callable
from statistics import variance

import msgspec

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.games.saber_skull.bots.master import load_value_net, state_after
from skulduggery.games.saber_skull.bots.playouts import PlayoutRunner
from skulduggery.games.saber_skull.bots.value_net import match_prize
from skulduggery.games.saber_skull.rules.state import NO_SEAT, SaberSkullState, new_state
from skulduggery.sim.intervals import MIN_VARIANCE_UNITS

DECISIONS_PER_SAMPLE = 10  # one decision in so many is looked at
PLAYOUTS_PER_HALF = 500  # of each choice
UNLIMITED_TURNS = 10**6
_Z_SCORE_95 = 1.96  # standard errors, for 95 %
_PERCENT_SCALE = 100


class EstimatedMean(msgspec.Struct, frozen=True):
    mean: float
    error: float | None  # its standard error, unknown of few figures

    def __str__(self) -> str:
        """In points of a hundred."""
        error = "?" if self.error is None else f"{_PERCENT_SCALE * _Z_SCORE_95 * self.error:.2f}"
        return f"{_PERCENT_SCALE * self.mean:.2f} ± {error}"

    def scale_by(self, number: float) -> "EstimatedMean":
        return EstimatedMean(
            self.mean * number, None if self.error is None else self.error * number
        )


class Regret(msgspec.Struct, frozen=True):
    players: int
    among: str  # which others
    decisions: int  # that were looked at
    per_match: float  # decisions of one player in a match
    least: EstimatedMean  # lost at a decision, as a share of the win
    most: EstimatedMean


def measure_regret(players: int, among: str, seed: int, has_time: Callable[[], bool]) -> Regret:
    """Of the master among others of its kind, or alone among those who go by the rule of thumb."""
    rng = Rng(seed, players)
    least: list[float] = []
    most: list[float] = []
    made = matches = 0
    while not least or has_time():
        net_seat = matches % players if among == "rule" else NO_SEAT
        playouts = PlayoutRunner(load_value_net(players), net_seat)
        matches += 1
        state = new_state(players)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.advance(state.draw_action(rng))
                continue
            chosen = playouts.choose_action(state)
            if net_seat in (NO_SEAT, state.actor) and state.count_actions() > 1:
                made += 1
                if rng.below(DECISIONS_PER_SAMPLE) == 0:
                    one, other = (
                        choice_values(state, playouts, rng),
                        choice_values(state, playouts, rng),
                    )
                    least.append(regret_lower_bound(one, other, chosen))
                    most.append(regret_upper_bound(one, other, chosen))
            state.advance(chosen)
    watched = matches if among == "rule" else matches * players
    return Regret(
        players, among, len(least), made / watched, estimate_mean(least), estimate_mean(most)
    )


def choice_values(state: SaberSkullState, playouts: PlayoutRunner, rng: Rng) -> dict[int, float]:
    """How often each choice wins the match."""
    dice = [int(rng.next_word()) for _ in range(PLAYOUTS_PER_HALF)]
    return {
        ply: _choice_value(state_after(state, ply), state, playouts, dice)
        for ply in state.legal_actions()
    }


def _choice_value(
    then: SaberSkullState, before: SaberSkullState, playouts: PlayoutRunner, dice: list[int]
) -> float:
    if len(then.table) > len(before.table):
        return float(then.table[-1][before.actor] == 0)
    prize = match_prize(before.num_players, before.actor)
    return sum(
        playouts.play_out(then.clone(), UNLIMITED_TURNS, prize, Rng(seed)) for seed in dice
    ) / len(dice)


def regret_lower_bound(one: dict[int, float], other: dict[int, float], chosen: int) -> float:
    """Each half chooses, the other judges."""
    lost = 0.0
    for choosing, judging in ((one, other), (other, one)):
        best = max(choosing, key=choosing.__getitem__)
        lost += (judging[best] - judging[chosen]) / 2
    return lost


def regret_upper_bound(one: dict[int, float], other: dict[int, float], chosen: int) -> float:
    """Both halves choose, and judge themselves."""
    both = {ply: (one[ply] + other[ply]) / 2 for ply in one}
    return max(both.values()) - both[chosen]


def estimate_mean(figures: list[float]) -> EstimatedMean:
    mean = sum(figures) / len(figures)
    if len(figures) < MIN_VARIANCE_UNITS:
        return EstimatedMean(mean, None)
    return EstimatedMean(mean, math.sqrt(variance(figures, mean) / len(figures)))
