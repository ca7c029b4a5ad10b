"""Solves a public tree of Skull with PCFR+, with leaf values from the stored endgame values."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.gadget import ResolvingGadget
from skulduggery.games.skull.solver.pcfr import PcfrLearner
from skulduggery.games.skull.solver.public_tree import PublicNode, PublicTree


class RoundSolver:
    """Two learners on a tree, from beliefs about both; with a gadget, safe against one of them."""

    def __init__(
        self,
        tree: PublicTree,
        grids: EndgameValues,
        skull0: float,
        skull1: float,
        gadget: ResolvingGadget | None = None,
    ) -> None:
        self.tree = tree
        self._grids = grids
        self.sides = (PcfrLearner(tree.sides[0]), PcfrLearner(tree.sides[1]))
        self.beliefs: vec[float] = vec[float]([skull0, skull1])
        self._gadget = gadget
        self.iterations_done: i64 = 0
        self._weight_sum: float = 0.0
        # Weighted sums over iterations: the reach of every leaf, in all and with a skull, and the
        # value of every cell.
        self._reach_sum0: vec[float] = vec[float]([0.0] * tree.num_leaves)
        self._reach_sum1: vec[float] = vec[float]([0.0] * tree.num_leaves)
        self._skull_reach_sum0: vec[float] = vec[float]([0.0] * tree.num_leaves)
        self._skull_reach_sum1: vec[float] = vec[float]([0.0] * tree.num_leaves)
        self._value_sum0: vec[float] = vec[float]([0.0] * tree.sides[0].num_cells)
        self._value_sum1: vec[float] = vec[float]([0.0] * tree.sides[1].num_cells)
        self.next_round_nodes: list[PublicNode] = find_next_rounds(tree.root)
        self.promised: vec[float] = vec[float]([0.0] * (2 * len(self.next_round_nodes)))
        self.next_round_reach: vec[float] = vec[float]([0.0] * len(self.next_round_nodes))
        # The first strategy is uniform. It hardly counts in the average, but it gives every leaf
        # some reach, so there are beliefs about an opponent who does what nobody would.
        for side in range(2):
            self.propagate_reach(side, 1.0)
            self._update_leaf_beliefs(side, 1.0)

    def propagate_reach(self, side: i64, weight: float) -> None:
        gadget = self._gadget
        if gadget is not None and side == gadget.side:
            none = gadget.mass[0] * gadget.enter[0]
            self.sides[side].propagate_reach(none, gadget.mass[1] * gadget.enter[1], weight)
        else:
            skull = self.beliefs[side]
            self.sides[side].propagate_reach(1.0 - skull, skull, weight)

    def _update_leaf_beliefs(self, side: i64, weight: float) -> None:
        """Beliefs at the leaves are those of the average strategies so far.

        Values jump where beliefs cross a kink; current beliefs would cross it again and again.
        """
        leaf = self.tree.leaf0 if side == 0 else self.tree.leaf1
        everybody = self._reach_sum0 if side == 0 else self._reach_sum1
        skulls = self._skull_reach_sum0 if side == 0 else self._skull_reach_sum1
        reach = self.sides[side].reach
        k: i64 = 0
        n = self.tree.num_leaves
        while k < n:
            cell = leaf[k]
            skull = weight * reach[cell + 1]
            skulls[k] += skull
            everybody[k] += skull + weight * reach[cell]
            k += 1

    def iterate(self, count: i64) -> None:
        k: i64 = 0
        while k < count:
            self.iterations_done += 1
            turn: float = float(self.iterations_done)
            weight = turn * turn
            self._weight_sum += weight
            self._improve_side(0, weight)
            self._improve_side(1, weight)
            k += 1

    def _improve_side(self, side: i64, weight: float) -> None:
        learner = self.sides[side]
        self.evaluate_leaves(side, weight)
        learner.update_regrets()
        gadget = self._gadget
        if gadget is not None and side == gadget.side:
            gadget.update_regrets(0, learner.values[0])
            gadget.update_regrets(1, learner.values[1])
            self._record_promised_values(side, weight)
        self.propagate_reach(side, weight)
        self._update_leaf_beliefs(side, weight)

    def evaluate_leaves(self, side: i64, weight: float) -> None:
        """The values of the last cells of a side, against the other's current strategy."""
        tree = self.tree
        learner = self.sides[side]
        learner.clear_values()
        values = learner.values
        against = self.sides[1 - side].reach
        leaf = tree.leaf0 if side == 0 else tree.leaf1
        other_leaf = tree.leaf1 if side == 0 else tree.leaf0
        value_sum = self._value_sum0 if side == 0 else self._value_sum1
        all0 = self._reach_sum0
        all1 = self._reach_sum1
        skulls0 = self._skull_reach_sum0
        skulls1 = self._skull_reach_sum1
        winner = tree.winner
        next_duel = tree.next_duel
        grids = self._grids
        none: float = 0.0
        skull: float = 0.0
        k: i64 = 0
        n = tree.num_leaves
        while k < n:
            other = other_leaf[k]
            whole = against[other] + against[other + 1]
            if winner[k] != 1 - side and whole > 0.0:
                if winner[k] == side:
                    none = whole
                    skull = whole
                else:
                    belief0 = skulls0[k] / all0[k] if all0[k] > 0.0 else 0.5
                    belief1 = skulls1[k] / all1[k] if all1[k] > 0.0 else 0.5
                    if next_duel[k] & 1 == 0:
                        grids.look_up(next_duel[k] >> 1, belief0, belief1)
                    else:
                        grids.look_up(next_duel[k] >> 1, belief1, belief0)
                    if next_duel[k] & 1 == side:
                        none = whole * grids.starter_none
                        skull = whole * grids.starter_skull
                    else:
                        none = whole * grids.other_none
                        skull = whole * grids.other_skull
                cell = leaf[k]
                values[cell] = none
                values[cell + 1] = skull
                value_sum[cell] += weight * none
                value_sum[cell + 1] += weight * skull
            k += 1

    def _record_promised_values(self, side: i64, weight: float) -> None:
        """The values promised to the opponent in the next rounds: no type shall get more."""
        values = self.sides[side].values
        reach = self.sides[1 - side].reach
        k: i64 = 0
        n = len(self.next_round_nodes)
        while k < n:
            node = self.next_round_nodes[k]
            line = node.lines[side]
            self.promised[2 * k] += weight * values[line]
            self.promised[2 * k + 1] += weight * values[line + 1]
            line = node.lines[1 - side]
            self.next_round_reach[k] += weight * (reach[line] + reach[line + 1])
            k += 1

    def use_average_strategies(self) -> None:
        """From now on both play their average strategies, without the gadget."""
        self._gadget = None
        for side in range(2):
            self.sides[side].use_average_strategy()
            self.propagate_reach(side, 0.0)

    def best_response_value(self, side: i64) -> float:
        """A side's best response to the other's current strategy, in a whole tree."""
        self.evaluate_leaves(side, 0.0)
        self.sides[side].compute_best_response()
        return self._root_value(side)

    def best_response_to_average(self, side: i64) -> float:
        """A side's best response to the other's average strategy."""
        learner = self.sides[side]
        value_sum = self._value_sum0 if side == 0 else self._value_sum1
        cell: i64 = 0
        while cell < learner.infosets.num_cells:
            learner.values[cell] = value_sum[cell] / self._weight_sum
            cell += 1
        learner.compute_best_response()
        return self._root_value(side)

    def _root_value(self, side: i64) -> float:
        skull = self.beliefs[side]
        values = self.sides[side].values
        return (1.0 - skull) * values[0] + skull * values[1]

    def reach_by_cell(self, side: i64, node: PublicNode, cells: i64) -> list[float]:
        """How likely a side comes to a node, for each of its first `cells` cells there."""
        reach = self.sides[side].reach
        line = node.lines[side]
        return [reach[line + cell] for cell in range(cells)]

    def exploitability(self) -> float:
        """NashConv / 2 of the average strategies, as far as stored values can be trusted.

        For a whole tree `use_average_strategies` and `best_response_value` give it exactly.
        """
        return (self.best_response_to_average(0) + self.best_response_to_average(1) - 1.0) / 2.0

    def root_values_by_hand(self) -> list[float]:
        """Best response values: side 0 without and with a skull, then side 1."""
        found: list[float] = []
        for side in range(2):
            self.best_response_to_average(side)
            found += [self.sides[side].values[0], self.sides[side].values[1]]
        return found


def find_next_rounds(node: PublicNode) -> list[PublicNode]:
    """Where the round ends and the next one begins."""
    found: list[PublicNode] = []
    for after in node.nexts:
        if after.duel is not None:
            found.append(after)
        else:
            found += find_next_rounds(after)
    return found
