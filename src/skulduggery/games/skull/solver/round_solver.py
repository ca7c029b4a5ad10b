"""Solving a tree of Skull: both players learn against each other, leaf values from stored grids."""

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.solver.endgame_values import Grids
from skulduggery.games.skull.solver.gadget import Gate
from skulduggery.games.skull.solver.pcfr import Learner
from skulduggery.games.skull.solver.public_tree import Node, Tree


class Solver:
    """Two learners on a tree, from beliefs about both; with a gate, safe against one of them."""

    def __init__(
        self, tree: Tree, grids: Grids, skull0: float, skull1: float, gate: Gate | None = None
    ) -> None:
        self.tree = tree
        self.grids = grids
        self.sides = (Learner(tree.sides[0]), Learner(tree.sides[1]))
        self.skull: vec[float] = vec[float]([skull0, skull1])
        self.gate = gate
        self.turns: i64 = 0
        self.weights: float = 0.0
        # Of every leaf, weighted and summed: who gets there, all and those with a skull, and of
        # every cell what it was worth.
        self.all0: vec[float] = vec[float]([0.0] * tree.leaves)
        self.all1: vec[float] = vec[float]([0.0] * tree.leaves)
        self.skulls0: vec[float] = vec[float]([0.0] * tree.leaves)
        self.skulls1: vec[float] = vec[float]([0.0] * tree.leaves)
        self.tally0: vec[float] = vec[float]([0.0] * tree.sides[0].cells)
        self.tally1: vec[float] = vec[float]([0.0] * tree.sides[1].cells)
        self.sequels: list[Node] = sequels(tree.root)
        self.promised: vec[float] = vec[float]([0.0] * (2 * len(self.sequels)))
        self.met: vec[float] = vec[float]([0.0] * len(self.sequels))
        # At first all choices are alike. It hardly counts, but so nothing is quite impossible, and
        # there is something to think of an opponent who does what nobody would.
        for side in range(2):
            self.spread(side, 1.0)
            self.arrive(side, 1.0)

    def spread(self, side: i64, weight: float) -> None:
        gate = self.gate
        if gate is not None and side == gate.side:
            none = gate.mass[0] * gate.enter[0]
            self.sides[side].spread(none, gate.mass[1] * gate.enter[1], weight)
        else:
            skull = self.skull[side]
            self.sides[side].spread(1.0 - skull, skull, weight)

    def arrive(self, side: i64, weight: float) -> None:
        """Beliefs at the leaves are those of the average strategies so far.

        Values jump where beliefs cross a kink; those of the moment would cross it for ever.
        """
        leaf = self.tree.leaf0 if side == 0 else self.tree.leaf1
        everybody = self.all0 if side == 0 else self.all1
        skulls = self.skulls0 if side == 0 else self.skulls1
        mass = self.sides[side].mass
        k: i64 = 0
        n = self.tree.leaves
        while k < n:
            cell = leaf[k]
            skull = weight * mass[cell + 1]
            skulls[k] += skull
            everybody[k] += skull + weight * mass[cell]
            k += 1

    def iterate(self, count: i64) -> None:
        k: i64 = 0
        while k < count:
            self.turns += 1
            turn: float = float(self.turns)
            weight = turn * turn
            self.weights += weight
            self.improve(0, weight)
            self.improve(1, weight)
            k += 1

    def improve(self, side: i64, weight: float) -> None:
        learner = self.sides[side]
        self.look(side, weight)
        learner.learn()
        gate = self.gate
        if gate is not None and side == gate.side:
            gate.learn(0, learner.worth[0])
            gate.learn(1, learner.worth[1])
            self.promise(side, weight)
        self.spread(side, weight)
        self.arrive(side, weight)

    def look(self, side: i64, weight: float) -> None:
        """The values of the last cells of a side, against what the other does."""
        tree = self.tree
        learner = self.sides[side]
        learner.clear()
        worth = learner.worth
        against = self.sides[1 - side].mass
        leaf = tree.leaf0 if side == 0 else tree.leaf1
        other_leaf = tree.leaf1 if side == 0 else tree.leaf0
        tally = self.tally0 if side == 0 else self.tally1
        all0 = self.all0
        all1 = self.all1
        skulls0 = self.skulls0
        skulls1 = self.skulls1
        winner = tree.winner
        sequel = tree.sequel
        grids = self.grids
        none: float = 0.0
        skull: float = 0.0
        k: i64 = 0
        n = tree.leaves
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
                    if sequel[k] & 1 == 0:
                        grids.look_up(sequel[k] >> 1, belief0, belief1)
                    else:
                        grids.look_up(sequel[k] >> 1, belief1, belief0)
                    if sequel[k] & 1 == side:
                        none = whole * grids.starter_none
                        skull = whole * grids.starter_skull
                    else:
                        none = whole * grids.other_none
                        skull = whole * grids.other_skull
                cell = leaf[k]
                worth[cell] = none
                worth[cell + 1] = skull
                tally[cell] += weight * none
                tally[cell + 1] += weight * skull
            k += 1

    def promise(self, side: i64, weight: float) -> None:
        """What the next rounds will have to hold: no type of the opponent shall get more."""
        worth = self.sides[side].worth
        mass = self.sides[1 - side].mass
        k: i64 = 0
        n = len(self.sequels)
        while k < n:
            node = self.sequels[k]
            line = node.lines[side]
            self.promised[2 * k] += weight * worth[line]
            self.promised[2 * k + 1] += weight * worth[line + 1]
            line = node.lines[1 - side]
            self.met[k] += weight * (mass[line] + mass[line + 1])
            k += 1

    def settle(self) -> None:
        """From now on both play their average strategies, and nobody stands at a gate."""
        self.gate = None
        for side in range(2):
            self.sides[side].settle()
            self.spread(side, 0.0)

    def reply(self, side: i64) -> float:
        """A side's best chance against what the other does now, in a whole tree."""
        self.look(side, 0.0)
        self.sides[side].respond()
        return self.chance(side)

    def best(self, side: i64) -> float:
        """A side's best chance against all that the other has done so far, on average."""
        learner = self.sides[side]
        tally = self.tally0 if side == 0 else self.tally1
        cell: i64 = 0
        while cell < learner.lines.cells:
            learner.worth[cell] = tally[cell] / self.weights
            cell += 1
        learner.respond()
        return self.chance(side)

    def chance(self, side: i64) -> float:
        skull = self.skull[side]
        worth = self.sides[side].worth
        return (1.0 - skull) * worth[0] + skull * worth[1]

    def exploitability(self) -> float:
        """NashConv / 2 of the average strategies, as far as stored values can be trusted.

        For a whole tree `settle` and then `reply` tell it exactly.
        """
        return (self.best(0) + self.best(1) - 1.0) / 2.0

    def values(self) -> list[float]:
        """The best chances: side 0 without and with a skull, then side 1."""
        found: list[float] = []
        for side in range(2):
            self.best(side)
            found += [self.sides[side].worth[0], self.sides[side].worth[1]]
        return found


def sequels(node: Node) -> list[Node]:
    """Where the round ends and the next one begins."""
    found: list[Node] = []
    for after in node.nexts:
        if after.duel is not None:
            found.append(after)
        else:
            found += sequels(after)
    return found
