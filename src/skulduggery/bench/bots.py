"""How strong bots are: matches on many deals, each of them played from every chair.

What has been played is kept line by line, so that a run can be stopped and continued, and more
games added to it.
"""

import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import msgspec

from skulduggery.bench.machine import Place
from skulduggery.bench.matchups import Matchup
from skulduggery.core.errors import BadOptions
from skulduggery.core.state import State
from skulduggery.games import game_named, package_named
from skulduggery.sim.bot_game import bots_of, play_deal
from skulduggery.sim.result import Result, result
from skulduggery.sim.simulate import check_effort


class Deal(msgspec.Struct, frozen=True):
    """What a worker needs to know: one course of chance, for a match."""

    game: str
    matchup: Matchup
    seed: int
    number: int


class Thinking(msgspec.Struct):
    """How long one side thought, in seconds of processor time."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, moves: int, seconds: float, longest: float) -> None:
        self.moves += moves
        self.seconds += seconds
        self.longest = max(self.longest, longest)

    @property
    def mean(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0


class Bids(msgspec.Struct):
    """How many of its bids somebody has met exactly."""

    bids: int = 0
    met: int = 0

    def add(self, bids: int, met: int) -> None:
        self.bids += bids
        self.met += met

    @property
    def share(self) -> float:
        return self.met / self.bids


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the results: a deal played from every chair."""

    game: str
    match: str
    seed: int
    deal: int
    wins: list[float]  # the hero's, by chair
    hero: Thinking
    others: Thinking
    bids: Bids | None = None  # the hero's, where one says how many tricks one will take


class Row(msgspec.Struct, frozen=True):
    """What a match has come to so far."""

    match: str
    matchup: Matchup
    fair: float
    result: Result
    reached: bool | None
    hero: Thinking
    others: Thinking
    bids: Bids | None


class Report(Place, frozen=True, kw_only=True):
    bench: str
    game: str
    seed: int
    results: str  # the file
    rows: list[Row]


def play_one(deal: Deal) -> Played:
    """The same chance for all: the hero sits in one chair after another."""
    matchup = deal.matchup
    game = game_named(deal.game)
    hero, others, bids = Thinking(), Thinking(), Bids()
    bids_met = package_named(deal.game).bids_met

    def ended(state: State, chair: int) -> None:
        if bids_met is not None:
            bids.add(*bids_met.load()(state, chair))

    def took(first: bool, seconds: float) -> None:
        (hero if first else others).add(1, seconds, seconds)

    # Processor time: what else the machine has to do is not held against anybody.
    wins = play_deal(
        game,
        game.read_options({}),
        lineup(matchup),
        deal.seed,
        deal.number,
        took=took,
        ended=ended,
        clock=time.process_time,
    )
    told = bids if bids.bids else None
    return Played(deal.game, matchup.name, deal.seed, deal.number, wins, hero, others, told)


def lineup(matchup: Matchup) -> list[str]:
    return [matchup.hero] + [matchup.others] * (matchup.players - 1)


class Results:
    """All deals that were ever played for one game and seed, in a file of JSON lines."""

    def __init__(self, file: Path, game: str, seed: int) -> None:
        self.file = file
        self.game = game
        self.seed = seed
        self.deals: dict[tuple[str, int], Played] = {}
        if file.exists():
            whole_lines(file)
            with file.open("rb") as lines:
                for number, line in enumerate(lines, 1):
                    self.remember(read_line(line, number, file))

    def remember(self, played: Played) -> None:
        if (played.game, played.seed) == (self.game, self.seed):
            self.deals[played.match, played.deal] = played

    def add(self, played: Played) -> None:
        with self.file.open("ab") as lines:
            lines.write(msgspec.json.encode(played) + b"\n")
        self.remember(played)

    def missing(self, matchup: Matchup, games: int | None) -> list[Deal]:
        """The deals that still have to be played for so many games, or some more."""
        deals = -(-(matchup.games if games is None else games) // matchup.players)
        return [
            Deal(self.game, matchup, self.seed, number)
            for number in range(deals)
            if (matchup.name, number) not in self.deals
        ]

    def rows(self, matchups: list[Matchup]) -> list[Row]:
        """What has come of those matches of which something was played."""
        begun = {name for name, _ in self.deals}
        return [self.row(matchup) for matchup in matchups if matchup.name in begun]

    def row(self, matchup: Matchup) -> Row:
        played = [deal for (name, _), deal in self.deals.items() if name == matchup.name]
        came_to = result([deal.wins for deal in played])
        return Row(
            match=matchup.name,
            matchup=matchup,
            fair=matchup.fair,
            result=came_to,
            reached=matchup.reached(came_to.low, came_to.high),
            hero=together(deal.hero for deal in played),
            others=together(deal.others for deal in played),
            bids=all_bids(deal.bids for deal in played),
        )


def whole_lines(file: Path) -> None:
    """A line that was being written when everything ended is as if it had never been."""
    with file.open("r+b") as lines:
        lines.truncate(lines.read().rfind(b"\n") + 1)


def read_line(line: bytes, number: int, file: Path) -> Played:
    try:
        return msgspec.json.decode(line, type=Played)
    except msgspec.MsgspecError:
        raise BadOptions("bad-results", line=str(number), file=str(file)) from None


def together(thoughts: Iterable[Thinking]) -> Thinking:
    whole = Thinking()
    for thought in thoughts:
        whole.add(thought.moves, thought.seconds, thought.longest)
    return whole


def all_bids(kept: Iterable[Bids | None]) -> Bids | None:
    whole = Bids()
    for bids in kept:
        if bids is not None:
            whole.add(bids.bids, bids.met)
    return whole if whole.bids else None


def run(
    results: Results,
    matchups: list[Matchup],
    games: int | None,
    jobs: int,
    progress: Callable[[int, int], object] = lambda done, total: None,
) -> None:
    """Play what is missing; `progress` hears of games that are there, and that there will be."""
    check_effort(1 if games is None else games, jobs, results.seed, None)
    game = game_named(results.game)
    for matchup in matchups:  # so that what cannot be is said before any work begins
        game.new(game.read_options({}), matchup.players)
        bots_of(results.game, lineup(matchup), results.seed, 0)
    deals = [deal for matchup in matchups for deal in results.missing(matchup, games)]
    done = sum(row.result.games for row in results.rows(matchups))
    total = done + sum(deal.matchup.players for deal in deals)
    progress(done, total)
    with workers(jobs) as played_by_all:
        for played in played_by_all(deals):
            results.add(played)
            done += len(played.wins)
            progress(done, total)


def report(results: Results, matchups: list[Matchup]) -> Report:
    return Report(
        bench="bots",
        game=results.game,
        seed=results.seed,
        results=str(results.file),
        rows=results.rows(matchups),
    )


@contextmanager
def workers(jobs: int) -> Iterator[Callable[[list[Deal]], Iterable[Played]]]:
    """Play deals here, or in as many processes; they end with the block, whatever they are at."""
    if jobs == 1:
        yield lambda deals: map(play_one, deals)
        return
    # Fresh processes: a fork of a program with threads (a progress bar) may hang.
    with get_context("spawn").Pool(jobs, initializer=leave_interrupts) as pool:
        yield lambda deals: pool.imap_unordered(play_one, deals)


def leave_interrupts() -> None:
    """Whoever presses Ctrl-C means the program; it ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
