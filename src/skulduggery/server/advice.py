"""Hints and slow odds for those who may have them, worked out once for each decision."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from skulduggery.bots.registry import MASTER_LEVEL
from skulduggery.core.errors import Mistake
from skulduggery.server.async_tasks import TaskSet
from skulduggery.server.bot_runner import build_question
from skulduggery.server.bot_workers import BotQuestion
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.table_registry import TableRegistry
from skulduggery.study.hint import Hint
from skulduggery.table import requests
from skulduggery.table.requests import Refused
from skulduggery.table.table import Table

_log = logging.getLogger(__name__)

Result = TypeVar("Result")
AskAdviser = Callable[[BotQuestion], Coroutine[Any, Any, Result]]


class AdviceFailed(Mistake):
    """No advice could be worked out."""

    def __init__(self) -> None:
        super().__init__("no-thought")


async def refuse_hint(question: BotQuestion) -> Hint:
    """Default: no adviser configured."""
    raise AdviceFailed


async def refuse_odds(question: BotQuestion) -> list[Any]:
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


class TableAdvice:
    """Whether a guest may have advice is decided before, by the request for it."""

    def __init__(
        self,
        registry: TableRegistry,
        tasks: TaskSet,
        ask_hint: AskAdviser[Hint] = refuse_hint,
        ask_odds: AskAdviser[list[Any]] = refuse_odds,
    ) -> None:
        self._registry = registry
        self._tasks = tasks
        self._ask_hint = ask_hint
        self._ask_odds = ask_odds

    async def hint_for(self, table_id: str, request: requests.AskHint) -> Hint:
        return await self._advise_once(table_id, request, self._ask_hint)

    async def odds_for(self, table_id: str, request: requests.AskOdds) -> list[Any]:
        return await self._advise_once(table_id, request, self._ask_odds)

    async def _advise_once(
        self, table_id: str, request: requests.AtDecision, ask: AskAdviser[Result]
    ) -> Result:
        """Worked out once, however often it is asked for; void when the decision is made."""
        live = await self._registry.live_table(table_id)
        _check_decision_due(live.table, request)
        live.advice_tasks = {
            asked: task
            for asked, task in live.advice_tasks.items()
            if _is_decision_due(live.table, asked)
        }
        if request not in live.advice_tasks:
            question = build_question(live.table, request.seat, MASTER_LEVEL)
            live.advice_tasks[request] = self._tasks.start_task(ask(question))
        try:
            advice: Result = await asyncio.shield(live.advice_tasks[request])
        except Exception as trouble:
            _log.exception("advice failed", extra={"table": short_id(table_id)})
            live.advice_tasks.pop(request, None)  # to be tried again
            raise AdviceFailed from trouble
        _check_decision_due(live.table, request)
        return advice
