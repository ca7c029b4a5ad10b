"""The strength of bots: matchups on many deals, each of them played from every seat.

Results are appended line by line, so that a run can be stopped, continued and extended.
"""

import time
from collections.abc import Callable, Iterable
from contextlib import closing
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
from skulduggery.sim.worker_pool import hold_interrupts, map_in_processes


class MatchupDeal(msgspec.Struct, frozen=True):
    """A task for a worker: one deal of a matchup."""

    game: str
    matchup: Matchup
    seed: int
    number: int


class ThinkingTime(msgspec.Struct):
    """The thinking time of one side, in seconds of CPU time."""

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
    """How many bids were made, and how many of them were met exactly."""

    bids: int = 0
    met: int = 0

    def add(self, bids: int, met: int) -> None:
        self.bids += bids
        self.met += met

    @property
    def met_share(self) -> float:
        return self.met / self.bids


class PlayedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the results: a deal played from every seat."""

    game: str
    match: str
    seed: int
    deal: int
    wins: list[float]  # of the candidate, by seat
    hero: ThinkingTime
    others: ThinkingTime
    bids: BidCount | None = None  # of the candidate, in games with bids


class MatchupRow(msgspec.Struct, frozen=True):
    """The result of a matchup so far."""

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
    """Play a deal from every seat of the candidate, with the same chance."""
    matchup = deal.matchup
    game = game_named(deal.game)
    hero, others, bids = ThinkingTime(), ThinkingTime(), BidCount()
    bids_met = package_named(deal.game).bids_met

    def ended(state: State, seat: int) -> None:
        if bids_met is not None:
            bids.add(*bids_met.load()(state, seat))

    def took(first: bool, seconds: float) -> None:
        (hero if first else others).add(1, seconds, seconds)

    # CPU time, so other load does not count.
    wins = play_deal(
        game,
        game.read_options({}),
        _matchup_bots(matchup),
        deal.seed,
        deal.number,
        took=took,
        ended=ended,
        clock=time.process_time,
    )
    counted = bids if bids.bids else None
    return PlayedDeal(deal.game, matchup.name, deal.seed, deal.number, wins, hero, others, counted)


def _matchup_bots(matchup: Matchup) -> list[str]:
    return [matchup.hero] + [matchup.others] * (matchup.players - 1)


class DealResults:
    """All deals played for one game and seed, in a file of JSON lines."""

    def __init__(self, file: Path, game: str, seed: int) -> None:
        self.file = file
        self.game = game
        self.seed = seed
        self.deals: dict[tuple[str, int], PlayedDeal] = {}
        if file.exists():
            _drop_partial_line(file)
            with file.open("rb") as lines:
                for number, line in enumerate(lines, 1):
                    self._remember_deal(_read_result_line(line, number, file))

    def _remember_deal(self, played: PlayedDeal) -> None:
        if (played.game, played.seed) == (self.game, self.seed):
            self.deals[played.match, played.deal] = played

    def add_deal(self, played: PlayedDeal) -> None:
        with self.file.open("ab") as lines:
            lines.write(msgspec.json.encode(played) + b"\n")
        self._remember_deal(played)

    def missing_deals(self, matchup: Matchup, games: int | None) -> list[MatchupDeal]:
        """The deals still to be played for at least `games` games."""
        deals = -(-(matchup.games if games is None else games) // matchup.players)
        return [
            MatchupDeal(self.game, matchup, self.seed, number)
            for number in range(deals)
            if (matchup.name, number) not in self.deals
        ]

    def matchup_rows(self, matchups: list[Matchup]) -> list[MatchupRow]:
        """The results of those matchups of which something was played."""
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
            hero=_total_thinking(deal.hero for deal in played),
            others=_total_thinking(deal.others for deal in played),
            bids=_total_bids(deal.bids for deal in played),
        )


def _drop_partial_line(file: Path) -> None:
    """Drop an incomplete last line."""
    with file.open("r+b") as lines:
        lines.truncate(lines.read().rfind(b"\n") + 1)


def _read_result_line(line: bytes, number: int, file: Path) -> PlayedDeal:
    try:
        return msgspec.json.decode(line, type=PlayedDeal)
    except msgspec.MsgspecError:
        raise BadOptions("bad-results", line=str(number), file=str(file)) from None


def _total_thinking(thoughts: Iterable[ThinkingTime]) -> ThinkingTime:
    whole = ThinkingTime()
    for thought in thoughts:
        whole.add(thought.moves, thought.seconds, thought.longest)
    return whole


def _total_bids(kept: Iterable[BidCount | None]) -> BidCount | None:
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
    """Play the missing deals; `progress(done, total)` counts games."""
    check_run_size(1 if games is None else games, jobs, results.seed, None)
    game = game_named(results.game)
    for matchup in matchups:  # so that mistakes are raised before any work begins
        game.new_state(game.read_options({}), matchup.players)
        make_bots(results.game, _matchup_bots(matchup), results.seed, 0)
    deals = [deal for matchup in matchups for deal in results.missing_deals(matchup, games)]
    done = sum(row.result.games for row in results.matchup_rows(matchups))
    total = done + sum(deal.matchup.players for deal in deals)
    progress(done, total)
    with closing(map_in_processes(play_matchup_deal, iter(deals), jobs)) as all_played:
        for played in all_played:
            with hold_interrupts():
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
