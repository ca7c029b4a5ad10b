"""How one player learns: predictive regret matching on the steps of their lines (PCFR+)."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.solver.infosets import InfosetGraph


class PcfrLearner:
    """Masses and values of the cells, regrets and strategies of the ways of one player."""

    def __init__(self, lines: InfosetGraph) -> None:
        self.infosets = lines
        self.reach: vec[float] = vec[float]([0.0] * lines.num_cells)
        self.values: vec[float] = vec[float]([0.0] * lines.num_cells)
        self.regret: vec[float] = vec[float]([0.0] * lines.num_ways)
        self.strategy: vec[float] = vec[float]([0.0] * lines.num_ways)
        self.strategy_sum: vec[float] = vec[float]([0.0] * lines.num_ways)
        first = lines.first
        k: i64 = 0
        while k < lines.num_steps:
            ways = first[k + 1] - first[k]
            e = first[k]
            while e < first[k + 1]:
                self.strategy[e] = 1.0 / float(ways)
                e += 1
            k += 1

    def propagate_reach(self, flower: float, skull: float, weight: float) -> None:
        """Where the player gets to, from a first line; `weight` adds it to the average."""
        lines = self.infosets
        mass = self.reach
        cell: i64 = 2
        while cell < lines.num_cells:
            mass[cell] = 0.0
            cell += 1
        mass[0] = flower
        mass[1] = skull
        source = lines.source
        first = lines.first
        target = lines.target
        weights = lines.weight
        chance = self.strategy
        total = self.strategy_sum
        end: i64 = 0
        k: i64 = 0
        while k < lines.num_steps:
            e = end
            end = first[k + 1]
            here = mass[source[k]]
            if end - e == 1:
                mass[target[e]] += here * weights[k]
            else:
                while e < end:
                    part = here * chance[e]
                    mass[target[e]] = part
                    total[e] += weight * part
                    e += 1
            k += 1

    def clear_values(self) -> None:
        worth = self.values
        cell: i64 = 0
        n = self.infosets.num_cells
        while cell < n:
            worth[cell] = 0.0
            cell += 1

    def update_regrets(self) -> None:
        """Take the values of the last cells back to the first, and better the strategy.

        Predictive regret matching+: a regret counts once more, as if it came again.
        """
        lines = self.infosets
        worth = self.values
        source = lines.source
        first = lines.first
        target = lines.target
        weights = lines.weight
        chance = self.strategy
        regret = self.regret
        k = lines.num_steps - 1
        e: i64 = 0
        begin: i64 = 0
        while k >= 0:
            begin = first[k]
            end = first[k + 1]
            if end - begin == 1:
                worth[source[k]] += worth[target[begin]] * weights[k]
            else:
                value: float = 0.0
                e = begin
                while e < end:
                    value += chance[e] * worth[target[e]]
                    e += 1
                worth[source[k]] += value
                positive: float = 0.0
                e = begin
                while e < end:
                    missed = worth[target[e]] - value
                    wish = regret[e] + missed
                    wish = max(wish, 0.0)
                    regret[e] = wish
                    wish += missed
                    if wish > 0.0:
                        positive += wish
                        chance[e] = wish
                    else:
                        chance[e] = 0.0
                    e += 1
                e = begin
                if positive > 0.0:
                    while e < end:
                        chance[e] /= positive
                        e += 1
                else:
                    share = 1.0 / float(end - begin)
                    while e < end:
                        chance[e] = share
                        e += 1
            k -= 1

    def use_average_strategy(self) -> None:
        """Play the average of all strategies so far."""
        lines = self.infosets
        first = lines.first
        chance = self.strategy
        total = self.strategy_sum
        k: i64 = 0
        while k < lines.num_steps:
            e = first[k]
            end = first[k + 1]
            if end - e > 1:
                whole: float = 0.0
                while e < end:
                    whole += total[e]
                    e += 1
                e = first[k] if whole > 0.0 else end  # never come there: as lately
                while e < end:
                    chance[e] = total[e] / whole
                    e += 1
            k += 1

    def compute_best_response(self) -> None:
        """The best that every cell can do: take values back, always along the best way."""
        lines = self.infosets
        worth = self.values
        source = lines.source
        first = lines.first
        target = lines.target
        weights = lines.weight
        k = lines.num_steps - 1
        while k >= 0:
            e = first[k]
            end = first[k + 1]
            if end - e == 1:
                worth[source[k]] += worth[target[e]] * weights[k]
            else:
                best = worth[target[e]]
                while e < end:
                    best = max(best, worth[target[e]])
                    e += 1
                worth[source[k]] += best
            k -= 1
