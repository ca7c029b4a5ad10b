"""Where a game is reviewed: in a process of its own, which gives way to bots and to the server."""

import asyncio
import time
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection

from skulduggery.bots.registry import Clock
from skulduggery.core.record import Record
from skulduggery.core.rng import Rng
from skulduggery.games.record_files import load_record, write_record_json
from skulduggery.server.worker_processes import blocked_signals, init_worker
from skulduggery.study.hint import load_advisor
from skulduggery.study.reviews.review import Review
from skulduggery.study.reviews.reviewer import GameReviewer

_REVIEW_SEED = 1  # of the adviser: every server judges alike
_PLANNED_CPU_S, MAX_CPU_S = 22.0, 25.0  # planned and allowed per review
MAX_POSITION_CPU_S, _MIN_POSITION_CPU_S = 0.05, 0.004  # per player at each position
_REVIEW_NICENESS = 10


class ReviewStopped(Exception):
    """It has ended without a review; what it said last, if anything, is why."""


async def review_in_process(record: Record, tell: Callable[[int], None]) -> Review:
    """A whole review; `tell` is called with the plies that were looked at so far."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    worker = context.Process(
        target=_run_worker, args=(theirs, write_record_json(record)), daemon=True
    )
    with blocked_signals():
        worker.start()
    theirs.close()  # or nobody would notice that the other end is gone
    try:
        return await asyncio.to_thread(receive_review, ours, tell)
    finally:
        worker.kill()  # nobody waits for it any more
        worker.join()


def receive_review(ours: Connection, tell: Callable[[int], None]) -> Review:
    with ours:
        while True:
            try:
                told = ours.recv()
            except EOFError:
                raise ReviewStopped from None
            if isinstance(told, Review):
                return told
            if isinstance(told, str):
                raise ReviewStopped(told)
            tell(told)


# In the process.


def _run_worker(theirs: Connection, record: bytes) -> None:
    init_worker(_REVIEW_NICENESS)
    try:
        theirs.send(make_review(record, lambda ply: theirs.send(ply + 1)))
    except BrokenPipeError:
        return
    except Exception:
        theirs.send(traceback.format_exc())


def make_review(
    record: bytes, tell: Callable[[int], None], clock: Clock = time.process_time
) -> Review:
    """By its own time: on a busy machine it takes longer, and is no worse."""
    until = clock() + MAX_CPU_S
    loaded = load_record(record, 1)
    plies, players = len(loaded.record.plies), len(loaded.record.players)
    seconds = max(
        _MIN_POSITION_CPU_S, min(MAX_POSITION_CPU_S, _PLANNED_CPU_S / max(plies * players, 1))
    )

    def in_time(moment: int) -> bool:
        """Masters need some time for any answer, more than they were given where a game is long
        or the machine is slow; then not all of it can be looked at."""
        return clock() + seconds * players * (plies - moment) <= until

    adviser = load_advisor(loaded.game.name, Rng(_REVIEW_SEED), seconds, clock)
    reviewing = GameReviewer(loaded, adviser, tell=tell, in_time=in_time)
    reviewing.review_all()
    return reviewing.build_review()
