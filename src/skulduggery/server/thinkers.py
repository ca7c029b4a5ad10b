"""Where bots think: in processes of their own, so that nobody waits for them."""

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from skulduggery.bots.random import RandomBot
from skulduggery.core.rng import Rng
from skulduggery.core.view import View


def decide(level: str, view: View, seat: int, seed: int) -> str:
    """What a bot of this level does; runs in a worker."""
    bots = {RandomBot.name: RandomBot}
    return bots[level](Rng(seed)).decide(view, seat)


class Thinkers:
    """A few workers for all tables."""

    def __init__(self, workers: int = 1) -> None:
        # Fresh processes: a fork of a running event loop would carry its sockets along.
        self.pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))

    async def think(self, level: str, view: View, seat: int) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.pool, decide, level, view, seat, secrets.randbits(64)
        )

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
