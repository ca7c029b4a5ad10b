"""What the master of Säbel & Schädel gives away with three and more, at single decisions.

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
from skulduggery.games.saber_skull.bots.master import after, outlook
from skulduggery.games.saber_skull.bots.playouts import Playouts
from skulduggery.games.saber_skull.bots.value_net import prize_of_match
from skulduggery.games.saber_skull.rules.state import NOBODY, SaberSkullState, new_state
from skulduggery.sim.intervals import FEW

OFTEN = 10  # one decision in so many is looked at
PLAYED = 500  # times that each choice is played on, for each half
FOREVER = 10**6  # turns
SURE = 1.96  # standard errors, for 95 %
POINTS = 100


class Mean(msgspec.Struct, frozen=True):
    mean: float
    error: float | None  # its standard error, unknown of few figures

    def __str__(self) -> str:
        """In points of a hundred."""
        error = "?" if self.error is None else f"{POINTS * SURE * self.error:.2f}"
        return f"{POINTS * self.mean:.2f} ± {error}"

    def times(self, number: float) -> "Mean":
        return Mean(self.mean * number, None if self.error is None else self.error * number)


class Regret(msgspec.Struct, frozen=True):
    players: int
    among: str  # which others
    decisions: int  # that were looked at
    per_match: float  # decisions of one player in a match
    least: Mean  # lost at a decision, as a share of the win
    most: Mean


def regret(players: int, among: str, seed: int, in_time: Callable[[], bool]) -> Regret:
    """Of the master among others of its kind, or alone among those who go by the rule of thumb."""
    rng = Rng(seed, players)
    least: list[float] = []
    most: list[float] = []
    made = matches = 0
    while not least or in_time():
        alone = matches % players if among == "rule" else NOBODY
        playouts = Playouts(outlook(players), alone)
        matches += 1
        state = new_state(players)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.advance(state.draw(rng))
                continue
            chosen = playouts.choose(state)
            if alone in (NOBODY, state.actor) and state.count() > 1:
                made += 1
                if rng.below(OFTEN) == 0:
                    one, other = worths(state, playouts, rng), worths(state, playouts, rng)
                    least.append(surely_lost(one, other, chosen))
                    most.append(lost_at_most(one, other, chosen))
            state.advance(chosen)
    watched = matches if among == "rule" else matches * players
    return Regret(players, among, len(least), made / watched, mean_of(least), mean_of(most))


def worths(state: SaberSkullState, playouts: Playouts, rng: Rng) -> dict[int, float]:
    """How often each choice wins the match."""
    dice = [int(rng.word()) for _ in range(PLAYED)]
    return {ply: worth(after(state, ply), state, playouts, dice) for ply in state.actions()}


def worth(
    then: SaberSkullState, before: SaberSkullState, playouts: Playouts, dice: list[int]
) -> float:
    if len(then.table) > len(before.table):
        return float(then.table[-1][before.actor] == 0)
    prize = prize_of_match(before.num_players, before.actor)
    return sum(playouts.play(then.clone(), FOREVER, prize, Rng(seed)) for seed in dice) / len(dice)


def surely_lost(one: dict[int, float], other: dict[int, float], chosen: int) -> float:
    """Each half chooses, the other judges."""
    lost = 0.0
    for choosing, judging in ((one, other), (other, one)):
        best = max(choosing, key=choosing.__getitem__)
        lost += (judging[best] - judging[chosen]) / 2
    return lost


def lost_at_most(one: dict[int, float], other: dict[int, float], chosen: int) -> float:
    """Both halves choose, and judge themselves."""
    both = {ply: (one[ply] + other[ply]) / 2 for ply in one}
    return max(both.values()) - both[chosen]


def mean_of(figures: list[float]) -> Mean:
    mean = sum(figures) / len(figures)
    if len(figures) < FEW:
        return Mean(mean, None)
    return Mean(mean, math.sqrt(variance(figures, mean) / len(figures)))
