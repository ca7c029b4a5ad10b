"""PCFR+ (predictive regret matching+) for one player of the public tree."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.solver.infosets import InfosetGraph


class PcfrLearner:
    """Reach and values of the cells, regrets and strategies of the ways, of one player."""

    def __init__(self, infosets: InfosetGraph) -> None:
        self.infosets = infosets
        self.reach: vec[float] = vec[float]([0.0] * infosets.num_cells)
        self.values: vec[float] = vec[float]([0.0] * infosets.num_cells)
        self._regret: vec[float] = vec[float]([0.0] * infosets.num_ways)
        self.strategy: vec[float] = vec[float]([0.0] * infosets.num_ways)
        self._strategy_sum: vec[float] = vec[float]([0.0] * infosets.num_ways)
        first = infosets.first
        k: i64 = 0
        while k < infosets.num_steps:
            ways = first[k + 1] - first[k]
            e = first[k]
            while e < first[k + 1]:
                self.strategy[e] = 1.0 / float(ways)
                e += 1
            k += 1

    def propagate_reach(self, flower: float, skull: float, weight: float) -> None:
        """Forward pass: the player's reach of all cells; adds it to the average with `weight`."""
        infosets = self.infosets
        reach = self.reach
        cell: i64 = 2
        while cell < infosets.num_cells:
            reach[cell] = 0.0
            cell += 1
        reach[0] = flower
        reach[1] = skull
        source = infosets.source
        first = infosets.first
        target = infosets.target
        weights = infosets.weight
        strategy = self.strategy
        strategy_sum = self._strategy_sum
        end: i64 = 0
        k: i64 = 0
        while k < infosets.num_steps:
            e = end
            end = first[k + 1]
            here = reach[source[k]]
            if end - e == 1:
                reach[target[e]] += here * weights[k]
            else:
                while e < end:
                    part = here * strategy[e]
                    reach[target[e]] = part
                    strategy_sum[e] += weight * part
                    e += 1
            k += 1

    def clear_values(self) -> None:
        values = self.values
        cell: i64 = 0
        n = self.infosets.num_cells
        while cell < n:
            values[cell] = 0.0
            cell += 1

    def update_regrets(self) -> None:
        """Backward pass: values from the last cells to the first, then regrets and strategy.

        Predictive regret matching+: the last regret counts twice, as a prediction of the next.
        """
        infosets = self.infosets
        values = self.values
        source = infosets.source
        first = infosets.first
        target = infosets.target
        weights = infosets.weight
        strategy = self.strategy
        regret = self._regret
        k = infosets.num_steps - 1
        e: i64 = 0
        begin: i64 = 0
        while k >= 0:
            begin = first[k]
            end = first[k + 1]
            if end - begin == 1:
                values[source[k]] += values[target[begin]] * weights[k]
            else:
                value: float = 0.0
                e = begin
                while e < end:
                    value += strategy[e] * values[target[e]]
                    e += 1
                values[source[k]] += value
                positive: float = 0.0
                e = begin
                while e < end:
                    missed = values[target[e]] - value
                    wish = regret[e] + missed
                    wish = max(wish, 0.0)
                    regret[e] = wish
                    wish += missed
                    if wish > 0.0:
                        positive += wish
                        strategy[e] = wish
                    else:
                        strategy[e] = 0.0
                    e += 1
                e = begin
                if positive > 0.0:
                    while e < end:
                        strategy[e] /= positive
                        e += 1
                else:
                    share = 1.0 / float(end - begin)
                    while e < end:
                        strategy[e] = share
                        e += 1
            k -= 1

    def use_average_strategy(self) -> None:
        """Replace the strategy by the average of all so far."""
        infosets = self.infosets
        first = infosets.first
        strategy = self.strategy
        strategy_sum = self._strategy_sum
        k: i64 = 0
        while k < infosets.num_steps:
            e = first[k]
            end = first[k + 1]
            if end - e > 1:
                weight_sum: float = 0.0
                while e < end:
                    weight_sum += strategy_sum[e]
                    e += 1
                e = (
                    first[k] if weight_sum > 0.0 else end
                )  # never reached: keep the current strategy
                while e < end:
                    strategy[e] = strategy_sum[e] / weight_sum
                    e += 1
            k += 1

    def compute_best_response(self) -> None:
        """Backward pass of a best response: the value of every cell, always by the best way."""
        infosets = self.infosets
        values = self.values
        source = infosets.source
        first = infosets.first
        target = infosets.target
        weights = infosets.weight
        k = infosets.num_steps - 1
        while k >= 0:
            e = first[k]
            end = first[k + 1]
            if end - e == 1:
                values[source[k]] += values[target[e]] * weights[k]
            else:
                best = values[target[e]]
                while e < end:
                    best = max(best, values[target[e]])
                    e += 1
                values[source[k]] += best
            k -= 1
