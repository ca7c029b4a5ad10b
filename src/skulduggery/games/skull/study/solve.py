"""Positions of Skull with two players left: solved, and played as the master plays them."""

import math
import time
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from skulduggery.core.errors import BadPosition, shorten_text
from skulduggery.games.skull.bots.endgame_player import load_endgame_player
from skulduggery.games.skull.rules.actions import ACTION_TEXTS, BID_OFFSET
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import read_position
from skulduggery.games.skull.solver.endgame_values import NUM_DUELS
from skulduggery.games.skull.solver.exploitability import ResolvedEndgame
from skulduggery.games.skull.solver.forced_win import CERTAIN_WIN_CHANCE
from skulduggery.games.skull.solver.position_solver import (
    DuelSolution,
    InfosetStrategy,
    PositionSolver,
    duel_problem,
    is_whole,
)
from skulduggery.games.skull.solver.public_tree import (
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SIDE,
    NO_SKULL_CELL,
    OWN_SKULL_MOVE,
    duel_at,
    prior_belief,
)
from skulduggery.games.skull.study.forced_win_lines import forced_win_lines
from skulduggery.study.solve_limits import DEFAULT_SOLVE_TIME_S, check_solve_limits

DEFAULT_EXPLOITABILITY = 0.0005
SOLVE_BATCH_ITERATIONS = 10  # between two looks at the clock: compiled code is not interrupted
MAX_ROUND_ITERATIONS = 500  # what is left then is the error of the stored values


NO_SKULL, IN_HAND, ON_MAT = "none", "hand", "mat"


class StrategyRow(msgspec.Struct, frozen=True):
    """What to do in one situation of the round."""

    seat: int
    mats: dict[int, int]  # discs laid, by seat
    bids: list[int]
    challenger_gives_up: bool  # a disc, having turned the own skull
    skull: str  # none, in the hand or on the mat
    height: int | None  # of the skull on the mat, 1 for the lowest disc
    met: float  # how likely it comes to this
    play: dict[str, float]  # how often to do what


class SolvedDuel(msgspec.Struct, frozen=True):
    position: str
    beliefs: dict[int, float]  # that each owns a skull, by seat
    chances: dict[int, float]  # to win
    exploitability: float  # half of NashConv
    whole: bool  # to the end of the game; else only the round, with stored values behind it
    iterations: int
    stopped: bool  # by hand, before it was as good as was asked for
    strategy: list[StrategyRow]
    forced: dict[int, list[str]]  # by seat, where the win is certain: how


def _strategy_row(choice: InfosetStrategy, seats: tuple[int, int]) -> StrategyRow:
    cell = choice.cell
    return StrategyRow(
        seat=seats[choice.side],
        mats={seat: choice.moves.count((side, LAY_MOVE)) for side, seat in enumerate(seats)},
        bids=[
            move - BID_OFFSET
            for side, move in choice.moves
            if side != NO_SIDE and move > BID_OFFSET
        ],
        challenger_gives_up=(NO_SIDE, OWN_SKULL_MOVE) in choice.moves,
        skull=NO_SKULL if cell == NO_SKULL_CELL else IN_HAND if cell == HAND_CELL else ON_MAT,
        height=cell - MAT_CELL + 1 if cell >= MAT_CELL else None,
        met=choice.met,
        play={ACTION_TEXTS[ply]: chance for ply, chance in choice.chances.items()},
    )


def solution_report(
    position: str, answer: DuelSolution, stopped: bool, forced: dict[int, list[str]]
) -> SolvedDuel:
    question = answer.question
    first, other = question.seats
    return SolvedDuel(
        position=position,
        beliefs=dict(zip(question.seats, question.beliefs, strict=True)),
        chances={first: answer.value, other: 1 - answer.value},
        exploitability=answer.exploitability,
        whole=answer.whole,
        iterations=answer.iterations_done,
        stopped=stopped,
        strategy=[_strategy_row(choice, question.seats) for choice in answer.choices],
        forced=forced,
    )


class DuelChance(msgspec.Struct, frozen=True):
    """The starter's chance where beliefs are discs / 4."""

    starter: int
    other: int
    starter_points: int
    other_points: int
    chance: float


class ExploitabilityProof(msgspec.Struct, frozen=True):
    """How the master's play stands against a perfect opponent who knows it."""

    position: str
    beliefs: dict[int, float]
    at_least: float  # the starter's chance, playing like the master
    at_most: float  # and against the master
    exploitability: float
    rounds: int  # that were solved on the way


class SolveProgress(NamedTuple):
    """How far solving has come."""

    iterations: int
    wanted: int | None  # iterations, where it is known how many there will be
    exploitability: float


class SkullSolveRequest:
    def __init__(self, position: str, beliefs: list[str], options: SkullOptions) -> None:
        if options.last_chance:
            raise BadPosition("solve-last-chance")
        self.owner_starts = options.state_rules().owner_starts
        self.position = read_position(position)
        self.question = duel_problem(self.position, dict(map(_read_belief, beliefs)))

    def make_solver(self) -> PositionSolver:
        return PositionSolver(
            self.question, load_endgame_player(self.owner_starts).resolver.grids, self.owner_starts
        )


def _read_belief(text: str) -> tuple[int, float]:
    """`SEAT=CHANCE`."""
    seat, _, chance = text.partition("=")
    try:
        found = int(seat), float(chance)
    except ValueError:
        found = -1, math.nan
    if found[0] < 0 or not 0 <= found[1] <= 1:
        raise BadPosition("solve-belief", word=shorten_text(text))
    return found


# Solving.


def solve_position(
    position: str,
    options: SkullOptions,
    *,
    beliefs: Mapping[int, float] | None = None,
    exploitability: float = DEFAULT_EXPLOITABILITY,
    seconds: float = DEFAULT_SOLVE_TIME_S,
    language: str = "en",
    progress: Callable[[SolveProgress], object] = lambda _: None,
) -> SolvedDuel:
    """A position with two players left; `beliefs` say how likely each owns a skull, by seat."""
    check_solve_limits(seconds, exploitability)
    written = [f"{seat}={chance}" for seat, chance in (beliefs or {}).items()]
    asked = SkullSolveRequest(position, written, options)
    return solve_request(asked, exploitability, seconds, time.monotonic, language, progress)


def solve_request(
    asked: SkullSolveRequest,
    exploitability: float,
    seconds: float,
    clock: Callable[[], float],
    language: str = "en",
    progress: Callable[[SolveProgress], object] = lambda _: None,
) -> SolvedDuel:
    """Until it is as good as wanted, time is up, or somebody interrupts it."""
    until = clock() + seconds
    position_solver = asked.make_solver()
    looks: list[DuelSolution] = []
    stopped = False
    wanted = None if position_solver.whole else MAX_ROUND_ITERATIONS
    try:
        for answer in improving_solutions(position_solver, exploitability, lambda: clock() < until):
            looks.append(answer)
            progress(SolveProgress(answer.iterations_done, wanted, answer.exploitability))
    except KeyboardInterrupt:
        stopped = True
        looks.append(position_solver.current_solution())
    # With stored values as leaf values, more iterations may also make it worse.
    answer = min(looks, key=lambda answer: answer.exploitability)
    chances = dict(zip(asked.question.seats, (answer.value, 1 - answer.value), strict=True))
    forced = {
        seat: list(
            forced_win_lines(asked.position, asked.question, asked.owner_starts, seat, language)
        )
        for seat, chance in chances.items()
        if chance >= CERTAIN_WIN_CHANCE
    }
    return solution_report(str(asked.position), answer, stopped, forced)


def improving_solutions(
    position_solver: PositionSolver, exploitability: float, has_time: Callable[[], bool]
) -> Iterator[DuelSolution]:
    """Solutions, each after twice the iterations of the last; at least one."""
    turns = SOLVE_BATCH_ITERATIONS
    over = False
    while not over:
        position_solver.iterate(SOLVE_BATCH_ITERATIONS)
        over = not has_time() or (
            not position_solver.whole and position_solver.iterations_done >= MAX_ROUND_ITERATIONS
        )
        if over or position_solver.iterations_done >= turns:
            answer = position_solver.current_solution()
            yield answer
            over = over or (position_solver.whole and answer.exploitability <= exploitability)
            turns = 2 * position_solver.iterations_done


# As the master plays.


def prove_exploitability(
    asked: SkullSolveRequest, progress: Callable[[int], None] = lambda rounds: None
) -> ExploitabilityProof:
    """What a perfect opponent would win; `progress` is called with the number of rounds solved."""
    question = asked.question
    if not is_whole(question.duel, asked.owner_starts):
        raise BadPosition("solve-too-large")
    resolver = load_endgame_player(asked.owner_starts).resolver
    master = ResolvedEndgame(resolver, question.duel, *question.beliefs, progress)
    return ExploitabilityProof(
        position=str(asked.position),
        beliefs=dict(zip(question.seats, question.beliefs, strict=True)),
        at_least=master.starter_at_least(),
        at_most=master.starter_at_most(),
        exploitability=master.exploitability(),
        rounds=master.num_rounds,
    )


def duel_chances(owner_starts: bool) -> list[DuelChance]:
    """All duels whose values ship with the package."""
    grids = load_endgame_player(owner_starts).resolver.grids
    found = []
    for index in range(NUM_DUELS):
        duel = duel_at(index)
        belief = prior_belief(duel.starter_discs)
        grids.look_up(index, belief, prior_belief(duel.discs))
        found.append(
            DuelChance(
                starter=int(duel.starter_discs),
                other=int(duel.discs),
                starter_points=int(duel.starter_points),
                other_points=int(duel.points),
                chance=(1 - belief) * grids.starter_none + belief * grids.starter_skull,
            )
        )
    return found
