"""Where bots think: in processes of their own, so that nobody waits for them."""

import asyncio
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any, NamedTuple, TypeVar

from skulduggery.bots.bot import Story
from skulduggery.bots.registry import bot_named
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.study.hint import Hint, adviser_of, hint
from skulduggery.study.odds import slow_odds

log = logging.getLogger(__name__)

STOPPING = (signal.SIGINT, signal.SIGTERM)

Thought = TypeVar("Thought")


class Question(NamedTuple):
    """What a bot is asked, with nothing that its player may not know."""

    game: str
    level: str
    view: View
    seat: int
    story: Story  # empty for those who do not want it


def decide(question: Question, seed: int) -> str:
    """What a bot answers; runs in a worker."""
    bot = bot_named(question.game, question.level, Rng(seed))
    return bot.decide(question.view, question.seat, question.story)


def advise(question: Question, seed: int) -> Hint:
    """What its master says to somebody who has to decide; runs in a worker."""
    adviser = adviser_of(question.game, Rng(seed))
    return hint(question.view, question.seat, question.story, adviser)


def reckon(question: Question, seed: int) -> list[Any]:
    """What each choice would bring; runs in a worker."""
    return list(slow_odds(question.game, question.view, question.seat, Rng(seed), time.monotonic))


def settle() -> None:
    """A worker leaves it to the server to stop for a signal, and never outlives it."""
    for stopping in STOPPING:
        signal.signal(stopping, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@contextmanager
def signals_held() -> Iterator[None]:
    """Processes begun meanwhile are deaf to them until they have settled."""
    if os.name == "nt":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)


class Thinkers:
    """A few workers for all tables."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool = self.gathered()

    def gathered(self) -> ProcessPoolExecutor:
        # Fresh processes: a fork of a running event loop would carry its sockets along.
        return ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=settle
        )

    async def think(self, question: Question) -> str:
        return await self.thought(decide, question)

    async def advise(self, question: Question) -> Hint:
        return await self.thought(advise, question)

    async def reckon(self, question: Question) -> list[Any]:
        return await self.thought(reckon, question)

    async def thought(
        self, about: Callable[[Question, int], Thought], question: Question
    ) -> Thought:
        pool = self.pool
        try:
            return await self.work(about, question)
        except BrokenProcessPool:  # somebody has killed a worker, maybe for want of memory
            if self.pool is pool:  # nobody else has noticed yet
                log.warning("bots think in a new process")
                self.pool = self.gathered()
            return await self.work(about, question)

    def work(
        self, about: Callable[[Question, int], Thought], question: Question
    ) -> "asyncio.Future[Thought]":
        loop = asyncio.get_running_loop()
        with signals_held():  # a worker may be started by this
            return loop.run_in_executor(self.pool, about, question, secrets.randbits(64))

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
