"""Playing many games with random bots, in as many processes as asked for."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from skulduggery.core import compiled
from skulduggery.core.errors import BadOptions
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.options import Options
from skulduggery.core.record import Record, Seated, record_of
from skulduggery.core.rng import Rng
from skulduggery.games import game_named
from skulduggery.games.records import write_json
from skulduggery.sim.summary import Summary, Totals

CHUNK = 500  # games that travel together
MOST_JOBS = 256


class Task(msgspec.Struct, frozen=True):
    """What a worker needs to know to play games number `first` to `last` - 1."""

    game: str
    options: dict[str, bool | int | str]
    players: int
    seed: int
    first: int
    last: int
    records: bool


class Chunk(msgspec.Struct):
    totals: Totals
    records: list[bytes]


def record_game(game: AnyGame, options: Options, match: Match, seed: int, number: int) -> Record:
    bots = [Seated(f"Random {player}", "random") for player in range(match.state.num_players)]
    tags = {"seed": str(seed), "number": str(number)}
    return record_of(game, options, bots, match, tags=tags)


def play_chunk(task: Task) -> Chunk:
    game = game_named(task.game)
    options = game.read_options(task.options)
    totals = Totals(task.players)
    records = []
    tally = game.tally()
    for number in range(task.first, task.last):
        match = Match(game.new(options, task.players), tally)
        match.finish_at_random(Rng(task.seed, 2 * number), Rng(task.seed, 2 * number + 1))
        tally.ended(match.state)
        totals.add_game(len(match.plies), match.state.winners())
        if task.records:
            records.append(write_json(record_game(game, options, match, task.seed, number)))
    totals.counts.update(tally.counts())
    return Chunk(totals, records)


def chunks(tasks: Iterator[Task], jobs: int) -> Iterator[Chunk]:
    """The chunks in order. Only a few are ever under way, so memory does not grow with games."""
    if jobs == 1:
        yield from map(play_chunk, tasks)
        return
    # Fresh processes: a fork of a program with threads (a progress bar) may hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        under_way: deque[Future[Chunk]] = deque()
        for task in tasks:
            under_way.append(pool.submit(play_chunk, task))
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
) -> Summary:
    """Play `games` games. `keep` takes each record as a line of JSON, in order."""
    if games < 1 or not 1 <= jobs <= MOST_JOBS or not 0 <= seed < 2**64:
        raise BadOptions("bad-simulation", jobs=str(MOST_JOBS))
    game.new(options, players)  # so that bad options are said before any work begins
    wishes = msgspec.to_builtins(options)
    tasks = (
        Task(game.name, wishes, players, seed, first, min(first + CHUNK, games), keep is not None)
        for first in range(0, games, CHUNK)
    )
    totals = Totals(players)
    for chunk in chunks(tasks, jobs):
        totals.add(chunk.totals)
        if keep is not None:
            for record in chunk.records:
                keep(record)
        progress(chunk.totals.games)
    return summary(game, wishes, players, seed, totals)


def summary(
    game: AnyGame, wishes: dict[str, bool | int | str], players: int, seed: int, totals: Totals
) -> Summary:
    counts = dict(totals.counts)
    return Summary(
        game=game.name,
        options=wishes,
        players=players,
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
