"""Bots and advisers think in processes of their own: bots first, and advice in others than they."""

import secrets
import time
from typing import Any, NamedTuple

from skulduggery.bots.bot import EventHistory
from skulduggery.bots.registry import bot_named
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.server.worker_processes import FairWorkers, usable_cores
from skulduggery.study.hint import Hint, load_advisor, make_hint
from skulduggery.study.slow_odds import slow_odds

_ADVICE_NICENESS = 5  # people who wait for a bot to move come first, those who study a game last


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


class BotWorkers:
    """As many processes for bots as there are cores, and half as many for advice.

    Questions have an owner: whoever asks much waits for it, and nobody else does.
    """

    def __init__(self, processes: int = 0) -> None:
        """`processes` are those for bots; zero: one for each core."""
        most = processes or usable_cores()
        self.for_bots = FairWorkers(most)
        self.for_advice = FairWorkers(max(1, most // 2), _ADVICE_NICENESS)

    async def ask_bot(self, question: BotQuestion, owner: str) -> str:
        return await self.for_bots.run_work(owner, run_bot, question, secrets.randbits(64))

    async def ask_hint(self, question: BotQuestion, owner: str) -> Hint:
        return await self.for_advice.run_work(owner, run_adviser, question, secrets.randbits(64))

    async def ask_odds(self, question: BotQuestion, owner: str) -> list[Any]:
        return await self.for_advice.run_work(owner, _run_slow_odds, question, secrets.randbits(64))

    async def close(self) -> None:
        await self.for_bots.close()
        await self.for_advice.close()
