"""Solves one position of Skull with two players left until it is accurate enough.

Small endgames are solved whole, to the last round. Of larger ones the round is solved, with the
stored values of all duels as leaf values.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from skulduggery.core.errors import BadPosition
from skulduggery.games.skull.rules.position import SeatDiscs, SkullPosition
from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.public_tree import (
    DISCS_PER_TRIBE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SIDE,
    OWN_SKULL_MOVE,
    PublicNode,
    PublicTree,
    SkullDuel,
    duel_at,
    prior_belief,
)
from skulduggery.games.skull.solver.round_solver import RoundSolver

MAX_WHOLE_SITUATIONS = 250_000  # public situations; trees of more take minutes to build

PublicMoves: TypeAlias = tuple[tuple[int, int], ...]  # each with the side that made it


class InfosetStrategy(NamedTuple):
    """What to do in one situation with one secret."""

    side: int  # 0: the starter
    moves: PublicMoves  # of the round so far
    cell: int  # where the own skull is (see `public_tree`)
    met: float  # the probability to reach it
    chances: dict[int, float]  # by action


class DuelProblem(NamedTuple):
    """A position as the solver takes it, the starter first."""

    duel: SkullDuel
    seats: tuple[int, int]
    beliefs: tuple[float, float]


def duel_problem(position: SkullPosition, beliefs: dict[int, float]) -> DuelProblem:
    """What is asked; beliefs that are not given are certain where discs are, else discs / 4."""
    alive = [seat for seat, discs in enumerate(position.seats) if discs.number]
    if len(alive) != 2:
        raise BadPosition("solve-two-left", left=str(len(alive)))
    if position.last is not None:
        raise BadPosition("solve-last-chance")
    for seat in beliefs:
        if seat not in alive:
            raise BadPosition("solve-belief-nobody", seat=str(seat))
    first = position.first
    other = alive[1 - alive.index(first)]
    believed = []
    for seat in (first, other):
        discs = position.seats[seat]
        usual = default_belief(discs)
        belief = beliefs.get(seat, usual)
        if discs.skull is not None and belief != usual:
            raise BadPosition("solve-belief-known", seat=str(seat))
        if discs.number == DISCS_PER_TRIBE and belief != 1:
            raise BadPosition("solve-belief-four", seat=str(seat))
        believed.append(belief)
    duel = duel_of_seats(position.seats[first], position.seats[other])
    return DuelProblem(duel, (first, other), (believed[0], believed[1]))


def default_belief(discs: SeatDiscs) -> float:
    """Of somebody who has lost discs by chance alone; a seat given exactly is known to both."""
    return prior_belief(discs.number) if discs.skull is None else float(discs.skull)


def duel_of_seats(starter: SeatDiscs, other: SeatDiscs) -> SkullDuel:
    return SkullDuel(starter.number, other.number, starter.points, other.points)


def is_whole(duel: SkullDuel, owner_starts: bool) -> bool:
    """Whether it can be solved to the end of the game."""
    return endgame_size(int(duel.duel_index()), owner_starts) <= MAX_WHOLE_SITUATIONS


@cache
def endgame_size(duel: int, owner_starts: bool) -> int:
    """Public situations from the start of a duel to the end of the game."""
    return _count_situations(PublicTree(duel_at(duel), False, owner_starts).root, owner_starts)


def _count_situations(node: PublicNode, owner_starts: bool) -> int:
    if node.duel is not None:
        return endgame_size(int(node.duel.duel_index()), owner_starts)
    return 1 + sum(_count_situations(after, owner_starts) for after in node.nexts)


class PositionSolver:
    """A solver at work on one duel, that can be asked for its solution again and again."""

    def __init__(
        self, question: DuelProblem, grids: EndgameValues, owner_starts: bool = False
    ) -> None:
        self.question = question
        self.whole = is_whole(question.duel, owner_starts)
        self.tree = PublicTree(question.duel, self.whole, owner_starts)
        self.solver = RoundSolver(self.tree, grids, *question.beliefs)

    @property
    def iterations_done(self) -> int:
        return int(self.solver.iterations_done)

    def iterate(self, count: int) -> None:
        self.solver.iterate(count)

    def current_solution(self) -> "DuelSolution":
        """The average strategies so far; iterations can go on afterwards."""
        sides = self.solver.sides
        current = [side.strategy[:] for side in sides]
        self.solver.use_average_strategies()
        solution = DuelSolution(self)
        for side in range(2):
            sides[side].strategy = current[side]
            self.solver.propagate_reach(side, 0.0)
        return solution


class DuelSolution:
    """Average strategies, with their value and their exploitability."""

    def __init__(self, position_solver: PositionSolver) -> None:
        solver = position_solver.solver
        self.question = position_solver.question
        self.whole = position_solver.whole
        self.iterations_done = position_solver.iterations_done
        self._solver = solver
        # Exact to the end of the game; for a round it is an estimate, with the values behind it
        # held where the beliefs have come to.
        best = [solver.best_response_value(side) for side in range(2)]
        self.exploitability = (best[0] + best[1] - 1.0) / 2.0
        # What the starter wins lies between what both could make of it.
        self.value = (best[0] + 1.0 - best[1]) / 2.0
        self.choices = list(self._walk_decisions(position_solver.tree.root, ()))

    def _walk_decisions(self, node: PublicNode, moves: PublicMoves) -> Iterator[InfosetStrategy]:
        """All decisions of the first round, in the order of play."""
        if node.mover >= 0:
            yield from self._node_decisions(node, moves)
        for move, after in zip(node.moves, node.nexts, strict=True):
            if after.duel is None:
                yield from self._walk_decisions(after, (*moves, (int(node.mover), move)))

    def _node_decisions(self, node: PublicNode, moves: PublicMoves) -> Iterator[InfosetStrategy]:
        side = int(node.mover)
        mine = self._solver.sides[side]
        against = self._reach_probability(1 - side, node, moves)
        for cell, step in enumerate(node.steps):
            if step >= 0:
                ways = mine.infosets.ways_of(step)
                if len(ways) > 1:
                    met = mine.reach[node.lines[side] + cell] * against
                    chances = {int(mine.infosets.action[way]): mine.strategy[way] for way in ways}
                    yield InfosetStrategy(side, moves, cell, met, chances)

    def _reach_probability(self, side: int, node: PublicNode, moves: PublicMoves) -> float:
        """How likely a side is to be there, whatever it holds."""
        height = moves.count((side, LAY_MOVE))
        cells = HAND_CELL + 1 if (NO_SIDE, OWN_SKULL_MOVE) in moves else MAT_CELL + height
        return sum(self._solver.reach_by_cell(side, node, cells))
