"""A solved duel of Skull, with the value of each choice in its round against perfect play."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from skulduggery.games.skull.bots.endgame_player import load_endgame_player
from skulduggery.games.skull.rules.actions import BID_OFFSET, PASS
from skulduggery.games.skull.solver.position_solver import DuelProblem, PositionSolver, PublicMoves
from skulduggery.games.skull.solver.public_tree import (
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    OWN_SKULL_MOVE,
    PublicNode,
    SkullDuel,
    duel_at,
    prior_belief,
)

_PUZZLE_ROUND_ITERATIONS = 300
_PUZZLE_ENDGAME_ITERATIONS = 400  # of one that is solved to the end of the game


class DuelDecision(NamedTuple):
    """A decision in the first round of a duel, by somebody who knows where the own skull is."""

    side: int  # 0: the starter
    moves: PublicMoves
    cell: int


class SkullLocationOdds(NamedTuple):
    """Where the other's skull may be, as far as their play tells: these add up to 1."""

    gone: float
    hand: float
    mat: list[float]  # from the bottom

    def flowers_probability(self, turned: int) -> float:
        """The chance that the uppermost discs of their stack are all flowers."""
        return 1.0 - sum(self.mat[len(self.mat) - turned :])


class SolvedRound:
    """The first round of a duel, both believed to own their skulls with discs / 4."""

    def __init__(self, duel: SkullDuel, owner_starts: bool) -> None:
        self.duel = duel
        self.owner_starts = owner_starts
        beliefs = prior_belief(duel.starter_discs), prior_belief(duel.discs)
        grids = load_endgame_player(owner_starts).resolver.grids
        self._position_solver = PositionSolver(
            DuelProblem(duel, (0, 1), beliefs), grids, owner_starts
        )
        self._position_solver.iterate(
            _PUZZLE_ENDGAME_ITERATIONS if self._position_solver.whole else _PUZZLE_ROUND_ITERATIONS
        )
        answer = self._position_solver.current_solution()
        self.error = abs(answer.exploitability)
        self._solver = self._position_solver.solver
        self._solver.use_average_strategies()
        self.choices = answer.choices
        self._cell_values: list[list[float]] = []
        for side in range(2):
            self._solver.best_response_value(side)
            self._cell_values.append(list(self._solver.sides[side].values))

    def node_at(self, moves: PublicMoves) -> PublicNode:
        node = self._position_solver.tree.root
        for _, move in moves:
            node = node.child_after(move)
        return node

    def stack_height(self, moves: PublicMoves, side: int) -> int:
        return moves.count((side, LAY_MOVE))

    def action_values(self, decision: DuelDecision) -> dict[int, float]:
        """By ply, the share of the win for whoever goes on perfectly, against perfect play."""
        node = self.node_at(decision.moves)
        infosets = self._solver.sides[decision.side].infosets
        step = node.steps[decision.cell]
        against = self._reach_probability(node, decision.moves, 1 - decision.side)
        return {
            int(infosets.action[way]): self._cell_values[decision.side][infosets.target[way]]
            / against
            for way in infosets.ways_of(step)
        }

    def _reach_probability(self, node: PublicNode, moves: PublicMoves, side: int) -> float:
        """How likely a side is to be there, whatever it holds."""
        return sum(self.reach_by_cell(node, moves, side))

    def reach_by_cell(self, node: PublicNode, moves: PublicMoves, side: int) -> list[float]:
        between = any(move == OWN_SKULL_MOVE for _, move in moves)
        cells = HAND_CELL + 1 if between else MAT_CELL + self.stack_height(moves, side)
        return self._solver.reach_by_cell(side, node, cells)

    def own_reach_probability(self, decision: DuelDecision) -> float:
        """How likely somebody with this kind of hand is to come there at all."""
        node = self.node_at(decision.moves)
        skull = self._solver.beliefs[decision.side]
        there = self._solver.sides[decision.side].reach[node.lines[decision.side] + decision.cell]
        return there / (skull if decision.cell != NO_SKULL_CELL else 1.0 - skull)

    def skull_location(self, moves: PublicMoves, side: int) -> SkullLocationOdds:
        """What the play so far tells of a side's skull."""
        reach = self.reach_by_cell(self.node_at(moves), moves, side)
        whole = sum(reach) or 1.0
        shares = [mass / whole for mass in reach]
        return SkullLocationOdds(shares[NO_SKULL_CELL], shares[HAND_CELL], shares[MAT_CELL:])

    def reply_frequencies(self, moves: PublicMoves, side: int) -> dict[int, float]:
        """How often a side then makes each of its public moves."""
        node = self.node_at(moves)
        before = self._reach_probability(node, moves, side) or 1.0
        return {
            int(move): self._reach_probability(after, (*moves, (side, move)), side) / before
            for move, after in zip(node.moves, node.nexts, strict=True)
        }

    def all_decisions(self) -> Iterator[tuple[DuelDecision, float]]:
        """All decisions, and how likely the other side is to come there."""
        for choice in self.choices:
            decision = DuelDecision(choice.side, choice.moves, choice.cell)
            node = self.node_at(choice.moves)
            yield decision, self._reach_probability(node, choice.moves, 1 - choice.side)


@cache
def solved_round(duel: int, owner_starts: bool) -> SolvedRound:
    return SolvedRound(duel_at(duel), owner_starts)


def public_move(ply: int) -> int:
    """A ply as the other side sees it."""
    return ply if ply > BID_OFFSET or ply == PASS else LAY_MOVE
