"""A duel of Skull solved, and what each choice in its round is worth against perfect play."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from skulduggery.games.skull.bots.endgame_player import duelist
from skulduggery.games.skull.rules.actions import BID, PASS
from skulduggery.games.skull.solver.position_solver import Moves, Question, Study
from skulduggery.games.skull.solver.public_tree import (
    HAND,
    LAY,
    MAT,
    MOST_DISCS,
    NONE,
    OWN,
    Duel,
    Node,
    duel_at,
)

ROUND = 300  # iterations of a round,
WHOLE = 400  # and of an endgame that is solved to its end


class Spot(NamedTuple):
    """A decision in the first round of a duel, by somebody who knows where the own skull is."""

    side: int  # 0: the starter
    moves: Moves
    cell: int


class Reading(NamedTuple):
    """Where the other's skull may be, as far as their play tells: these add up to 1."""

    gone: float
    hand: float
    mat: list[float]  # from the bottom

    def safe(self, turned: int) -> float:
        """The chance that the uppermost discs of their stack are all flowers."""
        return 1.0 - sum(self.mat[len(self.mat) - turned :])


class SolvedRound:
    """The first round of a duel, both believed to own their skulls with discs / 4."""

    def __init__(self, duel: Duel, owner_starts: bool) -> None:
        self.duel = duel
        self.owner_starts = owner_starts
        beliefs = (int(duel.starter_discs) / MOST_DISCS, int(duel.discs) / MOST_DISCS)
        grids = duelist(owner_starts).resolver.grids
        self.study = Study(Question(duel, (0, 1), beliefs), grids, owner_starts)
        self.study.iterate(WHOLE if self.study.whole else ROUND)
        answer = self.study.answer()
        self.error = abs(answer.exploitability)
        self.solver = self.study.solver
        self.solver.settle()
        self.choices = answer.choices
        self.worth: list[list[float]] = []
        for side in range(2):
            self.solver.reply(side)
            self.worth.append(list(self.solver.sides[side].worth))

    def node(self, moves: Moves) -> Node:
        node = self.study.tree.root
        for _, move in moves:
            node = node.after(move)
        return node

    def height(self, moves: Moves, side: int) -> int:
        return moves.count((side, LAY))

    def worths(self, spot: Spot) -> dict[int, float]:
        """By ply, the share of the win for whoever goes on perfectly, against perfect play."""
        node = self.node(spot.moves)
        lines = self.solver.sides[spot.side].lines
        step = node.steps[spot.cell]
        against = self.presence(node, spot.moves, 1 - spot.side)
        return {
            int(lines.action[way]): self.worth[spot.side][lines.target[way]] / against
            for way in range(lines.first[step], lines.first[step + 1])
        }

    def presence(self, node: Node, moves: Moves, side: int) -> float:
        """How likely a side is to be there, whatever it holds."""
        return sum(self.masses(node, moves, side))

    def masses(self, node: Node, moves: Moves, side: int) -> list[float]:
        between = any(move == OWN for _, move in moves)
        cells = HAND + 1 if between else MAT + self.height(moves, side)
        line = node.lines[side]
        return [self.solver.sides[side].mass[line + cell] for cell in range(cells)]

    def own_presence(self, spot: Spot) -> float:
        """How likely somebody with this kind of hand is to come there at all."""
        node = self.node(spot.moves)
        skull = self.solver.skull[spot.side]
        there = self.solver.sides[spot.side].mass[node.lines[spot.side] + spot.cell]
        return there / (skull if spot.cell != NONE else 1.0 - skull)

    def reading(self, moves: Moves, side: int) -> Reading:
        """What the play so far tells of a side's skull."""
        masses = self.masses(self.node(moves), moves, side)
        whole = sum(masses) or 1.0
        shares = [mass / whole for mass in masses]
        return Reading(shares[NONE], shares[HAND], shares[MAT:])

    def answers(self, moves: Moves, side: int) -> dict[int, float]:
        """How often a side then makes each of its public moves."""
        node = self.node(moves)
        before = self.presence(node, moves, side) or 1.0
        return {
            int(move): self.presence(after, (*moves, (side, move)), side) / before
            for move, after in zip(node.moves, node.nexts, strict=True)
        }

    def spots(self) -> Iterator[tuple[Spot, float]]:
        """All decisions, and how likely the other side is to come there."""
        for choice in self.choices:
            spot = Spot(choice.side, choice.moves, choice.cell)
            node = self.node(choice.moves)
            yield spot, self.presence(node, choice.moves, 1 - choice.side)


@cache
def solved_round(duel: int, owner_starts: bool) -> SolvedRound:
    return SolvedRound(duel_at(duel), owner_starts)


def public_move(ply: int) -> int:
    """A ply as the other side sees it."""
    return ply if ply > BID or ply == PASS else LAY
