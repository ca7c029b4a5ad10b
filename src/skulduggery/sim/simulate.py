"""Simulates many games between bots, in several processes."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial

import msgspec

from skulduggery.bots.random import RandomBot
from skulduggery.bots.registry import check_thinking_time
from skulduggery.core import is_compiled
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.number_range import GAMES_RANGE, JOBS_RANGE, SEED_RANGE
from skulduggery.core.options import Options
from skulduggery.core.record import Record, RecordedPlayer, make_record
from skulduggery.core.rng import Rng
from skulduggery.core.statistics import GameStatistics
from skulduggery.games import game_named
from skulduggery.games.record_files import write_record_json
from skulduggery.sim.bot_game import deal_rng, make_bots, play_game
from skulduggery.sim.bot_roster import AnyBot, BotRoster, bot_title
from skulduggery.sim.summary import SimulationSummary, SimulationTotals
from skulduggery.sim.worker_pool import hold_interrupts, map_in_processes

GAMES_PER_CHUNK = 200  # games of random bots in one task; other bots have tasks of one game
GAMES_PER_GROUP = 10  # games that form one unit of the intervals, where there are many
MIN_GAMES_TO_GROUP = 100 * GAMES_PER_GROUP


class SimulationTask(msgspec.Struct, frozen=True):
    """A task for a worker: games number `first` to `last` - 1."""

    game: str
    options: dict[str, bool | int | str]
    bots: list[str]  # one for each player
    seconds: float | None  # thinking time for a decision
    seed: int
    first: int
    last: int
    group: int
    records: bool


class SimulationChunk(msgspec.Struct):
    totals: SimulationTotals
    records: list[bytes]


def _are_all_random(bots: Sequence[str]) -> bool:
    return all(bot == RandomBot.name for bot in bots)


def _record_game(
    game: AnyGame, options: Options, match: Match, task: SimulationTask, number: int
) -> Record:
    bots = [
        RecordedPlayer(f"{bot_title(bot)} {player}", bot) for player, bot in enumerate(task.bots)
    ]
    tags = {"seed": str(task.seed), "number": str(number)}
    return make_record(game, options, bots, match, tags=tags)


def _play_numbered_game(
    game: AnyGame,
    options: Options,
    task: SimulationTask,
    number: int,
    statistics: GameStatistics,
    roster: BotRoster,
) -> Match:
    """Game `number`. Random bots need no view: without, they are many times as fast."""
    if _are_all_random(task.bots):
        match = Match(game.new_state(options, len(task.bots)), statistics)
        match.finish_at_random(Rng(task.seed, 2 * number), Rng(task.seed, 2 * number + 1))
        return match
    bots = make_bots(game.name, task.bots, task.seed, number, task.seconds, roster)
    return play_game(game, options, bots, deal_rng(task.seed, number), watcher=statistics)


def _play_chunk(roster: BotRoster, task: SimulationTask) -> SimulationChunk:
    game = game_named(task.game)
    options = game.read_options(task.options)
    totals = SimulationTotals(len(task.bots), game.new_statistics().ratio_definitions())
    records = []
    for first in range(task.first, task.last, task.group):
        statistics = game.new_statistics()
        for number in range(first, min(first + task.group, task.last)):
            match = _play_numbered_game(game, options, task, number, statistics, roster)
            statistics.after_game(match.state)
            totals.add_game(len(match.plies), match.state.winners())
            if task.records:
                records.append(write_record_json(_record_game(game, options, match, task, number)))
        totals.add_counts(statistics.counts_by_name())
    return SimulationChunk(totals, records)


class Simulation:
    """Games to be played; invalid arguments raise before any work begins.

    `bots` are one for each player: names, bots or classes; random bots if empty.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        players: int,
        games: int,
        seed: int,
        jobs: int = 1,
        bots: Sequence[AnyBot] = (),
        seconds: float | None = None,
    ) -> None:
        check_run_size(games, jobs, seed, seconds)
        game.new_state(options, players)
        self.game = game
        self.options: dict[str, bool | int | str] = msgspec.to_builtins(options)
        self._roster = BotRoster(bots or [RandomBot.name] * players)
        self._roster.check_picklable(jobs)
        self._bots = self._roster.names
        make_bots(game.name, self._bots, seed, 0, None, self._roster)
        self.games = games
        self.seed = seed
        self._jobs = jobs
        self._seconds = seconds
        self.totals = SimulationTotals(players, game.new_statistics().ratio_definitions())

    def run(
        self,
        keep: Callable[[bytes], object] | None = None,
        progress: Callable[[int], object] = lambda played: None,
    ) -> None:
        """Play them all. `keep` is called with each record as a line of JSON, in order.

        Ctrl-C stops it; a chunk that was under way is discarded.
        """
        tasks = self._make_tasks(keep is not None)
        with closing(
            map_in_processes(partial(_play_chunk, self._roster), tasks, self._jobs)
        ) as chunks:
            for chunk in chunks:
                with hold_interrupts():
                    self.totals.add_totals(chunk.totals)
                    if keep is not None:
                        for record in chunk.records:
                            keep(record)
                progress(chunk.totals.games)

    def _make_tasks(self, records: bool) -> Iterator[SimulationTask]:
        chunk = GAMES_PER_CHUNK if _are_all_random(self._bots) else 1
        for first in range(0, self.games, chunk):
            yield SimulationTask(
                game=self.game.name,
                options=self.options,
                bots=self._bots,
                seconds=self._seconds,
                seed=self.seed,
                first=first,
                last=min(first + chunk, self.games),
                # Counted game by game, random bots would take up to half as long again.
                group=GAMES_PER_GROUP if self.games >= MIN_GAMES_TO_GROUP else 1,
                records=records,
            )

    def summary(self) -> SimulationSummary:
        """The summary of what was played so far, at least one game."""
        totals = self.totals
        return SimulationSummary(
            game=self.game.name,
            options=self.options,
            players=len(self._bots),
            bots=self._bots,
            games=totals.games,
            games_wanted=self.games,
            interrupted=totals.games < self.games,
            seed=self.seed,
            compiled=is_compiled(),
            shares=totals.player_shares(),
            lengths=totals.game_lengths(),
            counts=dict(totals.counts),
            ratios=totals.ratio_estimates(),
        )


def simulate_games(
    game: AnyGame,
    options: Options,
    players: int,
    games: int,
    seed: int,
    jobs: int = 1,
    keep: Callable[[bytes], object] | None = None,
    progress: Callable[[int], object] = lambda played: None,
    bots: Sequence[AnyBot] = (),
    seconds: float | None = None,
) -> SimulationSummary:
    """Play all games, and summarize them."""
    simulation = Simulation(game, options, players, games, seed, jobs, bots, seconds)
    simulation.run(keep, progress)
    return simulation.summary()


def check_run_size(games: int, jobs: int, seed: int, seconds: float | None) -> None:
    GAMES_RANGE.check_number("games", games)
    JOBS_RANGE.check_number("jobs", jobs)
    SEED_RANGE.check_number("seed", seed)
    check_thinking_time(seconds)
