"""Where a game is reviewed: in a process of its own, which gives way to bots and to the server."""

import asyncio
import os
import time
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection

from skulduggery.bots.registry import Clock
from skulduggery.core.record import Record
from skulduggery.core.rng import Rng
from skulduggery.games.records import load_one, write_json
from skulduggery.server.bot_workers import settle, signals_held
from skulduggery.study.hint import adviser_of
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import Reviewing

SEED = 1  # the master's, so that nobody is judged otherwise by another server
PLANNED, IN_ALL = 22.0, 25.0  # seconds of a processor for a game, and the most it may take
MOST, LEAST = 0.05, 0.004  # for each player's chance at each moment
POLITENESS = 10  # towards all other processes


class Stopped(Exception):
    """It has ended without a review; what it said last, if anything, is why."""


async def reviewed(record: Record, tell: Callable[[int], None]) -> Review:
    """A whole review; `tell` is called with the plies that were looked at so far."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    worker = context.Process(target=work, args=(theirs, write_json(record)), daemon=True)
    with signals_held():
        worker.start()
    theirs.close()  # or nobody would notice that the other end is gone
    try:
        return await asyncio.to_thread(listened, ours, tell)
    finally:
        worker.kill()  # nobody waits for it any more
        worker.join()


def listened(ours: Connection, tell: Callable[[int], None]) -> Review:
    with ours:
        while True:
            try:
                told = ours.recv()
            except EOFError:
                raise Stopped from None
            if isinstance(told, Review):
                return told
            if isinstance(told, str):
                raise Stopped(told)
            tell(told)


# In the process.


def work(theirs: Connection, record: bytes) -> None:
    settle()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    try:
        theirs.send(review(record, lambda ply: theirs.send(ply + 1)))
    except BrokenPipeError:
        return
    except Exception:
        theirs.send(traceback.format_exc())


def review(record: bytes, tell: Callable[[int], None], clock: Clock = time.process_time) -> Review:
    """By its own time: on a busy machine it takes longer, and is no worse."""
    until = clock() + IN_ALL
    loaded = load_one(record, 1)
    plies, players = len(loaded.record.plies), len(loaded.record.players)
    seconds = max(LEAST, min(MOST, PLANNED / max(plies * players, 1)))

    def in_time(moment: int) -> bool:
        """Masters need some time for any answer, more than they were given where a game is long
        or the machine is slow; then not all of it can be looked at."""
        return clock() + seconds * players * (plies - moment) <= until

    adviser = adviser_of(loaded.game.name, Rng(SEED), seconds, clock)
    reviewing = Reviewing(loaded, adviser, tell=tell, in_time=in_time)
    reviewing.run()
    return reviewing.review()
