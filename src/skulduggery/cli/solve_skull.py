"""Positions of Skull with two players left: solved, played, and shown."""

import math
from collections.abc import Callable, Iterator

import msgspec
from rich.console import Console
from rich.table import Table

from skulduggery.bots.skull.duel import duelist
from skulduggery.cli.progress import counting
from skulduggery.cli.words import LANGUAGE, told
from skulduggery.core.errors import BadPosition, shortened
from skulduggery.core.narrator import as_seen
from skulduggery.games import game_named
from skulduggery.games.skull.actions import TEXTS
from skulduggery.games.skull.options import SkullOptions
from skulduggery.games.skull.position import Discs, Position, read_position, state_at
from skulduggery.games.skull.state import SkullState
from skulduggery.solve.skull.forced import Branch, Plan, forced_win
from skulduggery.solve.skull.grids import DUELS
from skulduggery.solve.skull.played import Played
from skulduggery.solve.skull.public import MOST_DISCS, duel_at
from skulduggery.solve.skull.report import IN_HAND, NO_SKULL, Row, Solved, solved
from skulduggery.solve.skull.study import Question, Study, question_of

SKULL = game_named("skull")
FEWEST_TURNS = 10  # between two looks at the clock
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
        self.options = options
        self.owner_starts = options.rules().owner_starts
        self.position = read_position(position)
        self.question = question_of(self.position, dict(map(read_belief, beliefs)))


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
    study = Study(asked.question, duelist(asked.owner_starts).resolver.grids, asked.owner_starts)
    begun = clock()
    turns = FEWEST_TURNS
    stopped = False
    answer = None
    with counting(told("solve-solving")) as bar:
        task = bar.add_task("", total=None)
        try:
            while True:
                study.iterate(turns)
                answer = study.answer()
                news = told("solve-news", exploitability=f"{answer.exploitability:.6f}")
                bar.update(task, completed=study.turns, description=news)
                if answer.exploitability <= exploitability or clock() - begun > seconds:
                    break
                turns = study.turns  # twice as many as so far
        except KeyboardInterrupt:
            stopped = True
            answer = study.answer() if answer is None else answer
    chances = dict(zip(asked.question.seats, (answer.value, 1 - answer.value), strict=True))
    forced = {seat: list(way_to_win(asked, seat)) for seat in chances if chances[seat] >= CERTAIN}
    return solved(str(asked.position), answer, stopped, forced)


# Wins that nothing can stop.


def way_to_win(asked: Asked, seat: int) -> Iterator[str]:
    """For each of the discs that a player may have, what to do."""
    for own in discs_of(asked.question, asked.position, seat):
        other = next(s for s in asked.question.seats if s != seat)
        worlds = [
            truth(asked, {seat: own, other: theirs})
            for theirs in discs_of(asked.question, asked.position, other)
        ]
        plan = forced_win(worlds, seat)
        if plan is not None:
            yield told("solve-with", seat=str(seat), discs=str(own).rstrip("+"))
            yield from lines_of(plan, worlds[0], seat, 1)


def discs_of(question: Question, position: Position, seat: int) -> list[Discs]:
    """What a seat may own, by the beliefs."""
    discs = position.seats[seat]
    belief = question.beliefs[question.seats.index(seat)]
    return [
        Discs(discs.number, skull, discs.points)
        for skull, chance in ((False, 1 - belief), (True, belief))
        if chance > 0
    ]


def truth(asked: Asked, discs: dict[int, Discs]) -> SkullState:
    seats = tuple(discs.get(seat, Discs(0, False, 0)) for seat in range(len(asked.position.seats)))
    exact = msgspec.structs.replace(asked.position, seats=seats)
    return state_at(exact, asked.options, len(seats))


def lines_of(plan: Plan, state: SkullState, seat: int, depth: int) -> Iterator[str]:
    """The plan as nested lines; what follows of itself stays on one line."""
    said: list[str] = []
    while True:
        if plan.ply is not None:
            names = seat_names(state.num_seats)
            said.append(SKULL.label(TEXTS[plan.ply], names, LANGUAGE) + ".")
        if len(plan.branches) > 1:
            break
        branch = plan.branches[0]
        if plan.ply is None:
            said.append(told_of(branch, seat))
        if branch.plan is None:
            yield "  " * depth + " ".join(filter(None, [*said, told("solve-won")]))
            return
        plan, state = branch.plan, branch.after
    if said:
        yield "  " * depth + " ".join(filter(None, said))
    for branch in plan.branches:
        yield "  " * depth + "- " + told_of(branch, seat)
        if branch.plan is not None:
            yield from lines_of(branch.plan, branch.after, seat, depth + 1)


def told_of(branch: Branch, seat: int) -> str:
    """What the player hears of a ply."""
    events = SKULL.events(branch.before, branch.ply, branch.after)
    names = seat_names(branch.before.num_seats)
    return " ".join(
        SKULL.sentence(event, names, LANGUAGE) for event in as_seen(events, branch.before, seat)
    )


def seat_names(seats: int) -> list[str]:
    return [told("solve-seat", seat=str(seat)) for seat in range(seats)]


# As the master plays.


def prove(asked: Asked) -> Proof:
    question = asked.question
    study = Study(question, duelist(asked.owner_starts).resolver.grids, asked.owner_starts)
    if not study.whole:
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
    console = Console(highlight=False)
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
    table.add_column(told("solve-play"))
    table.add_column(told("solve-met"), justify="right")
    for row in answer.strategy:
        if everything or row.met >= RARE:
            table.add_row(str(row.seat), so_far(row), where(row), play(row), percent(row.met))
    console.print(table)
    for lines in answer.forced.values():
        console.print(told("solve-forced"), style="bold")
        for line in lines[:LONGEST]:
            console.print(line, soft_wrap=True)
        if len(lines) > LONGEST:
            console.print(told("solve-more-lines", lines=str(len(lines) - LONGEST)))


def so_far(row: Row) -> str:
    if row.challenger_gives_up:
        return told("solve-own-skull", bids=numbers(row.bids))
    mats = " + ".join(str(height) for height in row.mats.values())
    if not any(row.mats.values()) or 0 in row.mats.values():
        return told("solve-first-discs")
    if not row.bids:
        return told("solve-mats", mats=mats)
    return told("solve-bids", mats=mats, bids=numbers(row.bids))


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
    return ", ".join(
        told("solve-often", play=SKULL.label(text, names, LANGUAGE), chance=f"{100 * chance:.0f}")
        for text, chance in likely
        if chance >= SELDOM
    )


def show_proof(proof: Proof) -> None:
    console = Console(highlight=False)
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
    console = Console(highlight=False)
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
