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
from skulduggery.games.saber_skull.rules.actions import TEXTS
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.position import put, read_position, split_ring
from skulduggery.games.saber_skull.rules.state import ALL_TOKENS, SaberSkullState
from skulduggery.games.saber_skull.solver.ring import (
    Isle,
    all_games,
    isles_of,
    read_ring,
    sorted_isles,
)
from skulduggery.games.saber_skull.solver.ring_solver import PLAYERS, Study, play
from skulduggery.games.saber_skull.solver.stop_policy import (
    Cell,
    Full,
    by_full,
    stopping,
)
from skulduggery.sim.intervals import wilson
from skulduggery.study.solve_limits import USUAL_SECONDS, check_effort

PRECISION = 1e-10  # no value moves by more in the last sweep
MOST_GAMES = 10**7
MOST_TOKENS = 20


class Checked(msgspec.Struct, frozen=True):
    """The first player's share in games by the solved strategy, on the real rules."""

    games: int
    wins: int
    share: float
    low: float
    high: float


class Choice(msgspec.Struct, frozen=True):
    play: str
    chance: float  # of who decides


class Standing(msgspec.Struct, frozen=True):
    position: str
    chances: list[float]  # by seat
    choices: list[Choice]  # what can be decided there, the best first


class Solved(msgspec.Struct, frozen=True):
    ring: str
    isles: tuple[Isle, ...]  # 1 to 5
    tokens: int
    positions: int
    sweeps: int
    moved: float  # the most that a value changed in the last sweep
    stopped: bool
    first: float  # the chance of who begins the match
    stopping: list[Cell]
    full: list[Full]
    standing: Standing | None
    checked: Checked | None


class RingRow(msgspec.Struct, frozen=True):
    """One of the games that rings can make."""

    ring: str  # one of the rings that make it
    rings: int  # how many of 720
    first: float


class SolvedRing(NamedTuple):
    """A ring worked out, and where on it a position stands, if one was asked about."""

    study: Study
    start: SaberSkullState | None
    stopped: bool


class Asked(NamedTuple):
    ring: str
    position: str  # with the ring; empty where only the ring was given
    tokens: int
    games: int
    seed: int


def asked(text: str, options: SaberSkullOptions, tokens: int, games: int, seed: int) -> Asked:
    """What somebody wants to know, or a Mistake."""
    if options.championship:
        raise BadOptions("saber-no-championship")
    ring, rest = split_ring(text)
    coasters = read_ring(ring if ring else text)
    saber = any(isle.saber for isle in isles_of(coasters))
    if tokens > ALL_TOKENS and saber:
        raise BadOptions("saber-too-many", most=str(ALL_TOKENS))
    if rest and tokens != ALL_TOKENS:
        raise BadOptions("saber-position-needs", tokens=str(ALL_TOKENS))
    return Asked(" ".join(coasters), text if rest else "", tokens, games, seed)


# Solving.


def solve_position(
    position: str,
    options: SaberSkullOptions,
    *,
    tokens: int = ALL_TOKENS,
    check: int = 0,
    seed: int = 1,
    seconds: float = USUAL_SECONDS,
    progress: Callable[[int, float], object] = lambda sweeps, moved: None,
) -> Solved:
    """A ring for two players, or a position on it; `check` is in how many games to try it out."""
    check_effort(seconds)
    NumberRange(1, MOST_TOKENS).check("tokens", tokens)
    NumberRange(0, MOST_GAMES).check("check", check)
    SEED_RANGE.check("seed", seed)
    return solve(asked(position, options, tokens, check, seed), seconds, time.monotonic, progress)


def solve(
    question: Asked,
    seconds: float,
    clock: Callable[[], float],
    progress: Callable[[int, float], object] = lambda sweeps, moved: None,
) -> Solved:
    """A ring or a position, tried out in games where that is asked for."""
    ring = solve_ring(question, seconds, clock, progress)
    checked = check(ring.study, question.games, question.seed) if question.games else None
    return report(question, ring, checked)


def solve_ring(
    question: Asked,
    seconds: float,
    clock: Callable[[], float],
    progress: Callable[[int, float], object] = lambda sweeps, moved: None,
) -> SolvedRing:
    """Until no value moves, or time is up, or somebody has had enough.

    `progress` hears of each sweep, and by how much a value has moved in it.
    """
    until = clock() + seconds
    stopped = False
    study = Study(isles_of(question.ring.split()), question.tokens)
    start = place(question, study)  # a bad position should be told before the work
    chances = study.chances
    try:
        while chances.moved > PRECISION:
            study.step()
            progress(int(chances.sweeps), chances.moved)
            if clock() >= until:
                stopped = chances.moved > PRECISION
                break
    except KeyboardInterrupt:
        stopped = True
    return SolvedRing(study, start, stopped)


def report(question: Asked, ring: SolvedRing, checked: Checked | None) -> Solved:
    study, start, stopped = ring
    chances = study.chances
    cells = stopping(chances)
    return Solved(
        ring=question.ring,
        isles=isles_of(question.ring.split()),
        tokens=question.tokens,
        positions=int(chances.waters.positions),
        sweeps=int(chances.sweeps),
        moved=chances.moved,
        stopped=stopped,
        first=study.first_player(),
        stopping=cells,
        full=by_full(cells),
        standing=None if start is None else standing(start, question.position, study),
        checked=checked,
    )


def place(question: Asked, study: Study) -> SaberSkullState | None:
    if not question.position:
        return None
    position = read_position(question.position)
    if len(position.hands) != PLAYERS:
        raise BadPosition("saber-only-two")
    return put(position, study.opening())


def standing(state: SaberSkullState, position: str, study: Study) -> Standing:
    reckoning = study.reckoning
    first = reckoning.share(state, 0)
    choices = []
    if state.actor != CHANCE:
        choices = [
            Choice(TEXTS[ply], reckoning.after(state, ply, state.actor)) for ply in state.actions()
        ]
    ranked = sorted(choices, key=lambda choice: -choice.chance)
    return Standing(str(read_position(position)), [first, 1 - first], ranked)


def check(
    study: Study, games: int, seed: int, progress: Callable[[int], object] = lambda played: None
) -> Checked:
    """The fixed point against the dice: whoever plays by the values should win as often."""
    opening = study.opening()
    wins = 0
    for game in range(games):
        wins += play(opening, study.reckoning, Rng(seed, game)) == 0
        progress(game + 1)
    return Checked(games, wins, wins / games, *wilson(wins, games))


def all_rings(first: Callable[[tuple[Isle, ...]], float]) -> list[RingRow]:
    """Every game that differs, from the best for who begins to the worst."""
    rows = [RingRow(example_of(isles), times, first(isles)) for isles, times in all_games().items()]
    return sorted(rows, key=lambda row: -row.first)


def example_of(isles: tuple[Isle, ...]) -> str:
    for rest in permutations("2345KB"):
        if sorted_isles(("1", *rest)) == isles:
            return " ".join(("1", *rest))
    raise AssertionError(isles)
