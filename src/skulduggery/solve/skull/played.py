"""How much better a perfect opponent does against play by re-solving, over a whole endgame."""

from collections.abc import Callable

from mypy_extensions import i64

from skulduggery.solve.skull.grids import Grids
from skulduggery.solve.skull.public import Duel, Node, Tree
from skulduggery.solve.skull.resolve import Resolver, RoundPolicy, Standing
from skulduggery.solve.skull.round import Solver


class Played:
    """An endgame in which both sides, each for itself, play as a resolver says."""

    def __init__(
        self,
        resolver: Resolver,
        duel: Duel,
        starter: float,
        other: float,
        resolved: Callable[[int], None] = lambda rounds: None,
    ) -> None:
        self.resolver = resolver
        self.rounds = 0
        self.resolved = resolved
        tree = Tree(duel, True, resolver.owner_starts)
        self.solver = Solver(tree, Grids(), starter, other)
        for side in range(2):
            self.play(side, tree.root, Standing(duel, side, starter, other))
            self.solver.spread(side, 0.0)

    def starter_at_most(self) -> float:
        """The starter's chance to win, the other playing as resolved."""
        return self.solver.reply(0)

    def starter_at_least(self) -> float:
        """The starter's chance to win, playing as resolved."""
        return 1.0 - self.solver.reply(1)

    def exploitability(self) -> float:
        """NashConv / 2."""
        return (self.starter_at_most() - self.starter_at_least()) / 2.0

    def play(self, side: i64, node: Node, standing: Standing) -> None:
        """Solve the round that begins at a node, and all that it may lead to."""
        policy = self.resolver.begin(standing)
        self.rounds += 1
        self.resolved(self.rounds)
        self.follow(side, node, policy, policy.solver.tree.root)

    def follow(self, side: i64, node: Node, policy: RoundPolicy, twin: Node) -> None:
        """Play by a policy, whose tree of the round has a twin of each node."""
        if node.mover == side:
            self.copy(side, node, policy, twin)
        for after, other in zip(node.nexts, twin.nexts, strict=True):
            if after.duel is None:
                self.follow(side, after, policy, other)
            elif policy.comes_to(other):
                self.play(side, after, policy.standing(other))

    def copy(self, side: i64, node: Node, policy: RoundPolicy, twin: Node) -> None:
        here = self.solver.sides[side]
        there = policy.solver.sides[policy.me]
        for step, twin_step in zip(node.steps, twin.steps, strict=True):
            if step >= 0:
                way = here.lines.first[step]
                twin_way = there.lines.first[twin_step]
                while way < here.lines.first[step + 1]:
                    here.chance[way] = there.chance[twin_way]
                    way += 1
                    twin_way += 1
