"""One position of Skull with two players left, studied until it is known well enough.

Small endgames are solved whole, to the last round. Of larger ones the round is solved, with the
values of all duels that ship with the package behind it.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from skulduggery.core.errors import BadPosition
from skulduggery.games.skull.rules.position import Position
from skulduggery.games.skull.solver.endgame_values import Grids
from skulduggery.games.skull.solver.public_tree import (
    HAND,
    LAY,
    MAT,
    MOST_DISCS,
    NOBODY,
    OWN,
    Duel,
    Node,
    Tree,
    duel_at,
)
from skulduggery.games.skull.solver.round_solver import Solver

LARGEST = 250_000  # public situations that are solved whole; more take minutes to write down


Moves: TypeAlias = tuple[tuple[int, int], ...]  # public ones, each with the side that made it


class Choice(NamedTuple):
    """What to do in one situation with one secret."""

    side: int  # 0: the starter
    moves: Moves  # of the round so far
    cell: int  # where the own skull is (see `public`)
    met: float  # how likely it comes to this
    chances: dict[int, float]  # by action


class Question(NamedTuple):
    """A position as the solver takes it, the starter first."""

    duel: Duel
    seats: tuple[int, int]
    beliefs: tuple[float, float]


def question_of(position: Position, beliefs: dict[int, float]) -> Question:
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
        usual = discs.number / MOST_DISCS if discs.skull is None else float(discs.skull)
        belief = beliefs.get(seat, usual)
        if discs.skull is not None and belief != usual:
            raise BadPosition("solve-belief-known", seat=str(seat))
        if discs.number == MOST_DISCS and belief != 1:
            raise BadPosition("solve-belief-four", seat=str(seat))
        believed.append(belief)
    starter, second = position.seats[first], position.seats[other]
    duel = Duel(starter.number, second.number, starter.points, second.points)
    return Question(duel, (first, other), (believed[0], believed[1]))


def is_whole(duel: Duel, owner_starts: bool) -> bool:
    """Whether it can be solved to the end of the game."""
    return size(int(duel.index()), owner_starts) <= LARGEST


@cache
def size(duel: int, owner_starts: bool) -> int:
    """Public situations from the start of a duel to the end of the game."""
    return situations(Tree(duel_at(duel), False, owner_starts).root, owner_starts)


def situations(node: Node, owner_starts: bool) -> int:
    if node.duel is not None:
        return size(int(node.duel.index()), owner_starts)
    return 1 + sum(situations(after, owner_starts) for after in node.nexts)


class Study:
    """A solver at work on one question."""

    def __init__(self, question: Question, grids: Grids, owner_starts: bool = False) -> None:
        self.question = question
        self.whole = is_whole(question.duel, owner_starts)
        self.tree = Tree(question.duel, self.whole, owner_starts)
        self.solver = Solver(self.tree, grids, *question.beliefs)

    @property
    def turns(self) -> int:
        return int(self.solver.turns)

    def iterate(self, count: int) -> None:
        self.solver.iterate(count)

    def answer(self) -> "Answer":
        """What is known so far; the work can go on afterwards."""
        sides = self.solver.sides
        lately = [side.chance[:] for side in sides]
        self.solver.settle()
        answer = Answer(self)
        for side in range(2):
            sides[side].chance = lately[side]
            self.solver.spread(side, 0.0)
        return answer


class Answer:
    """The average of all that was tried: what it wins, what it gives away, and what it does."""

    def __init__(self, study: Study) -> None:
        solver = study.solver
        self.question = study.question
        self.whole = study.whole
        self.turns = study.turns
        self.solver = solver
        # Exact to the end of the game; for a round it is an estimate, with the values behind it
        # held where the beliefs have come to.
        best = [solver.reply(side) for side in range(2)]
        self.exploitability = (best[0] + best[1] - 1.0) / 2.0
        # What the starter wins lies between what both could make of it.
        self.value = (best[0] + 1.0 - best[1]) / 2.0
        self.choices = list(self.walk(study.tree.root, ()))

    def walk(self, node: Node, moves: Moves) -> Iterator[Choice]:
        """All decisions of the first round, in the order of play."""
        if node.mover >= 0:
            yield from self.decisions(node, moves)
        for move, after in zip(node.moves, node.nexts, strict=True):
            if after.duel is None:
                yield from self.walk(after, (*moves, (int(node.mover), move)))

    def decisions(self, node: Node, moves: Moves) -> Iterator[Choice]:
        side = int(node.mover)
        mine = self.solver.sides[side]
        against = self.weight_of(1 - side, node, moves)
        for cell, step in enumerate(node.steps):
            if step >= 0:
                ways = range(mine.lines.first[step], mine.lines.first[step + 1])
                if len(ways) > 1:
                    met = mine.mass[node.lines[side] + cell] * against
                    chances = {int(mine.lines.action[way]): mine.chance[way] for way in ways}
                    yield Choice(side, moves, cell, met, chances)

    def weight_of(self, side: int, node: Node, moves: Moves) -> float:
        """How likely a side is to be there, whatever it holds."""
        height = moves.count((side, LAY))
        cells = HAND + 1 if (NOBODY, OWN) in moves else MAT + height
        line = node.lines[side]
        return sum(self.solver.sides[side].mass[line + cell] for cell in range(cells))
