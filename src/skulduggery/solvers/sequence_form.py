"""The sequence form of a tree: the payoffs between the sequences of two players.

Full-tree algorithms need nothing else, and only the terminals whose payoff differs from the most
common one: a constant does not distinguish strategies.

A realization plan ("plan") gives for each sequence the product of the player's own action
probabilities along it; a behaviour strategy gives the probability of each action at its infoset.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from skulduggery.core.state import OVER
from skulduggery.solvers.game_tree import GameTree, PlayerInfosets

Strategies = tuple[vec[float], vec[float]]  # of both players, by sequence


class TerminalPayoffs:
    """The terminals: the last sequences of both, and payoff times chance probability."""

    def __init__(self, tree: GameTree) -> None:
        self.common_payoff: float = _most_common_payoff(tree)
        self.last0: vec[i32] = vec[i32]()
        self.last1: vec[i32] = vec[i32]()
        self.amount: vec[float] = vec[float]()
        self._collect_ends(tree)

    def _collect_ends(self, tree: GameTree) -> None:
        ends0, ends1, amounts = self.last0, self.last1, self.amount
        last0 = vec[i32]([0] * tree.node_count)
        last1 = vec[i32]([0] * tree.node_count)
        reach = vec[float]([1.0] * tree.node_count)
        actor, first, size, info, chance = (
            tree.actor,
            tree.first_child,
            tree.child_count,
            tree.infoset,
            tree.chance_probability,
        )
        start0, start1 = tree.sides[0].first_sequence, tree.sides[1].first_sequence
        payoff = tree.payoff
        node: i64 = 0
        while node < tree.node_count:
            who = actor[node]
            if who == OVER and payoff[node] != self.common_payoff:
                ends0 = append(ends0, last0[node])
                ends1 = append(ends1, last1[node])
                amounts = append(amounts, reach[node] * (payoff[node] - self.common_payoff))
            now0 = start0[i64(info[node])] if who == 0 else last0[node]
            now1 = start1[i64(info[node])] if who == 1 else last1[node]
            child = i64(first[node])
            end = child + i64(size[node])
            while child < end:
                last0[child] = now0
                last1[child] = now1
                reach[child] = reach[node] * chance[child]
                if who == 0:
                    now0 += 1
                elif who == 1:
                    now1 += 1
                child += 1
            node += 1
        self.last0, self.last1, self.amount = ends0, ends1, amounts


def _most_common_payoff(tree: GameTree) -> float:
    seen: dict[float, int] = {}
    for node in range(tree.node_count):
        if tree.actor[node] == OVER:
            payoff = tree.payoff[node]
            seen[payoff] = seen.get(payoff, 0) + 1
    return max(seen, key=lambda payoff: seen[payoff])


class SequencePayoffs:
    """The terminals sorted by the own sequence, each with the sequence of the other."""

    def __init__(self, tree: GameTree, player: i64, ends: TerminalPayoffs) -> None:
        self.side: PlayerInfosets = tree.sides[player]
        self._sign: float = 1.0 if player == 0 else -1.0
        self.common_payoff: float = self._sign * ends.common_payoff
        self._start: vec[i32] = vec[i32]([0] * (self.side.sequence_count + 1))
        self._other: vec[i32] = vec[i32]([0] * len(ends.amount))
        self._amount: vec[float] = vec[float]([0.0] * len(ends.amount))
        if player == 0:
            self._sort_ends(ends.last0, ends.last1, ends.amount)
        else:
            self._sort_ends(ends.last1, ends.last0, ends.amount)

    def _sort_ends(self, own: vec[i32], other: vec[i32], amount: vec[float]) -> None:
        """A stable counting sort by the own sequence."""
        start, others, amounts = self._start, self._other, self._amount
        ends: i64 = len(own)
        k: i64 = 0
        while k < ends:
            start[i64(own[k])] += 1
            k += 1
        # The start of each sequence; sorting advances it to its end.
        k = len(start) - 1
        after = i32(ends)
        while k >= 0:
            after -= start[k]
            start[k] = after
            k -= 1
        k = 0
        while k < ends:
            place = start[i64(own[k])]
            others[i64(place)] = other[k]
            amounts[i64(place)] = self._sign * amount[k]
            start[i64(own[k])] = place + 1
            k += 1
        k = len(start) - 1
        while k > 0:
            start[k] = start[k - 1]
            k -= 1
        start[0] = 0

    def fill_gains(self, plan: vec[float], gain: vec[float]) -> None:
        """Set `gain` to the payoff of the terminals after each own sequence, against a plan."""
        start, other, amount = self._start, self._other, self._amount
        sequences = self.side.sequence_count
        k: i64 = 0
        sequence: i64 = 0
        while sequence < sequences:
            end = i64(start[sequence + 1])
            total = 0.0
            while k < end:
                total += amount[k] * plan[i64(other[k])]
                k += 1
            gain[sequence] = total
            sequence += 1


class SequenceForm:
    """The sequences of both players, and the payoffs between them."""

    def __init__(self, tree: GameTree) -> None:
        ends = TerminalPayoffs(tree)
        self.sides: tuple[PlayerInfosets, PlayerInfosets] = tree.sides
        self.payoffs: tuple[SequencePayoffs, SequencePayoffs] = (
            SequencePayoffs(tree, 0, ends),
            SequencePayoffs(tree, 1, ends),
        )


def realization_plan(side: PlayerInfosets, strategy: vec[float]) -> vec[float]:
    """The realization plan of a behaviour strategy."""
    plan = vec[float]([1.0] * side.sequence_count)
    start, before = side.first_sequence, side.parent_sequence
    info: i64 = 0
    while info < len(before):
        so_far = plan[i64(before[info])]
        sequence = i64(start[info])
        end = i64(start[info + 1])
        while sequence < end:
            plan[sequence] = so_far * strategy[sequence]
            sequence += 1
        info += 1
    return plan


def behaviour_strategy(side: PlayerInfosets, plan: vec[float]) -> vec[float]:
    """The behaviour strategy of a plan, or of a multiple of one; uniform where it never comes."""
    strategy = vec[float]([1.0] * side.sequence_count)
    start = side.first_sequence
    info: i64 = 0
    while info < len(start) - 1:
        first = i64(start[info])
        end = i64(start[info + 1])
        total = 0.0
        sequence = first
        while sequence < end:
            total += plan[sequence]
            sequence += 1
        sequence = first
        while sequence < end:
            strategy[sequence] = plan[sequence] / total if total > 0 else 1 / float(end - first)
            sequence += 1
        info += 1
    return strategy
