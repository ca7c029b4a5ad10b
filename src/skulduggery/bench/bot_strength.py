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

from skulduggery.bench.matchups import Matchup
from skulduggery.bench.measurement import MachineInfo
from skulduggery.core.errors import BadOptions
from skulduggery.core.state import State
from skulduggery.games import game_named, package_named
from skulduggery.sim.bot_game import make_bots, play_deal
from skulduggery.sim.simulate import check_run_size
from skulduggery.sim.summary import BotResult, bot_result


class MatchupDeal(msgspec.Struct, frozen=True):
    """What a worker needs to know: one course of chance, for a match."""

    game: str
    matchup: Matchup
    seed: int
    number: int


class ThinkingTime(msgspec.Struct):
    """How long one side thought, in seconds of processor time."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, moves: int, seconds: float, longest: float) -> None:
        self.moves += moves
        self.seconds += seconds
        self.longest = max(self.longest, longest)

    @property
    def mean_seconds(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0


class BidCount(msgspec.Struct):
    """How many of its bids somebody has met exactly."""

    bids: int = 0
    met: int = 0

    def add(self, bids: int, met: int) -> None:
        self.bids += bids
        self.met += met

    @property
    def met_share(self) -> float:
        return self.met / self.bids


class PlayedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the results: a deal played from every chair."""

    game: str
    match: str
    seed: int
    deal: int
    wins: list[float]  # the hero's, by chair
    hero: ThinkingTime
    others: ThinkingTime
    bids: BidCount | None = None  # the hero's, where one says how many tricks one will take


class MatchupRow(msgspec.Struct, frozen=True):
    """What a match has come to so far."""

    match: str
    matchup: Matchup
    fair: float
    result: BotResult
    reached: bool | None
    hero: ThinkingTime
    others: ThinkingTime
    bids: BidCount | None


class BotStrengthReport(MachineInfo, frozen=True, kw_only=True):
    bench: str
    game: str
    seed: int
    results: str  # the file
    rows: list[MatchupRow]


def play_matchup_deal(deal: MatchupDeal) -> PlayedDeal:
    """The same chance for all: the hero sits in one chair after another."""
    matchup = deal.matchup
    game = game_named(deal.game)
    hero, others, bids = ThinkingTime(), ThinkingTime(), BidCount()
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
        matchup_bots(matchup),
        deal.seed,
        deal.number,
        took=took,
        ended=ended,
        clock=time.process_time,
    )
    told = bids if bids.bids else None
    return PlayedDeal(deal.game, matchup.name, deal.seed, deal.number, wins, hero, others, told)


def matchup_bots(matchup: Matchup) -> list[str]:
    return [matchup.hero] + [matchup.others] * (matchup.players - 1)


class DealResults:
    """All deals that were ever played for one game and seed, in a file of JSON lines."""

    def __init__(self, file: Path, game: str, seed: int) -> None:
        self.file = file
        self.game = game
        self.seed = seed
        self.deals: dict[tuple[str, int], PlayedDeal] = {}
        if file.exists():
            drop_partial_line(file)
            with file.open("rb") as lines:
                for number, line in enumerate(lines, 1):
                    self.remember_deal(read_result_line(line, number, file))

    def remember_deal(self, played: PlayedDeal) -> None:
        if (played.game, played.seed) == (self.game, self.seed):
            self.deals[played.match, played.deal] = played

    def add_deal(self, played: PlayedDeal) -> None:
        with self.file.open("ab") as lines:
            lines.write(msgspec.json.encode(played) + b"\n")
        self.remember_deal(played)

    def missing_deals(self, matchup: Matchup, games: int | None) -> list[MatchupDeal]:
        """The deals that still have to be played for so many games, or some more."""
        deals = -(-(matchup.games if games is None else games) // matchup.players)
        return [
            MatchupDeal(self.game, matchup, self.seed, number)
            for number in range(deals)
            if (matchup.name, number) not in self.deals
        ]

    def matchup_rows(self, matchups: list[Matchup]) -> list[MatchupRow]:
        """What has come of those matches of which something was played."""
        begun = {name for name, _ in self.deals}
        return [self.matchup_row(matchup) for matchup in matchups if matchup.name in begun]

    def matchup_row(self, matchup: Matchup) -> MatchupRow:
        played = [deal for (name, _), deal in self.deals.items() if name == matchup.name]
        came_to = bot_result([deal.wins for deal in played])
        return MatchupRow(
            match=matchup.name,
            matchup=matchup,
            fair=matchup.fair_share,
            result=came_to,
            reached=matchup.is_reached(came_to.low, came_to.high),
            hero=total_thinking(deal.hero for deal in played),
            others=total_thinking(deal.others for deal in played),
            bids=total_bids(deal.bids for deal in played),
        )


def drop_partial_line(file: Path) -> None:
    """A line that was being written when everything ended is as if it had never been."""
    with file.open("r+b") as lines:
        lines.truncate(lines.read().rfind(b"\n") + 1)


def read_result_line(line: bytes, number: int, file: Path) -> PlayedDeal:
    try:
        return msgspec.json.decode(line, type=PlayedDeal)
    except msgspec.MsgspecError:
        raise BadOptions("bad-results", line=str(number), file=str(file)) from None


def total_thinking(thoughts: Iterable[ThinkingTime]) -> ThinkingTime:
    whole = ThinkingTime()
    for thought in thoughts:
        whole.add(thought.moves, thought.seconds, thought.longest)
    return whole


def total_bids(kept: Iterable[BidCount | None]) -> BidCount | None:
    whole = BidCount()
    for bids in kept:
        if bids is not None:
            whole.add(bids.bids, bids.met)
    return whole if whole.bids else None


def play_missing_deals(
    results: DealResults,
    matchups: list[Matchup],
    games: int | None,
    jobs: int,
    progress: Callable[[int, int], object] = lambda done, total: None,
) -> None:
    """Play what is missing; `progress` hears of games that are there, and that there will be."""
    check_run_size(1 if games is None else games, jobs, results.seed, None)
    game = game_named(results.game)
    for matchup in matchups:  # so that what cannot be is said before any work begins
        game.new_state(game.read_options({}), matchup.players)
        make_bots(results.game, matchup_bots(matchup), results.seed, 0)
    deals = [deal for matchup in matchups for deal in results.missing_deals(matchup, games)]
    done = sum(row.result.games for row in results.matchup_rows(matchups))
    total = done + sum(deal.matchup.players for deal in deals)
    progress(done, total)
    with deal_workers(jobs) as played_by_all:
        for played in played_by_all(deals):
            results.add_deal(played)
            done += len(played.wins)
            progress(done, total)


def build_report(results: DealResults, matchups: list[Matchup]) -> BotStrengthReport:
    return BotStrengthReport(
        bench="bots",
        game=results.game,
        seed=results.seed,
        results=str(results.file),
        rows=results.matchup_rows(matchups),
    )


@contextmanager
def deal_workers(jobs: int) -> Iterator[Callable[[list[MatchupDeal]], Iterable[PlayedDeal]]]:
    """Play deals here, or in as many processes; they end with the block, whatever they are at."""
    if jobs == 1:
        yield lambda deals: map(play_matchup_deal, deals)
        return
    # Fresh processes: a fork of a program with threads (a progress bar) may hang.
    with get_context("spawn").Pool(jobs, initializer=ignore_interrupts) as pool:
        yield lambda deals: pool.imap_unordered(play_matchup_deal, deals)


def ignore_interrupts() -> None:
    """Whoever presses Ctrl-C means the program; it ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
