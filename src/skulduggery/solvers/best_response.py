"""Exact best responses, and the exploitability of strategies."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.solvers.sequence_form import SequenceForm, Strategies, realization_plan


def best_response(form: SequenceForm, player: i64, other: vec[float]) -> float:
    """The value of a best response of `player` to a strategy of the other."""
    stakes = form.payoffs[player]
    side = form.sides[player]
    gain = vec[float]([0.0] * side.sequence_count)
    stakes.fill_gains(realization_plan(form.sides[1 - player], other), gain)
    start, before = side.first_sequence, side.parent_sequence
    info: i64 = len(before) - 1
    while info >= 0:
        sequence = i64(start[info])
        end = i64(start[info + 1])
        best = gain[sequence]
        while sequence < end:
            best = max(best, gain[sequence])
            sequence += 1
        gain[i64(before[info])] += best
        info -= 1
    return gain[0] + stakes.common_payoff


def strategy_value(form: SequenceForm, strategies: Strategies) -> float:
    """The expected payoff of player 0."""
    side = form.sides[0]
    gain = vec[float]([0.0] * side.sequence_count)
    form.payoffs[0].fill_gains(realization_plan(form.sides[1], strategies[1]), gain)
    plan = realization_plan(side, strategies[0])
    total = form.payoffs[0].common_payoff
    sequence: i64 = 0
    while sequence < side.sequence_count:
        total += plan[sequence] * gain[sequence]
        sequence += 1
    return total


def nash_conv(form: SequenceForm, strategies: Strategies) -> float:
    """The sum of what both could gain by best responses; 0 exactly in an equilibrium."""
    # The game is zero-sum, so the values of the strategies themselves cancel out.
    return best_response(form, 0, strategies[1]) + best_response(form, 1, strategies[0])


def exploitability(form: SequenceForm, strategies: Strategies) -> float:
    """What a best response gains, averaged over both players."""
    return nash_conv(form, strategies) / 2
