"""Hints and slow odds for those who may have them, worked out once for each decision."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from skulduggery.bots.registry import MASTER_LEVEL
from skulduggery.core.errors import Mistake
from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.bot_runner import build_question
from skulduggery.server.bot_workers import BotQuestion
from skulduggery.server.hosting.limits import LimitExceeded
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.live_table import AskedAdvice, Listener, LiveTable
from skulduggery.server.table_registry import TableRegistry
from skulduggery.study.hint import Hint
from skulduggery.table import requests
from skulduggery.table.requests import Refused
from skulduggery.table.table import Table

_log = logging.getLogger(__name__)

Result = TypeVar("Result")
AskAdviser = Callable[[BotQuestion, str], Coroutine[Any, Any, Result]]  # for an owner

_RETRY_AFTER_S = 5  # an answer takes a second or so


class AdviceFailed(Mistake):
    """No advice could be worked out."""

    def __init__(self) -> None:
        super().__init__("no-thought")


async def refuse_hint(question: BotQuestion, owner: str) -> Hint:
    """Default: no adviser configured."""
    raise AdviceFailed


async def refuse_odds(question: BotQuestion, owner: str) -> list[Any]:
    """Default: no adviser configured."""
    raise AdviceFailed


def _is_decision_due(table: Table, request: requests.AtDecision) -> bool:
    """Whether the decision is still to be made."""
    return (
        table.status == "playing"
        and table.match_number == request.match
        and len(table.decisions[request.seat]) == request.nth
    )


def _check_decision_due(table: Table, request: requests.AtDecision) -> None:
    if not _is_decision_due(table, request):
        raise Refused("refused-meanwhile")


def _owner_of(asker: Listener) -> str:
    """Who answers for it: programs and companions count with whom they belong to."""
    return asker.owner or asker.guest


class TableAdvice:
    """Whether a guest may have advice is decided before, by the request for it."""

    def __init__(
        self,
        registry: TableRegistry,
        tasks: TaskSet,
        ask_hint: AskAdviser[Hint] = refuse_hint,
        ask_odds: AskAdviser[list[Any]] = refuse_odds,
        most: int = 0,
    ) -> None:
        """`most` questions of one guest may wait for an answer; zero lifts the limit."""
        self._registry = registry
        self._tasks = tasks
        self._ask_hint = ask_hint
        self._ask_odds = ask_odds
        self._most = most
        self._unanswered: Counter[str] = Counter()  # questions of each owner

    async def hint_for(self, table_id: str, request: requests.AskHint, asker: Listener) -> Hint:
        return await self._advise_once(table_id, request, asker, self._ask_hint)

    async def odds_for(
        self, table_id: str, request: requests.AskOdds, asker: Listener
    ) -> list[Any]:
        return await self._advise_once(table_id, request, asker, self._ask_odds)

    def check_limit(self, table_id: str, request: requests.AtDecision, asker: Listener) -> None:
        """Refuse one question too many, before the others at the table hear of it."""
        live = self._registry.tables.get(table_id)
        if live is None or request not in live.advice_tasks:
            self._check_unanswered(_owner_of(asker))

    def cancel_unwanted(self, live: LiveTable) -> None:
        """What nobody waits for any more: the decision was made, or whoever asked has gone."""
        for request, asked in live.advice_tasks.items():
            if not (_is_decision_due(live.table, request) and live.has_listener(asked.guest)):
                asked.task.cancel()

    async def _advise_once(
        self,
        table_id: str,
        request: requests.AtDecision,
        asker: Listener,
        ask: AskAdviser[Result],
    ) -> Result:
        """Worked out once, however often it is asked for; void when the decision is made."""
        live = await self._registry.live_table(table_id)
        _check_decision_due(live.table, request)
        live.advice_tasks = {
            asked: advice
            for asked, advice in live.advice_tasks.items()
            if _is_decision_due(live.table, asked) and not advice.task.cancelled()
        }
        if request not in live.advice_tasks:
            task = self._start_asking(live, request, _owner_of(asker), ask)
            live.advice_tasks[request] = AskedAdvice(asker.guest, task)
        task = live.advice_tasks[request].task
        try:
            advice: Result = await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # nobody was believed to wait for it
                raise Refused("refused-meanwhile") from None
            raise
        except Exception as trouble:
            _log.exception("advice failed", extra={"table": short_id(table_id)})
            live.advice_tasks.pop(request, None)  # to be tried again
            raise AdviceFailed from trouble
        _check_decision_due(live.table, request)
        return advice

    def _start_asking(
        self, live: LiveTable, request: requests.AtDecision, owner: str, ask: AskAdviser[Result]
    ) -> "asyncio.Task[Result]":
        self._check_unanswered(owner)
        question = build_question(live.table, request.seat, MASTER_LEVEL)
        task = self._tasks.start_task(ask(question, owner))
        self._unanswered[owner] += 1
        task.add_done_callback(lambda done: self._count_answered(owner))
        return task

    def _check_unanswered(self, owner: str) -> None:
        if self._most and self._unanswered[owner] >= self._most:
            raise LimitExceeded("too-many-questions", after=_RETRY_AFTER_S, most=self._most)

    def _count_answered(self, owner: str) -> None:
        self._unanswered[owner] -= 1
        if not self._unanswered[owner]:
            del self._unanswered[owner]
