"""Positions of Skull with two players left: solved, played, and shown."""

import math
from collections.abc import Callable, Iterator

import msgspec
from rich.table import Table

from skulduggery.bots.skull.duel import duelist
from skulduggery.cli.progress import counting
from skulduggery.cli.solve_forced import SKULL, seat_names, way_to_win
from skulduggery.cli.words import LANGUAGE, told
from skulduggery.core.errors import BadPosition, shortened
from skulduggery.games.skull.options import SkullOptions
from skulduggery.games.skull.position import read_position
from skulduggery.solve.skull.grids import DUELS
from skulduggery.solve.skull.played import Played
from skulduggery.solve.skull.public import MOST_DISCS, duel_at
from skulduggery.solve.skull.report import IN_HAND, NO_SKULL, Row, Solved, solved
from skulduggery.solve.skull.study import Answer, Study, is_whole, question_of
from skulduggery.terminal.console import make_console

BATCH = 10  # iterations between two looks at the clock
OF_A_ROUND = 500  # iterations: what is left then is what the stored values do not know
RARE = 0.005  # situations less likely than that are left out, unless all are wanted
SELDOM = 0.005  # so are decisions, or they would be "0 %"
CERTAIN = 0.999  # as near as solving comes to it
LONGEST = 60  # lines of a way to win


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


def solve(
    asked: Asked, exploitability: float, seconds: float, clock: Callable[[], float]
) -> Solved:
    """Until it is as good as wanted, or time is up, or somebody has had enough."""
    until = clock() + seconds
    study = asked.study()
    looks: list[Answer] = []
    stopped = False
    with counting(told("solve-solving")) as bar:
        task = bar.add_task("", total=None if study.whole else OF_A_ROUND)
        try:
            for answer in search(study, exploitability, lambda: clock() < until):
                looks.append(answer)
                news = told("solve-news", exploitability=f"{answer.exploitability:.6f}")
                bar.update(task, completed=answer.turns, description=news)
        except KeyboardInterrupt:
            stopped = True
            looks.append(study.answer())
    # Where stored values stand behind a round, more work may also make it worse.
    answer = min(looks, key=lambda answer: answer.exploitability)
    chances = dict(zip(asked.question.seats, (answer.value, 1 - answer.value), strict=True))
    forced = {
        seat: list(way_to_win(asked.position, asked.question, asked.owner_starts, seat))
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


def prove(asked: Asked) -> Proof:
    question = asked.question
    if not is_whole(question.duel, asked.owner_starts):
        raise BadPosition("solve-too-large")
    with counting(told("solve-playing")) as bar:
        task = bar.add_task("", total=None)
        resolver = duelist(asked.owner_starts).resolver
        master = Played(
            resolver,
            question.duel,
            *question.beliefs,
            lambda rounds: bar.update(task, completed=rounds),
        )
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


# Showing.


def percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"


def show(answer: Solved, everything: bool) -> None:
    console = make_console()
    console.print(told("solve-answer", position=answer.position))
    if answer.stopped:
        console.print(told("solve-stopped"), style="bold")
    for seat, chance in answer.chances.items():
        belief = percent(answer.beliefs[seat])
        console.print(told("solve-chance", seat=str(seat), chance=percent(chance), belief=belief))
    key = "solve-exploitable" if answer.whole else "solve-exploitable-round"
    console.print(
        told(
            key,
            exploitability=f"{answer.exploitability:.6f}",
            iterations=str(answer.iterations),
        )
    )
    table = Table(told("solve-who"), told("solve-so-far"), told("solve-skull"))
    table.add_column(told("solve-play"), no_wrap=True)
    table.add_column(told("solve-met"), justify="right")
    for row in answer.strategy:
        if everything or row.met >= RARE:
            table.add_row(str(row.seat), so_far(row), where(row), play(row), percent(row.met))
    console.print(table)
    for lines in filter(None, answer.forced.values()):
        console.print(told("solve-forced"), style="bold")
        for line in lines[:LONGEST]:
            console.print(line, soft_wrap=True)
        if len(lines) > LONGEST:
            console.print(told("solve-more-lines", lines=str(len(lines) - LONGEST)))


def so_far(row: Row) -> str:
    if row.challenger_gives_up:
        return told("solve-own-skull", bids=numbers(row.bids))
    if 0 in row.mats.values():
        return told("solve-first-discs")
    own = row.mats[row.seat]
    mats = told("solve-mats", own=own, other=sum(row.mats.values()) - own)
    return told("solve-bids", mats=mats, bids=numbers(row.bids)) if row.bids else mats


def numbers(bids: list[int]) -> str:
    return ", ".join(map(str, bids))


def where(row: Row) -> str:
    if row.skull == NO_SKULL:
        return told("solve-no-skull")
    if row.skull == IN_HAND:
        return told("solve-in-hand")
    return told("solve-on-mat", height=row.height or 0)


def play(row: Row) -> str:
    names = seat_names(max(row.mats) + 1)
    likely = sorted(row.play.items(), key=lambda choice: -choice[1])
    return "\n".join(
        told("solve-often", play=SKULL.label(text, names, LANGUAGE), chance=f"{100 * chance:.0f}")
        for text, chance in likely
        if chance >= SELDOM
    )


def show_proof(proof: Proof) -> None:
    console = make_console()
    console.print(told("solve-answer", position=proof.position))
    console.print(
        told(
            "solve-proof",
            least=f"{proof.at_least:.6f}",
            most=f"{proof.at_most:.6f}",
            exploitability=f"{proof.exploitability:.6f}",
            rounds=str(proof.rounds),
        )
    )


def show_duels(found: list[Duel]) -> None:
    console = make_console()
    console.print(told("solve-duels"))
    table = Table(told("solve-discs"))
    for points in ("0-0", "0-1", "1-0", "1-1"):
        table.add_column(points, justify="right")
    by_discs: dict[tuple[int, int], list[str]] = {}
    for duel in found:
        by_discs.setdefault((duel.starter, duel.other), []).append(f"{duel.chance:.4f}")
    for (starter, other), chances in by_discs.items():
        table.add_row(told("solve-against", starter=starter, other=other), *chances)
    console.print(table)
