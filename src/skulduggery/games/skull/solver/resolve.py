"""Playing by safe re-solving: a round is solved as it comes, and keeps what earlier ones held."""

from collections.abc import Callable

from mypy_extensions import i64

from skulduggery.games.skull.solver.endgame_values import Grids
from skulduggery.games.skull.solver.gadget import Gate
from skulduggery.games.skull.solver.public_tree import (
    GIVE,
    HAND,
    LAY,
    MAT,
    MOST_DISCS,
    OWN,
    Duel,
    Node,
    Tree,
)
from skulduggery.games.skull.solver.round_solver import Solver

ITERATIONS = 500
AT_LENGTH = 250  # with four discs each: the longest rounds by far, and settled in half as many
BATCH = 20  # iterations between two looks at the clock


class Standing:
    """Between two rounds, as one of the players sees it."""

    def __init__(
        self,
        duel: Duel,
        me: i64,
        starter: float,
        other: float,
        promise: list[float] | None = None,
    ) -> None:
        self.duel = duel
        self.me = me  # 0: I start
        self.beliefs = (starter, other)  # the chance that each has a skull
        self.promise = promise  # what the opponent may have, without and with a skull


class RoundPolicy:
    """How one player plays one round."""

    def __init__(self, solver: Solver, me: i64) -> None:
        self.solver = solver
        self.me = me

    def at(self, moves: list[int]) -> Node:
        """Where the public moves after the first discs lead."""
        node = self.solver.tree.root.after(LAY).after(LAY)
        for move in moves:
            node = node.after(move)
        return node

    def first(self, cell: i64) -> dict[int, float]:
        """The first disc; `cell` says whether there is a skull in the hand (see `public`)."""
        root = self.solver.tree.root
        return self.read(root if self.me == 0 else root.after(LAY), cell)

    def turn(self, moves: list[int], cell: i64) -> dict[int, float]:
        """Another disc, a bid or a pass; `cell` says where the own skull is."""
        return self.read(self.at(moves), cell)

    def give_up(self, moves: list[int]) -> dict[int, float]:
        """A disc for the own skull."""
        return self.read(self.at(moves).after(OWN), HAND)

    def read(self, node: Node, cell: i64) -> dict[int, float]:
        learner = self.solver.sides[self.me]
        step = node.steps[cell]
        ways = range(learner.lines.first[step], learner.lines.first[step + 1])
        return {int(learner.lines.action[way]): learner.chance[way] for way in ways}

    # What it is worth, for whoever plays like this and on as well as can be.

    def look_ahead(self) -> None:
        """Find it out; for the moment both play as they do on average."""
        self.solver.look(self.me, 0.0)
        self.solver.sides[self.me].respond()

    def worths(self, node: Node, cell: i64, heights: i64) -> dict[int, float]:
        """The chance to win after each choice at a node; `heights` are as in `weight_of`."""
        learner = self.solver.sides[self.me]
        met = self.weight_of(node, heights)
        step = node.steps[cell]
        ways = range(learner.lines.first[step], learner.lines.first[step + 1])
        return {
            int(learner.lines.action[way]): learner.worth[learner.lines.target[way]] / met
            for way in ways
        }

    def worth(self, node: Node, cell: i64, heights: i64) -> float:
        """The chance to win where the opponent is next, after a move of one's own."""
        worth = self.solver.sides[self.me].worth
        return worth[node.lines[self.me] + cell] / self.weight_of(node, heights)

    def weight_of(self, node: Node, heights: i64) -> float:
        """How likely the opponent comes to a node, with the skull at any of so many heights."""
        return sum(self.weights(node, heights))

    def weights(self, node: Node, heights: i64) -> list[float]:
        """The same for each cell of the opponent."""
        them = 1 - self.me
        mass = self.solver.sides[them].mass
        line = node.lines[them]
        return [mass[line + cell] for cell in range(MAT + heights)]

    def after(self, moves: list[int], outcome: i64) -> Standing | None:
        """The next round after a challenge, or None after the last."""
        node = self.at(moves).after(outcome)
        if GIVE in node.moves:
            node = node.after(GIVE)
        return None if node.duel is None else self.standing(node)

    def standing(self, node: Node) -> Standing:
        assert node.duel is not None
        solver = self.solver
        sequel = solver.sequels.index(node)
        promise = None
        if solver.met[sequel] > 0.0:
            promise = [
                solver.promised[2 * sequel] / solver.met[sequel],
                solver.promised[2 * sequel + 1] / solver.met[sequel],
            ]
        beliefs = [self.belief(side, node) for side in range(2)]
        if node.starter == 0:
            return Standing(node.duel, self.me, beliefs[0], beliefs[1], promise)
        return Standing(node.duel, 1 - self.me, beliefs[1], beliefs[0], promise)

    def comes_to(self, node: Node) -> bool:
        """Whether playing like this can lead there, if the opponent wants it."""
        mass = self.solver.sides[self.me].mass
        line = node.lines[self.me]
        return mass[line] + mass[line + 1] > 0.0

    def belief(self, side: i64, node: Node) -> float:
        mass = self.solver.sides[side].mass
        line = node.lines[side]
        whole = mass[line] + mass[line + 1]
        return mass[line + 1] / whole if whole > 0.0 else self.solver.skull[side]


class Resolver:
    """Solves rounds, with stored values for what comes after them."""

    def __init__(
        self, grids: Grids, iterations: i64 = ITERATIONS, owner_starts: bool = False
    ) -> None:
        self.grids = grids
        self.iterations = iterations
        self.owner_starts = owner_starts
        self.trees: dict[int, Tree] = {}

    def begin(self, standing: Standing, in_time: Callable[[], bool] = lambda: True) -> RoundPolicy:
        """How to play a round; thinks for as long as it is `in_time`, but never not at all.

        The first round of a duel has no promise to keep. It cannot be played any better than by
        the beliefs.
        """
        duel = standing.duel
        index = int(duel.index())
        if index not in self.trees:
            self.trees[index] = Tree(duel, False, self.owner_starts)
        starter, other = standing.beliefs
        them = 1 - standing.me
        gate = Gate(them, standing.promise, standing.beliefs[them])
        solver = Solver(self.trees[index], self.grids, starter, other, gate)
        left = self.iterations
        if duel.starter_discs == MOST_DISCS and duel.discs == MOST_DISCS:
            left = min(left, AT_LENGTH)
        while left > 0:
            batch = BATCH if left > BATCH else left
            solver.iterate(batch)
            left -= batch
            if not in_time():
                break
        solver.settle()
        return RoundPolicy(solver, standing.me)
