"""Monte Carlo CFR with external sampling, for games too large to traverse.

Chance and the opponent are sampled, all own actions are tried; so one traversal is cheap, and the
sampled regrets are unbiased.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER
from skulduggery.solvers.game_tree import GameTree, PlayerInfosets
from skulduggery.solvers.sequence_form import Strategies, behaviour_strategy

_RNG_WORD_COUNT: Final = 4294967296.0  # different words of the generator


class _MccfrLearner:
    """The regrets and the current strategy of one player."""

    def __init__(self, side: PlayerInfosets) -> None:
        self.side = side
        self.regret: vec[float] = vec[float]([0.0] * side.sequence_count)
        # Up to date only at the infosets of the last traversal.
        self.strategy: vec[float] = vec[float]([0.0] * side.sequence_count)
        self.strategy_sum: vec[float] = vec[float]([0.0] * side.sequence_count)
        self.gain: vec[float] = vec[float]([0.0] * side.sequence_count)

    def match_regrets(self, info: i64) -> None:
        """Set `strategy` at an infoset by regret matching."""
        regret, strategy = self.regret, self.strategy
        first, end = i64(self.side.first_sequence[info]), i64(self.side.first_sequence[info + 1])
        total = 0.0
        sequence = first
        while sequence < end:
            if regret[sequence] > 0.0:
                total += regret[sequence]
            sequence += 1
        sequence = first
        while sequence < end:
            if total > 0.0:
                strategy[sequence] = regret[sequence] / total if regret[sequence] > 0.0 else 0.0
            else:
                strategy[sequence] = 1.0 / float(end - first)
            sequence += 1

    def sample_action(self, info: i64, rng: Rng) -> i64:
        """Sample an action, by number, and add the strategy to the average."""
        self.match_regrets(info)
        strategy, total = self.strategy, self.strategy_sum
        first, end = i64(self.side.first_sequence[info]), i64(self.side.first_sequence[info + 1])
        left = float(rng.next_word()) / _RNG_WORD_COUNT
        drawn = end
        sequence = first
        while sequence < end:
            likely = strategy[sequence]
            total[sequence] += likely
            if left < likely and drawn == end:
                drawn = sequence
            left -= likely
            sequence += 1
        # Rounding: the probabilities may sum to slightly less than 1.
        while drawn == end or strategy[drawn] == 0.0:
            drawn -= 1
        return drawn - first


class Mccfr:
    """Two learners: call `run_iterations`, then `average_strategies`."""

    def __init__(self, tree: GameTree, rng: Rng) -> None:
        self._tree = tree
        self._rng = rng
        self._learners: tuple[_MccfrLearner, _MccfrLearner] = (
            _MccfrLearner(tree.sides[0]),
            _MccfrLearner(tree.sides[1]),
        )
        self._iterations: i64 = 0

    def run_iterations(self, times: i64) -> None:
        end = self._iterations + times
        while self._iterations < end:
            self._iterations += 1
            self._walk_tree(0, 0)
            self._walk_tree(0, 1)

    def _walk_tree(self, node: i64, player: i64) -> float:
        """Update regrets by one traversal from `node`; returns the sampled payoff of `player`."""
        tree = self._tree
        actor, first, info = tree.actor, tree.first_child, tree.infoset
        who = i64(actor[node])
        while who != player:
            if who == OVER:
                return tree.payoff[node] if player == 0 else -tree.payoff[node]
            if who == CHANCE:
                node = self._sample_outcome(node)
            else:
                node = i64(first[node]) + self._learners[who].sample_action(
                    i64(info[node]), self._rng
                )
            who = i64(actor[node])
        # One traversal meets every own infoset at most once, so its strategy is not changed below.
        own = self._learners[player]
        here = i64(info[node])
        own.match_regrets(here)
        start, end = i64(own.side.first_sequence[here]), i64(own.side.first_sequence[here + 1])
        child = i64(first[node])
        mean = 0.0
        sequence = start
        while sequence < end:
            gain = self._walk_tree(child, player)
            own.gain[sequence] = gain
            mean += own.strategy[sequence] * gain
            sequence += 1
            child += 1
        sequence = start
        while sequence < end:
            own.regret[sequence] += own.gain[sequence] - mean
            sequence += 1
        return mean

    def _sample_outcome(self, node: i64) -> i64:
        """Sample the outcome of a chance node; returns the child."""
        chance = self._tree.chance_probability
        left = float(self._rng.next_word()) / _RNG_WORD_COUNT
        child = i64(self._tree.first_child[node])
        last = child + i64(self._tree.child_count[node]) - 1
        while child < last and left >= chance[child]:
            left -= chance[child]
            child += 1
        return child

    def average_strategies(self) -> Strategies:
        """The average strategies so far."""
        first, second = self._learners
        return behaviour_strategy(first.side, first.strategy_sum), behaviour_strategy(
            second.side, second.strategy_sum
        )
