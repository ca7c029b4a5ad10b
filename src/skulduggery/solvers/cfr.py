"""Counterfactual regret minimisation on a whole game: CFR+ and discounted CFR.

The players update in turn: each computes the counterfactual values of its sequences against the
current realization plan of the other, adds them to its regrets, and derives its next strategy by
regret matching. The average of the realization plans converges to an equilibrium.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.solvers.sequence_form import (
    SequenceForm,
    SequencePayoffs,
    Strategies,
    behaviour_strategy,
)


class CfrPlus:
    """Negative regrets are reset to 0, and plans are weighted linearly (Tammelin 2014)."""

    def positive_regret_discount(self, iteration: float) -> float:
        """The factor of positive regrets from one iteration to the next."""
        return 1.0

    def negative_regret_discount(self) -> float:
        """The factor of negative regrets."""
        return 0.0

    def average_weight(self, iteration: float) -> float:
        """The weight of a plan in the average."""
        return iteration


class DiscountedCfr(CfrPlus):
    """DCFR with 3/2, 0 and 2 (Brown and Sandholm 2019): regrets decay, negative ones faster."""

    def positive_regret_discount(self, iteration: float) -> float:
        power = iteration * math.sqrt(iteration)
        return power / (power + 1.0)

    def negative_regret_discount(self) -> float:
        return 0.5

    def average_weight(self, iteration: float) -> float:
        return iteration * iteration


class _CfrLearner:
    """The regrets and the current strategy of one player."""

    def __init__(self, stakes: SequencePayoffs) -> None:
        self._stakes = stakes
        self.side = stakes.side
        sequences = self.side.sequence_count
        self._regret: vec[float] = vec[float]([0.0] * sequences)
        self._strategy: vec[float] = behaviour_strategy(self.side, self._regret)  # uniform
        self.plan: vec[float] = vec[float]([1.0] * sequences)
        self.plan_sum: vec[float] = vec[float]([0.0] * sequences)  # of all plans, weighted
        self._gain: vec[float] = vec[float]([0.0] * sequences)
        self.update_plan(0.0)

    def update_regrets(self, other: vec[float], kept_gains: float, kept_losses: float) -> None:
        """Update regrets against the plan of the other, from the last decisions to the first."""
        strategy, regret, gain = self._strategy, self._regret, self._gain
        start, before = self.side.first_sequence, self.side.parent_sequence
        self._stakes.fill_gains(other, gain)
        info: i64 = len(before) - 1
        while info >= 0:
            first = i64(start[info])
            end = i64(start[info + 1])
            mean = 0.0
            sequence = first
            while sequence < end:
                mean += strategy[sequence] * gain[sequence]
                sequence += 1
            gain[i64(before[info])] += mean
            total = 0.0
            sequence = first
            while sequence < end:
                now = regret[sequence] + gain[sequence] - mean
                if now > 0.0:
                    regret[sequence] = now * kept_gains
                    strategy[sequence] = now
                    total += now
                else:
                    regret[sequence] = now * kept_losses
                    strategy[sequence] = 0.0
                sequence += 1
            if total > 0.0:
                share = 1.0 / total
                sequence = first
                while sequence < end:
                    strategy[sequence] *= share
                    sequence += 1
            else:
                share = 1.0 / float(end - first)
                sequence = first
                while sequence < end:
                    strategy[sequence] = share
                    sequence += 1
            info -= 1

    def update_plan(self, weight: float) -> None:
        """Compute the realization plan of the strategy, and add it to the average."""
        strategy, plan, total = self._strategy, self.plan, self.plan_sum
        start, before = self.side.first_sequence, self.side.parent_sequence
        infos: i64 = len(before)
        info: i64 = 0
        while info < infos:
            so_far = plan[i64(before[info])]
            sequence = i64(start[info])
            end = i64(start[info + 1])
            while sequence < end:
                likely = so_far * strategy[sequence]
                plan[sequence] = likely
                total[sequence] += weight * likely
                sequence += 1
            info += 1


class Cfr:
    """Two learners: call `run_iterations`, then `average_strategies`."""

    def __init__(self, form: SequenceForm, rule: CfrPlus) -> None:
        self._rule = rule
        self._learners: tuple[_CfrLearner, _CfrLearner] = (
            _CfrLearner(form.payoffs[0]),
            _CfrLearner(form.payoffs[1]),
        )
        self.iterations: i64 = 0

    def run_iterations(self, times: i64) -> None:
        first, second = self._learners
        end = self.iterations + times
        while self.iterations < end:
            self.iterations += 1
            now = float(self.iterations)
            kept_gains, kept_losses = (
                self._rule.positive_regret_discount(now),
                self._rule.negative_regret_discount(),
            )
            weight = self._rule.average_weight(now)
            first.update_regrets(second.plan, kept_gains, kept_losses)
            first.update_plan(weight)
            second.update_regrets(first.plan, kept_gains, kept_losses)
            second.update_plan(weight)

    def average_strategies(self) -> Strategies:
        """The average strategies so far."""
        first, second = self._learners
        return behaviour_strategy(first.side, first.plan_sum), behaviour_strategy(
            second.side, second.plan_sum
        )
