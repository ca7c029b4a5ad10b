"""Playing many games with bots, in as many processes as asked for."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from skulduggery.bots.levels import check_thinking_time
from skulduggery.bots.random import RandomBot
from skulduggery.core import compiled
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.number_range import SEED_RANGE
from skulduggery.core.options import Options
from skulduggery.core.record import Record, Seated, record_of
from skulduggery.core.rng import Rng
from skulduggery.core.tally import Tally
from skulduggery.games import game_named
from skulduggery.games.records import write_json
from skulduggery.sim.contest import bots_of, chance_of, play_game
from skulduggery.sim.limits import GAMES_RANGE, JOBS_RANGE
from skulduggery.sim.summary import Summary, Totals

CHUNK = 500  # games that travel together
FEW = 10  # where bots think, so that everybody hears soon how far they are

TaskT = TypeVar("TaskT")
DoneT = TypeVar("DoneT")


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to know to play games number `first` to `last` - 1."""

    game: str
    options: dict[str, bool | int | str]
    bots: list[str]  # who plays for each player
    seconds: float | None  # to think about a decision
    seed: int
    first: int
    last: int
    records: bool


class Chunk(msgspec.Struct):
    totals: Totals
    records: list[bytes]


def all_random(bots: Sequence[str]) -> bool:
    return all(bot == RandomBot.name for bot in bots)


def record_game(game: AnyGame, options: Options, match: Match, task: Task, number: int) -> Record:
    bots = [Seated(f"{bot.capitalize()} {player}", bot) for player, bot in enumerate(task.bots)]
    tags = {"seed": str(task.seed), "number": str(number)}
    return record_of(game, options, bots, match, tags=tags)


def play_number(game: AnyGame, options: Options, task: Task, number: int, tally: Tally) -> Match:
    """Game `number`. Random bots need no view, and are many times faster without."""
    if all_random(task.bots):
        match = Match(game.new(options, len(task.bots)), tally)
        match.finish_at_random(Rng(task.seed, 2 * number), Rng(task.seed, 2 * number + 1))
        return match
    bots = bots_of(game.name, task.bots, task.seed, number, task.seconds)
    return play_game(game, options, bots, chance_of(task.seed, number), watcher=tally)


def play_chunk(task: Task) -> Chunk:
    game = game_named(task.game)
    options = game.read_options(task.options)
    totals = Totals(len(task.bots))
    records = []
    tally = game.tally()
    for number in range(task.first, task.last):
        match = play_number(game, options, task, number, tally)
        tally.ended(match.state)
        totals.add_game(len(match.plies), match.state.winners())
        if task.records:
            records.append(write_json(record_game(game, options, match, task, number)))
    totals.counts.update(tally.counts())
    return Chunk(totals, records)


def shared(work: Callable[[TaskT], DoneT], tasks: Iterator[TaskT], jobs: int) -> Iterator[DoneT]:
    """What is done, in order. Only a few are ever under way, so memory does not grow with tasks."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    # Fresh processes: a fork of a program with threads (a progress bar) may hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        under_way: deque[Future[DoneT]] = deque()
        for task in tasks:
            under_way.append(pool.submit(work, task))
            if len(under_way) >= 3 * jobs:
                yield under_way.popleft().result()
        while under_way:
            yield under_way.popleft().result()


def simulate(
    game: AnyGame,
    options: Options,
    players: int,
    games: int,
    seed: int,
    jobs: int = 1,
    keep: Callable[[bytes], object] | None = None,
    progress: Callable[[int], object] = lambda played: None,
    bots: Sequence[str] = (),
    seconds: float | None = None,
) -> Summary:
    """Play `games` games. `keep` takes each record as a line of JSON, in order.

    `bots` names who plays for each player, random bots for all if empty.
    """
    check_effort(games, jobs, seed, seconds)
    names = list(bots) or [RandomBot.name] * players
    game.new(options, players)  # so that what is wrong is said before any work begins
    bots_of(game.name, names, seed, 0)
    wishes = msgspec.to_builtins(options)
    chunk_size = CHUNK if all_random(names) else FEW
    tasks = (
        Task(
            game=game.name,
            options=wishes,
            bots=names,
            seconds=seconds,
            seed=seed,
            first=first,
            last=min(first + chunk_size, games),
            records=keep is not None,
        )
        for first in range(0, games, chunk_size)
    )
    totals = Totals(players)
    for chunk in shared(play_chunk, tasks, jobs):
        totals.add(chunk.totals)
        if keep is not None:
            for record in chunk.records:
                keep(record)
        progress(chunk.totals.games)
    return summary(game, wishes, names, seed, totals)


def check_effort(games: int, jobs: int, seed: int, seconds: float | None) -> None:
    GAMES_RANGE.check("games", games)
    JOBS_RANGE.check("jobs", jobs)
    SEED_RANGE.check("seed", seed)
    check_thinking_time(seconds)


def summary(
    game: AnyGame,
    wishes: dict[str, bool | int | str],
    names: list[str],
    seed: int,
    totals: Totals,
) -> Summary:
    counts = dict(totals.counts)
    return Summary(
        game=game.name,
        options=wishes,
        players=len(names),
        bots=names,
        games=totals.games,
        seed=seed,
        compiled=compiled(),
        shares=totals.shares(),
        lengths=totals.lengths(),
        counts=counts,
        ratios={
            name: counts[over] / counts[under]
            for name, (over, under) in game.tally().ratios().items()
            if counts[under]
        },
    )
