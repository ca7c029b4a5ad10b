"""Säbel & Schädel for two: a ring solved, its stopping rule, and the value of a position."""

import time
from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

import msgspec

from skulduggery.core.errors import BadOptions, BadPosition
from skulduggery.core.number_range import SEED_RANGE, NumberRange
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE
from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.position import apply_position, read_position, split_ring
from skulduggery.games.saber_skull.rules.state import TOKENS_PER_COLOUR, SaberSkullState
from skulduggery.games.saber_skull.solver.ring import (
    IslandKind,
    distinct_games,
    island_kinds,
    read_ring,
    sorted_island_kinds,
)
from skulduggery.games.saber_skull.solver.ring_solver import (
    NUM_PLAYERS,
    VALUE_PRECISION,
    RingSolver,
    play_solved_match,
)
from skulduggery.games.saber_skull.solver.stop_policy import (
    StopPolicyCell,
    StopPolicySummary,
    sum_by_full,
    tabulate_policy,
)
from skulduggery.sim.intervals import wilson_interval
from skulduggery.study.solve_limits import DEFAULT_SOLVE_TIME_S, check_solve_limits

MAX_CHECK_GAMES = 10**7
MAX_TOKENS = 20


class SolutionCheck(msgspec.Struct, frozen=True):
    """The first player's share in games by the solved strategy, on the real rules."""

    games: int
    wins: int
    share: float
    low: float
    high: float


class RingChoice(msgspec.Struct, frozen=True):
    play: str
    chance: float  # of who decides


class PositionValue(msgspec.Struct, frozen=True):
    position: str
    chances: list[float]  # by seat
    choices: list[RingChoice]  # what can be decided there, the best first


class RingSolution(msgspec.Struct, frozen=True):
    ring: str
    isles: tuple[IslandKind, ...]  # 1 to 5
    tokens: int
    positions: int
    sweeps: int
    moved: float  # the most that a value changed in the last sweep
    stopped: bool
    first: float  # the chance of who begins the match
    stopping: list[StopPolicyCell]
    full: list[StopPolicySummary]
    standing: PositionValue | None
    checked: SolutionCheck | None


class RingRow(msgspec.Struct, frozen=True):
    """One of the games that rings can make."""

    ring: str  # one of the rings that make it
    rings: int  # how many of 720
    first: float


class SolverRun(NamedTuple):
    """A solved ring, and the state of the position on it, if one was asked about."""

    solver: RingSolver
    start: SaberSkullState | None
    stopped: bool


class SaberSkullSolveRequest(NamedTuple):
    ring: str
    position: str  # with the ring; empty where only the ring was given
    tokens: int
    games: int
    seed: int


def read_solve_request(
    text: str, options: SaberSkullOptions, tokens: int, games: int, seed: int
) -> SaberSkullSolveRequest:
    """What somebody wants to know, or a Mistake."""
    if options.championship:
        raise BadOptions("saber-no-championship")
    ring, rest = split_ring(text)
    coasters = read_ring(ring if ring else text)
    saber = any(kind.saber for kind in island_kinds(coasters))
    if tokens > TOKENS_PER_COLOUR and saber:
        raise BadOptions("saber-too-many", most=str(TOKENS_PER_COLOUR))
    if rest and tokens != TOKENS_PER_COLOUR:
        raise BadOptions("saber-position-needs", tokens=str(TOKENS_PER_COLOUR))
    return SaberSkullSolveRequest(" ".join(coasters), text if rest else "", tokens, games, seed)


# Solving.


def solve_position(
    position: str,
    options: SaberSkullOptions,
    *,
    tokens: int = TOKENS_PER_COLOUR,
    check: int = 0,
    seed: int = 1,
    seconds: float = DEFAULT_SOLVE_TIME_S,
    progress: Callable[[int, float], object] = lambda sweeps, moved: None,
) -> RingSolution:
    """A ring for two players, or a position on it; `check` is in how many games to try it out."""
    check_solve_limits(seconds)
    NumberRange(1, MAX_TOKENS).check_number("tokens", tokens)
    NumberRange(0, MAX_CHECK_GAMES).check_number("check", check)
    SEED_RANGE.check_number("seed", seed)
    return solve_request(
        read_solve_request(position, options, tokens, check, seed),
        seconds,
        time.monotonic,
        progress,
    )


def solve_request(
    question: SaberSkullSolveRequest,
    seconds: float,
    clock: Callable[[], float],
    progress: Callable[[int, float], object] = lambda sweeps, moved: None,
) -> RingSolution:
    """A ring or a position, tried out in games where that is asked for."""
    ring = solve_ring(question, seconds, clock, progress)
    checked = (
        play_check_games(ring.solver, question.games, question.seed) if question.games else None
    )
    return build_solution(question, ring, checked)


def solve_ring(
    question: SaberSkullSolveRequest,
    seconds: float,
    clock: Callable[[], float],
    progress: Callable[[int, float], object] = lambda sweeps, moved: None,
) -> SolverRun:
    """Until the values have converged, time is up, or somebody interrupts it.

    `progress` is called after each step, with the sweeps so far and the largest change of the last.
    """
    until = clock() + seconds
    stopped = False
    solver = RingSolver(island_kinds(question.ring.split()), question.tokens)
    start = _start_state(question, solver)  # so that a bad position is refused before the work
    values = solver.ring_values
    try:
        while values.max_change > VALUE_PRECISION:
            solver.run_step()
            progress(int(values.num_sweeps), values.max_change)
            if clock() >= until:
                stopped = values.max_change > VALUE_PRECISION
                break
    except KeyboardInterrupt:
        stopped = True
    return SolverRun(solver, start, stopped)


def build_solution(
    question: SaberSkullSolveRequest, ring: SolverRun, checked: SolutionCheck | None
) -> RingSolution:
    solver, start, stopped = ring
    values = solver.ring_values
    cells = tabulate_policy(values)
    return RingSolution(
        ring=question.ring,
        isles=island_kinds(question.ring.split()),
        tokens=question.tokens,
        positions=int(values.position_index.num_positions),
        sweeps=int(values.num_sweeps),
        moved=values.max_change,
        stopped=stopped,
        first=solver.first_player_share(),
        stopping=cells,
        full=sum_by_full(cells),
        standing=None if start is None else _value_position(start, question.position, solver),
        checked=checked,
    )


def _start_state(question: SaberSkullSolveRequest, solver: RingSolver) -> SaberSkullState | None:
    if not question.position:
        return None
    position = read_position(question.position)
    if len(position.hands) != NUM_PLAYERS:
        raise BadPosition("saber-only-two")
    return apply_position(position, solver.opening_state())


def _value_position(state: SaberSkullState, position: str, solver: RingSolver) -> PositionValue:
    tablebase = solver.tablebase
    first = tablebase.win_share(state, 0)
    choices = []
    if state.actor != CHANCE:
        choices = [
            RingChoice(ACTION_TEXTS[ply], tablebase.action_share(state, ply, state.actor))
            for ply in state.legal_actions()
        ]
    ranked = sorted(choices, key=lambda choice: -choice.chance)
    return PositionValue(str(read_position(position)), [first, 1 - first], ranked)


def play_check_games(
    solver: RingSolver,
    games: int,
    seed: int,
    progress: Callable[[int], object] = lambda played: None,
) -> SolutionCheck:
    """The fixed point against the dice: whoever plays by the values should win as often."""
    opening = solver.opening_state()
    wins = 0
    for game in range(games):
        wins += play_solved_match(opening, solver.tablebase, Rng(seed, game)) == 0
        progress(game + 1)
    return SolutionCheck(games, wins, wins / games, *wilson_interval(wins, games))


def ring_rows(first: Callable[[tuple[IslandKind, ...]], float]) -> list[RingRow]:
    """Every game that differs, from the best for who begins to the worst."""
    rows = [
        RingRow(_example_ring(isles), times, first(isles))
        for isles, times in distinct_games().items()
    ]
    return sorted(rows, key=lambda row: -row.first)


def _example_ring(isles: tuple[IslandKind, ...]) -> str:
    for rest in permutations("2345KB"):
        if sorted_island_kinds(("1", *rest)) == isles:
            return " ".join(("1", *rest))
    raise AssertionError(isles)
