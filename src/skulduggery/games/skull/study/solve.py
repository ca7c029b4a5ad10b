"""Positions of Skull with two players left: solved, and played as the master plays them."""

import math
import time
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from skulduggery.core.errors import BadPosition, shortened
from skulduggery.games.skull.bots.endgame_player import duelist
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.position import read_position
from skulduggery.games.skull.solver.endgame_values import DUELS
from skulduggery.games.skull.solver.exploitability import Played
from skulduggery.games.skull.solver.position_solver import Answer, Study, is_whole, question_of
from skulduggery.games.skull.solver.public_tree import MOST_DISCS, duel_at
from skulduggery.games.skull.solver.report import Solved, solved
from skulduggery.games.skull.study.forced_win_lines import way_to_win
from skulduggery.study.solve_limits import USUAL_SECONDS, check_effort

USUAL_EXPLOITABILITY = 0.0005
BATCH = 10  # iterations between two looks at the clock
OF_A_ROUND = 500  # iterations: what is left then is what the stored values do not know
CERTAIN = 0.999  # as near as solving comes to it


class Duel(msgspec.Struct, frozen=True):
    """The starter's chance where beliefs are discs / 4."""

    starter: int
    other: int
    starter_points: int
    other_points: int
    chance: float


class Proof(msgspec.Struct, frozen=True):
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


class Asked:
    def __init__(self, position: str, beliefs: list[str], options: SkullOptions) -> None:
        if options.last_chance:
            raise BadPosition("solve-last-chance")
        self.owner_starts = options.rules().owner_starts
        self.position = read_position(position)
        self.question = question_of(self.position, dict(map(read_belief, beliefs)))

    def study(self) -> Study:
        return Study(self.question, duelist(self.owner_starts).resolver.grids, self.owner_starts)


def read_belief(text: str) -> tuple[int, float]:
    """`SEAT=CHANCE`."""
    seat, _, chance = text.partition("=")
    try:
        found = int(seat), float(chance)
    except ValueError:
        found = -1, math.nan
    if found[0] < 0 or not 0 <= found[1] <= 1:
        raise BadPosition("solve-belief", word=shortened(text))
    return found


# Solving.


def solve_position(
    position: str,
    options: SkullOptions,
    *,
    beliefs: Mapping[int, float] | None = None,
    exploitability: float = USUAL_EXPLOITABILITY,
    seconds: float = USUAL_SECONDS,
    language: str = "en",
    progress: Callable[[SolveProgress], object] = lambda _: None,
) -> Solved:
    """A position with two players left; `beliefs` say how likely each owns a skull, by seat."""
    check_effort(seconds, exploitability)
    written = [f"{seat}={chance}" for seat, chance in (beliefs or {}).items()]
    asked = Asked(position, written, options)
    return solve(asked, exploitability, seconds, time.monotonic, language, progress)


def solve(
    asked: Asked,
    exploitability: float,
    seconds: float,
    clock: Callable[[], float],
    language: str = "en",
    progress: Callable[[SolveProgress], object] = lambda _: None,
) -> Solved:
    """Until it is as good as wanted, or time is up, or somebody has had enough."""
    until = clock() + seconds
    study = asked.study()
    looks: list[Answer] = []
    stopped = False
    wanted = None if study.whole else OF_A_ROUND
    try:
        for answer in search(study, exploitability, lambda: clock() < until):
            looks.append(answer)
            progress(SolveProgress(answer.turns, wanted, answer.exploitability))
    except KeyboardInterrupt:
        stopped = True
        looks.append(study.answer())
    # Where stored values stand behind a round, more work may also make it worse.
    answer = min(looks, key=lambda answer: answer.exploitability)
    chances = dict(zip(asked.question.seats, (answer.value, 1 - answer.value), strict=True))
    forced = {
        seat: list(way_to_win(asked.position, asked.question, asked.owner_starts, seat, language))
        for seat, chance in chances.items()
        if chance >= CERTAIN
    }
    return solved(str(asked.position), answer, stopped, forced)


def search(study: Study, exploitability: float, in_time: Callable[[], bool]) -> Iterator[Answer]:
    """Answers, each after twice the work of the last; at least one."""
    turns = BATCH
    over = False
    while not over:
        study.iterate(BATCH)  # a few at a time: nothing interrupts what is compiled
        over = not in_time() or (not study.whole and study.turns >= OF_A_ROUND)
        if over or study.turns >= turns:
            answer = study.answer()
            yield answer
            over = over or (study.whole and answer.exploitability <= exploitability)
            turns = 2 * study.turns


# As the master plays.


def prove(asked: Asked, progress: Callable[[int], None] = lambda rounds: None) -> Proof:
    """What a perfect opponent would win; `progress` hears how many rounds are solved."""
    question = asked.question
    if not is_whole(question.duel, asked.owner_starts):
        raise BadPosition("solve-too-large")
    resolver = duelist(asked.owner_starts).resolver
    master = Played(resolver, question.duel, *question.beliefs, progress)
    return Proof(
        position=str(asked.position),
        beliefs=dict(zip(question.seats, question.beliefs, strict=True)),
        at_least=master.starter_at_least(),
        at_most=master.starter_at_most(),
        exploitability=master.exploitability(),
        rounds=master.rounds,
    )


def duels(owner_starts: bool) -> list[Duel]:
    """All that ship."""
    grids = duelist(owner_starts).resolver.grids
    found = []
    for index in range(DUELS):
        duel = duel_at(index)
        belief = duel.starter_discs / MOST_DISCS
        grids.look_up(index, belief, duel.discs / MOST_DISCS)
        found.append(
            Duel(
                starter=int(duel.starter_discs),
                other=int(duel.discs),
                starter_points=int(duel.starter_points),
                other_points=int(duel.points),
                chance=(1 - belief) * grids.starter_none + belief * grids.starter_skull,
            )
        )
    return found
