"""All tables of this server: requests in, facts to the log, happenings out to those who listen.

For each table one request at a time: what follows from it is worked out, written down, and only
then takes effect and is shown. What is in memory is a cache of the log. If another server was first
with an entry, the log is read on and the request worked out anew.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from skulduggery.bots.registry import offered_bots, stand_in_level, wants_history
from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.bot_workers import BotQuestion
from skulduggery.server.broadcast import Broadcast
from skulduggery.server.hosting.logging_setup import short_id
from skulduggery.server.log_store import LogStore
from skulduggery.study.hint import MASTER_LEVEL, Hint
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.table import Table, table_from_log

log = logging.getLogger(__name__)

RECONNECT_CLOSE_CODE, DISMISSED_CLOSE_CODE, FORBIDDEN_CLOSE_CODE, TABLE_CLOSED_CLOSE_CODE = (
    4000,
    4401,
    4403,
    4410,
)  # why a socket was closed
TABLE_ID_BYTES = 9  # of the address of a table: nobody guesses it
SECRET_BYTES = 32

FactList = list[facts.AnyFact]
AskBot = Callable[[BotQuestion], Awaitable[str]]  # what a bot decides
Result = TypeVar("Result")
AskAdviser = Callable[[BotQuestion], Coroutine[Any, Any, Result]]  # what somebody strong says to it
OnGameOver = Callable[[Table], Coroutine[Any, Any, None]]  # reads the table at once, then writes
CheckRequest = Callable[
    [Table, str, requests.AnyRequest], None
]  # a mistake says why somebody may not


async def discard_game(table: Table) -> None:
    """Where nobody keeps finished games."""


def allow_request(table: Table, guest: str, request: requests.AnyRequest) -> None:
    """Where all guests are alike."""


class NoTable(Mistake):
    def __init__(self, table_id: str) -> None:
        super().__init__("no-table", table=shorten_text(table_id))


class NotSaved(Mistake):
    """Something could not be written down, so it has not happened."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class AdviceFailed(Mistake):
    """Whoever was asked for advice had none."""

    def __init__(self) -> None:
        super().__init__("no-thought")


async def refuse_hint(question: BotQuestion) -> Hint:
    """Where nobody thinks for people."""
    raise AdviceFailed


async def refuse_odds(question: BotQuestion) -> list[Any]:
    """The same."""
    raise AdviceFailed


class Listener(Protocol):
    """Somebody who is told what happens at a table. Must not wait for anything."""

    guest: str
    owner: str | None  # who answers for them, if somebody does

    def deliver_broadcast(self, telling: Broadcast, mine: bool = False) -> None:
        """`mine`: it follows from what this listener asked for."""

    def request_close(self, code: int = RECONNECT_CLOSE_CODE) -> None: ...


class LiveTable:
    """A table in memory."""

    __slots__ = ("alarm", "counsel", "entries", "listeners", "table", "thinking", "turn")

    def __init__(self, table: Table, entries: int, turn: asyncio.Lock) -> None:
        self.table = table
        self.entries = entries  # of its log
        self.turn = turn
        self.listeners: set[Listener] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int]] = set()  # seats, with the decision they think about
        self.counsel: dict[requests.AtDecision, asyncio.Task[Any]] = {}  # thought of once for all


def build_question(
    table: Table, seat: int, level: str | None = None, allowed_bots: Sequence[str] = ()
) -> BotQuestion:
    """What a bot is asked: the one on the seat, if nobody names another."""
    game, player = table.game, seat % len(table.players)
    level = level or table.chair_at(seat).level
    # Somebody is away, or another house knew this level.
    if level not in offered_bots(game.name, allowed_bots):
        level = stand_in_level(game.name)
    wanted = wants_history(game.name, level)
    return BotQuestion(
        game=game.name,
        level=level,
        view=game.view_for(table.running_match().state, table.options, player),
        seat=seat,
        story=table.history_of(player) if wanted else (),
    )


def is_decision_due(table: Table, request: requests.AtDecision) -> bool:
    """Whether the decision is still to be made."""
    return (
        table.status == "playing"
        and table.match_number == request.match
        and len(table.decisions[request.seat]) == request.nth
    )


def check_decision_due(table: Table, request: requests.AtDecision) -> None:
    if not is_decision_due(table, request):
        raise commands.Refused("refused-meanwhile")


class TableRegistry:
    def __init__(
        self,
        store: LogStore,
        think: AskBot,
        clock: Callable[[], float],
        finished: OnGameOver = discard_game,
        check: CheckRequest = allow_request,
        secret: Callable[[], bytes] = lambda: secrets.token_bytes(SECRET_BYTES),
        advise: AskAdviser[Hint] = refuse_hint,
        reckon: AskAdviser[list[Any]] = refuse_odds,
        allowed_bots: Sequence[str] = (),
    ) -> None:
        self.store = store
        self.think = think
        self.advise = advise
        self.reckon = reckon
        self.allowed_bots = allowed_bots  # of others, that may sit at tables
        self.clock = clock
        self.on_game_over = finished
        self.check_request = check
        self.on_facts_written: Callable[[FactList, float], None] = lambda new, now: (
            None
        )  # for those who count
        self.new_secret = secret
        self.tables: dict[str, LiveTable] = {}
        # Held by whoever reads or changes a table; kept by all who wait for it and by nobody else.
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[Any]] = set()

    # For whoever is at the door.

    async def create_table(self, host: str, name: str, request: requests.ChooseOptions) -> str:
        """A new table; its address."""
        table_id = secrets.token_urlsafe(TABLE_ID_BYTES)
        fact = commands.created_fact(table_id, host, request, name, self.clock(), self.new_secret())
        self.tables[table_id] = LiveTable(Table(), 0, self.table_lock(table_id))
        await self.commit_facts(table_id, lambda live: [fact])
        return table_id

    async def handle_request(
        self, table_id: str, guest: str, request: requests.AnyRequest, asker: Listener | None = None
    ) -> None:
        """Answer a request durably. Mistakes say why not."""

        def answer(live: LiveTable) -> FactList:
            self.check_request(live.table, guest, request)
            return commands.facts_for_request(
                live.table, guest, request, self.clock(), self.new_secret, self.allowed_bots
            )

        await self.commit_facts(table_id, answer, asker)

    async def mark_away(self, table_id: str, guest: str) -> None:
        """A connection of a guest has ended."""

        def away(live: LiveTable) -> FactList:
            if any(listener.guest == guest for listener in live.listeners):
                return []  # there on another device, or back already
            return timers.away_facts(live.table, guest, self.clock())

        await self.commit_facts(table_id, away)

    async def live_table(self, table_id: str) -> LiveTable:
        """A table, read from its log if nobody has asked for it yet."""
        if table_id not in self.tables:
            async with self.table_lock(table_id):
                return self.tables.get(table_id) or await self.load_table(table_id)
        return self.tables[table_id]

    async def resume_games(self) -> None:
        """Games go on by themselves: their clocks run also while nobody looks."""
        for table_id in await self.store.playing_tables():
            await self.live_table(table_id)

    async def close_table(self, table_id: str) -> None:
        """For good, whatever is being played."""
        await self.commit_facts(
            table_id, lambda live: timers.closing_facts(live.table, self.clock())
        )
        log.info("table closed", extra={"table": short_id(table_id)})
        if table_id in self.tables:
            self.close_all_listeners(self.tables[table_id], TABLE_CLOSED_CLOSE_CODE)

    def dismiss_guest(self, guest: str) -> None:
        """Close all sockets of a guest, and of those they answer for."""
        for live in self.tables.values():
            self.close_guest_listeners(live, guest, DISMISSED_CLOSE_CODE)

    @asynccontextmanager
    async def hold_tables(self, table_ids: Iterable[str]) -> AsyncIterator[None]:
        """Nothing happens at these tables meanwhile; then they are read anew, by everybody."""
        async with AsyncExitStack() as turns:
            for table_id in sorted(table_ids):  # all in one order, so that nobody waits in a ring
                await turns.enter_async_context(self.table_lock(table_id))
            yield
            for table_id in table_ids:
                if table_id in self.tables:
                    self.drop_table(self.tables[table_id], table_id)

    async def close(self) -> None:
        """Let everything that was begun be finished and written."""
        for live in self.tables.values():
            if live.alarm is not None:
                live.alarm.cancel()
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.store.close()

    def evict_idle(self, table_id: str) -> None:
        """A table that nobody attends and nothing is due at leaves the memory; its log stays."""
        live = self.tables.get(table_id)
        if live and not (live.listeners or live.thinking or live.alarm or live.turn.locked()):
            del self.tables[table_id]

    # The heart: work out, write down, take in, tell.

    def table_lock(self, table_id: str) -> asyncio.Lock:
        turn = self.locks.get(table_id)
        if turn is None:
            turn = self.locks[table_id] = asyncio.Lock()
        return turn

    async def commit_facts(
        self, table_id: str, follows: Callable[[LiveTable], FactList], asker: Listener | None = None
    ) -> None:
        async with self.table_lock(table_id):
            live = self.tables.get(table_id) or await self.load_table(table_id)
            while new := follows(live):
                try:
                    first = await self.store.append(table_id, live.entries, new)
                except asyncio.CancelledError:
                    # Whoever asked has hung up; what was handed in is written all the same.
                    self.start_task(self.finish_cancelled_write(table_id))
                    raise
                except Exception as trouble:
                    self.drop_table(live, table_id)
                    raise NotSaved from trouble
                if first:
                    live.entries += 1
                    self.apply_facts(live, new, asker)
                    break
                await self.read_new_entries(live, table_id)
        self.start_due_work(live, table_id)

    async def load_table(self, table_id: str) -> LiveTable:
        """Read a table from its log, with its turn in hand."""
        log = await self.store.read_entries(table_id)
        if not log:
            raise NoTable(table_id)
        table = table_from_log(fact for entry in log for fact in entry)
        live = self.tables[table_id] = LiveTable(table, len(log), self.table_lock(table_id))
        self.start_task(self.commit_facts(table_id, self.missing_guest_facts))
        return live

    def missing_guest_facts(self, live: LiveTable) -> FactList:
        """After a hard end nobody has said goodbye."""
        present = {listener.guest for listener in live.listeners}
        return timers.all_away_facts(live.table, present, self.clock())

    def apply_facts(self, live: LiveTable, new: FactList, asker: Listener | None = None) -> None:
        table = live.table
        self.on_facts_written(new, self.clock())
        telling = Broadcast(table, [table.apply(fact) for fact in new], self.clock())
        for listener in tuple(live.listeners):
            listener.deliver_broadcast(telling, listener is asker)
        for fact in new:
            if isinstance(fact, facts.Removed):
                self.close_guest_listeners(live, fact.guest, FORBIDDEN_CLOSE_CODE)
        if any(isinstance(fact, facts.GAME_END_FACTS) for fact in new):
            log.info("game over", extra={"table": short_id(table.id), "game": table.game.name})
            self.start_task(self.on_game_over(table))

    async def read_new_entries(self, live: LiveTable, table_id: str) -> None:
        """Read on in the log, where another server may have written."""
        for entry in await self.store.read_entries(table_id, live.entries):
            live.entries += 1
            self.apply_facts(live, entry)

    async def finish_cancelled_write(self, table_id: str) -> None:
        """What nobody waits for any more takes effect as well."""
        with suppress(Exception):  # a disk that is full tells the next who asks
            await self.store.wait_written()
        async with self.table_lock(table_id):
            if live := self.tables.get(table_id):
                await self.read_new_entries(live, table_id)
                self.start_due_work(live, table_id)

    def drop_table(self, live: LiveTable, table_id: str) -> None:
        """What is in memory may not be what is in the log: whoever is there comes back to it."""
        if self.tables.get(table_id) is live:
            del self.tables[table_id]
        if live.alarm is not None:
            live.alarm.cancel()
        self.close_all_listeners(live, RECONNECT_CLOSE_CODE)

    def close_guest_listeners(self, live: LiveTable, guest: str, code: int) -> None:
        for listener in tuple(live.listeners):
            if guest in (listener.guest, listener.owner):
                listener.request_close(code)

    def close_all_listeners(self, live: LiveTable, code: int) -> None:
        for listener in tuple(live.listeners):
            listener.request_close(code)

    # What happens by itself.

    def start_due_work(self, live: LiveTable, table_id: str) -> None:
        """Bots that owe a decision think; the clock rings when something is due."""
        for seat in timers.pending_bot_seats(live.table):
            thought = (seat, len(live.table.decisions[seat]))
            if thought not in live.thinking:
                live.thinking.add(thought)
                self.start_task(self.play_bot(live, table_id, thought))
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = timers.next_due_at(live.table)
        if due is not None:
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(max(0.0, due - self.clock()), self.run_timers, table_id)

    def run_timers(self, table_id: str) -> None:
        self.start_task(
            self.commit_facts(table_id, lambda live: timers.due_facts(live.table, self.clock()))
        )

    async def play_bot(self, live: LiveTable, table_id: str, thought: tuple[int, int]) -> None:
        seat, nth = thought
        match = live.table.match
        text = await self.choose_bot_move(live.table, seat)

        def decide(live: LiveTable) -> FactList:
            # Meanwhile the person may have come back, or the clock have played.
            table = live.table
            due = table.match is match and len(table.decisions[seat]) == nth
            if due and seat in timers.pending_bot_seats(table):
                return timers.bot_move_facts(table, seat, text, self.clock())
            return []

        try:
            await self.commit_facts(table_id, decide)
        finally:
            live.thinking.discard(thought)
            if self.tables.get(table_id) is live:
                self.start_due_work(live, table_id)

    async def choose_bot_move(self, table: Table, seat: int) -> str:
        """What the bot on a seat decides; where it fails, what the clock would have played."""
        state = table.running_match().state.clone()
        try:
            return await self.think(build_question(table, seat, allowed_bots=self.allowed_bots))
        except Exception:
            log.exception("a bot failed", extra={"table": short_id(table.id)})
            state.turn_to(seat)
            return table.game.action_texts[table.game.default_action(state, seat)]

    # Advice for those who asked for it and were not refused.

    async def hint_for(self, table_id: str, request: requests.AskHint) -> Hint:
        return await self.advise_once(table_id, request, self.advise)

    async def odds_for(self, table_id: str, request: requests.AskOdds) -> list[Any]:
        return await self.advise_once(table_id, request, self.reckon)

    async def advise_once(
        self, table_id: str, request: requests.AtDecision, ask: AskAdviser[Result]
    ) -> Result:
        """Thought of once, however often it is asked for; void when the decision is made."""
        live = await self.live_table(table_id)
        check_decision_due(live.table, request)
        live.counsel = {
            one: thought
            for one, thought in live.counsel.items()
            if is_decision_due(live.table, one)
        }
        if request not in live.counsel:
            question = build_question(live.table, request.seat, MASTER_LEVEL)
            live.counsel[request] = self.start_task(ask(question))
        try:
            thought: Result = await asyncio.shield(live.counsel[request])
        except Exception as trouble:
            log.exception("no advice", extra={"table": short_id(table_id)})
            live.counsel.pop(request, None)  # to be tried again
            raise AdviceFailed from trouble
        check_decision_due(live.table, request)
        return thought

    def start_task(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
