"""Bots run in processes of their own, so that the server never waits for them."""

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

from skulduggery.bots.bot import EventHistory
from skulduggery.bots.registry import bot_named
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.study.hint import Hint, load_advisor, make_hint
from skulduggery.study.slow_odds import slow_odds

_log = logging.getLogger(__name__)

_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)

Thought = TypeVar("Thought")


class BotQuestion(NamedTuple):
    """What a bot is asked, with nothing that its player may not know."""

    game: str
    level: str
    view: View
    seat: int
    story: EventHistory  # empty for those who do not want it


def run_bot(question: BotQuestion, seed: int) -> str:
    """What a bot answers; runs in a worker."""
    bot = bot_named(question.game, question.level, Rng(seed))
    return bot.decide(question.view, question.seat, question.story)


def run_adviser(question: BotQuestion, seed: int) -> Hint:
    """A hint of the strongest bot for a decision; runs in a worker."""
    adviser = load_advisor(question.game, Rng(seed))
    return make_hint(question.view, question.seat, question.story, adviser)


def _run_slow_odds(question: BotQuestion, seed: int) -> list[Any]:
    """What each choice would bring; runs in a worker."""
    return list(slow_odds(question.game, question.view, question.seat, Rng(seed), time.monotonic))


def init_worker() -> None:
    """A worker leaves it to the server to stop for a signal, and never outlives it."""
    for stopping in _STOP_SIGNALS:
        signal.signal(stopping, signal.SIG_IGN)
    threading.Thread(target=_exit_with_server, daemon=True).start()


def _exit_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


@contextmanager
def blocked_signals() -> Iterator[None]:
    """Processes begun meanwhile are deaf to them until they have settled."""
    if os.name == "nt":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, _STOP_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOP_SIGNALS)


class BotWorkers:
    """A few workers for all tables."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Fresh processes: a fork of a running event loop would carry its sockets along.
        return ProcessPoolExecutor(
            self._workers, mp_context=get_context("spawn"), initializer=init_worker
        )

    async def ask_bot(self, question: BotQuestion) -> str:
        return await self._ask_worker(run_bot, question)

    async def ask_hint(self, question: BotQuestion) -> Hint:
        return await self._ask_worker(run_adviser, question)

    async def ask_odds(self, question: BotQuestion) -> list[Any]:
        return await self._ask_worker(_run_slow_odds, question)

    async def _ask_worker(
        self, about: Callable[[BotQuestion, int], Thought], question: BotQuestion
    ) -> Thought:
        pool = self.pool
        try:
            return await self._submit_work(about, question)
        except BrokenProcessPool:  # somebody has killed a worker, maybe for want of memory
            if self.pool is pool:  # nobody else has noticed yet
                _log.warning("bot worker pool restarted")
                self.pool = self._new_pool()
            return await self._submit_work(about, question)

    def _submit_work(
        self, about: Callable[[BotQuestion, int], Thought], question: BotQuestion
    ) -> "asyncio.Future[Thought]":
        loop = asyncio.get_running_loop()
        with blocked_signals():  # a worker may be started by this
            return loop.run_in_executor(self.pool, about, question, secrets.randbits(64))

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
