"""Playing many games with bots, in as many processes as asked for."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial

import msgspec

from skulduggery.bots.random import RandomBot
from skulduggery.bots.registry import check_thinking_time
from skulduggery.core import compiled
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.number_range import SEED_RANGE
from skulduggery.core.options import Options
from skulduggery.core.record import Record, Seated, record_of
from skulduggery.core.rng import Rng
from skulduggery.core.statistics import Tally
from skulduggery.games import game_named
from skulduggery.games.records import write_json
from skulduggery.sim.bot_game import bots_of, chance_of, play_game
from skulduggery.sim.bot_roster import AnyBot, BotRoster, bot_title
from skulduggery.sim.interrupts import interrupts_held
from skulduggery.sim.limits import GAMES_RANGE, JOBS_RANGE
from skulduggery.sim.summary import Summary, Totals
from skulduggery.sim.worker_pool import shared

CHUNK = 200  # games that travel together; where bots think each travels alone
GROUP = 10  # games that count as one unit of the intervals, where there are many
MANY = 100 * GROUP


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to know to play games number `first` to `last` - 1."""

    game: str
    options: dict[str, bool | int | str]
    bots: list[str]  # who plays for each player
    seconds: float | None  # to think about a decision
    seed: int
    first: int
    last: int
    group: int
    records: bool


class Chunk(msgspec.Struct):
    totals: Totals
    records: list[bytes]


def all_random(bots: Sequence[str]) -> bool:
    return all(bot == RandomBot.name for bot in bots)


def record_game(game: AnyGame, options: Options, match: Match, task: Task, number: int) -> Record:
    bots = [Seated(f"{bot_title(bot)} {player}", bot) for player, bot in enumerate(task.bots)]
    tags = {"seed": str(task.seed), "number": str(number)}
    return record_of(game, options, bots, match, tags=tags)


def play_number(
    game: AnyGame, options: Options, task: Task, number: int, tally: Tally, roster: BotRoster
) -> Match:
    """Game `number`. Random bots need no view, and are many times faster without."""
    if all_random(task.bots):
        match = Match(game.new(options, len(task.bots)), tally)
        match.finish_at_random(Rng(task.seed, 2 * number), Rng(task.seed, 2 * number + 1))
        return match
    bots = bots_of(game.name, task.bots, task.seed, number, task.seconds, roster)
    return play_game(game, options, bots, chance_of(task.seed, number), watcher=tally)


def play_chunk(roster: BotRoster, task: Task) -> Chunk:
    game = game_named(task.game)
    options = game.read_options(task.options)
    totals = Totals(len(task.bots), game.tally().ratios())
    records = []
    for first in range(task.first, task.last, task.group):
        tally = game.tally()
        for number in range(first, min(first + task.group, task.last)):
            match = play_number(game, options, task, number, tally, roster)
            tally.ended(match.state)
            totals.add_game(len(match.plies), match.state.winners())
            if task.records:
                records.append(write_json(record_game(game, options, match, task, number)))
        totals.add_counts(tally.counts())
    return Chunk(totals, records)


class Simulation:
    """Games that are to be played; what is wrong is said before any work begins.

    `bots` says who plays for each player: names, bots or classes; random bots for all if empty.
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
        check_effort(games, jobs, seed, seconds)
        game.new(options, players)
        self.game = game
        self.options: dict[str, bool | int | str] = msgspec.to_builtins(options)
        self.roster = BotRoster(bots or [RandomBot.name] * players)
        self.roster.check_jobs(jobs)
        self.bots = self.roster.names
        bots_of(game.name, self.bots, seed, 0, None, self.roster)
        self.games = games
        self.seed = seed
        self.jobs = jobs
        self.seconds = seconds
        self.totals = Totals(players, game.tally().ratios())

    def run(
        self,
        keep: Callable[[bytes], object] | None = None,
        progress: Callable[[int], object] = lambda played: None,
    ) -> None:
        """Play them all. `keep` takes each record as a line of JSON, in order.

        Ctrl-C ends it between two chunks, or in the middle of one, which then was never played.
        """
        tasks = self.tasks(keep is not None)
        with closing(shared(partial(play_chunk, self.roster), tasks, self.jobs)) as chunks:
            for chunk in chunks:
                with interrupts_held():
                    self.totals.add(chunk.totals)
                    if keep is not None:
                        for record in chunk.records:
                            keep(record)
                progress(chunk.totals.games)

    def tasks(self, records: bool) -> Iterator[Task]:
        chunk = CHUNK if all_random(self.bots) else 1
        for first in range(0, self.games, chunk):
            yield Task(
                game=self.game.name,
                options=self.options,
                bots=self.bots,
                seconds=self.seconds,
                seed=self.seed,
                first=first,
                last=min(first + chunk, self.games),
                # Game by game, random bots would take up to half as long again.
                group=GROUP if self.games >= MANY else 1,
                records=records,
            )

    def summary(self) -> Summary:
        """What was played so far; at least one game."""
        totals = self.totals
        return Summary(
            game=self.game.name,
            options=self.options,
            players=len(self.bots),
            bots=self.bots,
            games=totals.games,
            games_wanted=self.games,
            interrupted=totals.games < self.games,
            seed=self.seed,
            compiled=compiled(),
            shares=totals.shares(),
            lengths=totals.lengths(),
            counts=dict(totals.counts),
            ratios=totals.estimates(),
        )


def simulate(
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
) -> Summary:
    """Play `games` games to the last, and sum them up."""
    simulation = Simulation(game, options, players, games, seed, jobs, bots, seconds)
    simulation.run(keep, progress)
    return simulation.summary()


def check_effort(games: int, jobs: int, seed: int, seconds: float | None) -> None:
    GAMES_RANGE.check("games", games)
    JOBS_RANGE.check("jobs", jobs)
    SEED_RANGE.check("seed", seed)
    check_thinking_time(seconds)
