"""Safe re-solving: each round is solved as it comes, under the values promised before."""

from collections.abc import Callable

from mypy_extensions import i64

from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.gadget import ResolvingGadget
from skulduggery.games.skull.solver.public_tree import (
    DISCS_PER_TRIBE,
    GIVE_UP_MOVE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    OWN_SKULL_MOVE,
    PublicNode,
    PublicTree,
    SkullDuel,
)
from skulduggery.games.skull.solver.round_solver import RoundSolver

_ROUND_ITERATIONS = 500
# With four discs each: the longest rounds by far, and converged in half as many.
LONG_ROUND_ITERATIONS = 250
RESOLVE_BATCH_ITERATIONS = 20  # between two looks at the clock


class PublicBeliefState:
    """Between two rounds, as one of the players sees it."""

    def __init__(
        self,
        duel: SkullDuel,
        me: i64,
        starter: float,
        other: float,
        promise: list[float] | None = None,
    ) -> None:
        self.duel = duel
        self.me = me  # 0: I start
        self.beliefs = (starter, other)  # the chance that each has a skull
        self.promise = promise  # the opponent's values, without and with a skull


class RoundPolicy:
    """How one player plays one round."""

    def __init__(self, solver: RoundSolver, me: i64) -> None:
        self.solver = solver
        self.me = me

    def node_at(self, moves: list[int]) -> PublicNode:
        """Where the public moves after the first discs lead."""
        node = self.solver.tree.root.child_after(LAY_MOVE).child_after(LAY_MOVE)
        for move in moves:
            node = node.child_after(move)
        return node

    def first_disc_strategy(self, cell: i64) -> dict[int, float]:
        """The first disc; `cell` says whether there is a skull in the hand (see `public_tree`)."""
        root = self.solver.tree.root
        return self._read_strategy(root if self.me == 0 else root.child_after(LAY_MOVE), cell)

    def turn_strategy(self, moves: list[int], cell: i64) -> dict[int, float]:
        """Another disc, a bid or a pass; `cell` says where the own skull is."""
        return self._read_strategy(self.node_at(moves), cell)

    def give_up_strategy(self, moves: list[int]) -> dict[int, float]:
        """A disc for the own skull."""
        return self._read_strategy(self.node_at(moves).child_after(OWN_SKULL_MOVE), HAND_CELL)

    def _read_strategy(self, node: PublicNode, cell: i64) -> dict[int, float]:
        learner = self.solver.sides[self.me]
        step = node.steps[cell]
        ways = learner.infosets.ways_of(step)
        return {int(learner.infosets.action[way]): learner.strategy[way] for way in ways}

    # Values of a best response to the opponent's strategy, from any node of the round on.

    def compute_values(self) -> None:
        """To be called before the values are read."""
        self.solver.evaluate_leaves(self.me, 0.0)
        self.solver.sides[self.me].compute_best_response()

    def action_values(self, node: PublicNode, cell: i64, heights: i64) -> dict[int, float]:
        """The chance to win after each choice at a node; `heights` are as in `opponent_reach`."""
        learner = self.solver.sides[self.me]
        met = self._opponent_reach(node, heights)
        step = node.steps[cell]
        ways = learner.infosets.ways_of(step)
        return {
            int(learner.infosets.action[way]): learner.values[learner.infosets.target[way]] / met
            for way in ways
        }

    def cell_value(self, node: PublicNode, cell: i64, heights: i64) -> float:
        """The chance to win where the opponent is next, after a move of one's own."""
        values = self.solver.sides[self.me].values
        return values[node.lines[self.me] + cell] / self._opponent_reach(node, heights)

    def _opponent_reach(self, node: PublicNode, heights: i64) -> float:
        """How likely the opponent comes to a node, with the skull at any of so many heights."""
        return sum(self.opponent_reach_by_cell(node, heights))

    def opponent_reach_by_cell(self, node: PublicNode, heights: i64) -> list[float]:
        """The same for each cell of the opponent."""
        return self.solver.reach_by_cell(1 - self.me, node, MAT_CELL + heights)

    def next_belief_state(self, moves: list[int], outcome: i64) -> PublicBeliefState | None:
        """The next round after a challenge, or None after the last."""
        node = self.node_at(moves).child_after(outcome)
        if GIVE_UP_MOVE in node.moves:
            node = node.child_after(GIVE_UP_MOVE)
        return None if node.duel is None else self.belief_state_at(node)

    def belief_state_at(self, node: PublicNode) -> PublicBeliefState:
        assert node.duel is not None
        solver = self.solver
        number = solver.next_round_nodes.index(node)
        promise = None
        if solver.next_round_reach[number] > 0.0:
            promise = [
                solver.promised[2 * number] / solver.next_round_reach[number],
                solver.promised[2 * number + 1] / solver.next_round_reach[number],
            ]
        beliefs = [self._skull_belief(side, node) for side in range(2)]
        if node.starter == 0:
            return PublicBeliefState(node.duel, self.me, beliefs[0], beliefs[1], promise)
        return PublicBeliefState(node.duel, 1 - self.me, beliefs[1], beliefs[0], promise)

    def can_reach(self, node: PublicNode) -> bool:
        """Whether playing like this can lead there, if the opponent wants it."""
        reach = self.solver.sides[self.me].reach
        line = node.lines[self.me]
        return reach[line] + reach[line + 1] > 0.0

    def _skull_belief(self, side: i64, node: PublicNode) -> float:
        reach = self.solver.sides[side].reach
        line = node.lines[side]
        whole = reach[line] + reach[line + 1]
        return reach[line + 1] / whole if whole > 0.0 else self.solver.beliefs[side]


class Resolver:
    """Solves rounds, with stored values for what comes after them."""

    def __init__(
        self, grids: EndgameValues, iterations: i64 = _ROUND_ITERATIONS, owner_starts: bool = False
    ) -> None:
        self.grids = grids
        self._iterations = iterations
        self.owner_starts = owner_starts
        self._trees: dict[int, PublicTree] = {}

    def solve_round(
        self, belief_state: PublicBeliefState, has_time: Callable[[], bool] = lambda: True
    ) -> RoundPolicy:
        """How to play a round; solves for as long as it `has_time`, at least one batch.

        The first round of a duel has no promise to keep. It cannot be played any better than by
        the beliefs.
        """
        duel = belief_state.duel
        index = int(duel.duel_index())
        if index not in self._trees:
            self._trees[index] = PublicTree(duel, False, self.owner_starts)
        starter, other = belief_state.beliefs
        them = 1 - belief_state.me
        gadget = ResolvingGadget(them, belief_state.promise, belief_state.beliefs[them])
        solver = RoundSolver(self._trees[index], self.grids, starter, other, gadget)
        left = self._iterations
        if duel.starter_discs == DISCS_PER_TRIBE and duel.discs == DISCS_PER_TRIBE:
            left = min(left, LONG_ROUND_ITERATIONS)
        while left > 0:
            batch = RESOLVE_BATCH_ITERATIONS if left > RESOLVE_BATCH_ITERATIONS else left
            solver.iterate(batch)
            left -= batch
            if not has_time():
                break
        solver.use_average_strategies()
        return RoundPolicy(solver, belief_state.me)
