"""Where a game is reviewed: in a process of its own, which gives way to bots and to the server."""

import asyncio
import os
import time
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection

from skulduggery.core.record import Record
from skulduggery.core.rng import Rng
from skulduggery.games.records import load_one, write_json
from skulduggery.server.thinkers import settle, signals_held
from skulduggery.study.hint import adviser_of
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewing import Reviewing

SEED = 1  # the master's, so that nobody is judged otherwise by another server
IN_ALL = 25.0  # seconds of a processor for a usual game
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


def review(record: bytes, tell: Callable[[int], None]) -> Review:
    loaded = load_one(record, 1)
    questions = len(loaded.record.plies) * len(loaded.record.players)
    seconds = max(LEAST, min(MOST, IN_ALL / max(questions, 1)))
    # Its own time: on a busy machine it takes longer, and is no worse.
    adviser = adviser_of(loaded.game.name, Rng(SEED), seconds, time.process_time)
    reviewing = Reviewing(loaded, adviser, tell=tell)
    reviewing.run()
    return reviewing.review()
