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

from skulduggery.bots.registry import bots_offered, stand_in_level, wants_story
from skulduggery.core.errors import Mistake, shortened
from skulduggery.server.bot_workers import Question
from skulduggery.server.broadcast import Telling
from skulduggery.server.hosting.log import brief
from skulduggery.server.log_store import Store
from skulduggery.study.hint import MASTER, Hint
from skulduggery.table import commands, facts, requests, timers
from skulduggery.table.table import Table, from_log

log = logging.getLogger(__name__)

COME_AGAIN, SENT_AWAY, NOT_LET_IN, TABLE_CLOSED = 4000, 4401, 4403, 4410  # why a socket was closed
ID_BYTES = 9  # of the address of a table: nobody guesses it
SECRET_BYTES = 32

Facts = list[facts.AnyFact]
Think = Callable[[Question], Awaitable[str]]  # what a bot decides
Result = TypeVar("Result")
Counsellor = Callable[[Question], Coroutine[Any, Any, Result]]  # what somebody strong says to it
Finished = Callable[[Table], Coroutine[Any, Any, None]]  # reads the table at once, then writes
Check = Callable[[Table, str, requests.AnyRequest], None]  # a mistake says why somebody may not


async def let_go(table: Table) -> None:
    """Where nobody keeps finished games."""


def anybody(table: Table, guest: str, request: requests.AnyRequest) -> None:
    """Where all guests are alike."""


class NoTable(Mistake):
    def __init__(self, table_id: str) -> None:
        super().__init__("no-table", table=shortened(table_id))


class NotSaved(Mistake):
    """Something could not be written down, so it has not happened."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class NoThought(Mistake):
    """Whoever was asked for advice had none."""

    def __init__(self) -> None:
        super().__init__("no-thought")


async def no_advice(question: Question) -> Hint:
    """Where nobody thinks for people."""
    raise NoThought


async def no_reckoning(question: Question) -> list[Any]:
    """The same."""
    raise NoThought


class Listener(Protocol):
    """Somebody who is told what happens at a table. Must not wait for anything."""

    guest: str
    owner: str | None  # who answers for them, if somebody does

    def told(self, telling: Telling, mine: bool = False) -> None:
        """`mine`: it follows from what this listener asked for."""

    def end(self, code: int = COME_AGAIN) -> None: ...


class Live:
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


def question_for(
    table: Table, seat: int, level: str | None = None, allowed_bots: Sequence[str] = ()
) -> Question:
    """What a bot is asked: the one on the seat, if nobody names another."""
    game, player = table.game, seat % len(table.players)
    level = level or table.chair_at(seat).level
    # Somebody is away, or another house knew this level.
    if level not in bots_offered(game.name, allowed_bots):
        level = stand_in_level(game.name)
    wanted = wants_story(game.name, level)
    return Question(
        game=game.name,
        level=level,
        view=game.view(table.running().state, table.options, player),
        seat=seat,
        story=table.history_of(player) if wanted else (),
    )


def is_due(table: Table, request: requests.AtDecision) -> bool:
    """Whether the decision is still to be made."""
    return (
        table.status == "playing"
        and table.number == request.match
        and len(table.decisions[request.seat]) == request.nth
    )


def check_due(table: Table, request: requests.AtDecision) -> None:
    if not is_due(table, request):
        raise commands.Refused("refused-meanwhile")


class Hall:
    def __init__(
        self,
        store: Store,
        think: Think,
        clock: Callable[[], float],
        finished: Finished = let_go,
        check: Check = anybody,
        secret: Callable[[], bytes] = lambda: secrets.token_bytes(SECRET_BYTES),
        advise: Counsellor[Hint] = no_advice,
        reckon: Counsellor[list[Any]] = no_reckoning,
        allowed_bots: Sequence[str] = (),
    ) -> None:
        self.store = store
        self.think = think
        self.advise = advise
        self.reckon = reckon
        self.allowed_bots = allowed_bots  # of others, that may sit at tables
        self.clock = clock
        self.finished = finished
        self.check = check
        self.written: Callable[[Facts, float], None] = lambda new, now: None  # for those who count
        self.secret = secret
        self.tables: dict[str, Live] = {}
        # Held by whoever reads or changes a table; kept by all who wait for it and by nobody else.
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: set[asyncio.Task[Any]] = set()

    # For whoever is at the door.

    async def create(self, host: str, name: str, request: requests.ChooseOptions) -> str:
        """A new table; its address."""
        table_id = secrets.token_urlsafe(ID_BYTES)
        fact = commands.created(table_id, host, request, name, self.clock(), self.secret())
        self.tables[table_id] = Live(Table(), 0, self.turn(table_id))
        await self.take(table_id, lambda live: [fact])
        return table_id

    async def ask(
        self, table_id: str, guest: str, request: requests.AnyRequest, asker: Listener | None = None
    ) -> None:
        """Answer a request durably. Mistakes say why not."""

        def answer(live: Live) -> Facts:
            self.check(live.table, guest, request)
            return commands.answer(
                live.table, guest, request, self.clock(), self.secret, self.allowed_bots
            )

        await self.take(table_id, answer, asker)

    async def gone(self, table_id: str, guest: str) -> None:
        """A connection of a guest has ended."""

        def away(live: Live) -> Facts:
            if any(listener.guest == guest for listener in live.listeners):
                return []  # there on another device, or back already
            return timers.went_away(live.table, guest, self.clock())

        await self.take(table_id, away)

    async def live(self, table_id: str) -> Live:
        """A table, read from its log if nobody has asked for it yet."""
        if table_id not in self.tables:
            async with self.turn(table_id):
                return self.tables.get(table_id) or await self.load(table_id)
        return self.tables[table_id]

    async def wake(self) -> None:
        """Games go on by themselves: their clocks run also while nobody looks."""
        for table_id in await self.store.playing():
            await self.live(table_id)

    async def close_table(self, table_id: str) -> None:
        """For good, whatever is being played."""
        await self.take(table_id, lambda live: timers.closed(live.table, self.clock()))
        log.info("table closed", extra={"table": brief(table_id)})
        if table_id in self.tables:
            self.end_all(self.tables[table_id], TABLE_CLOSED)

    def dismiss(self, guest: str) -> None:
        """Close all sockets of a guest, and of those they answer for."""
        for live in self.tables.values():
            self.end_those_of(live, guest, SENT_AWAY)

    @asynccontextmanager
    async def held(self, table_ids: Iterable[str]) -> AsyncIterator[None]:
        """Nothing happens at these tables meanwhile; then they are read anew, by everybody."""
        async with AsyncExitStack() as turns:
            for table_id in sorted(table_ids):  # all in one order, so that nobody waits in a ring
                await turns.enter_async_context(self.turn(table_id))
            yield
            for table_id in table_ids:
                if table_id in self.tables:
                    self.drop(self.tables[table_id], table_id)

    async def close(self) -> None:
        """Let everything that was begun be finished and written."""
        for live in self.tables.values():
            if live.alarm is not None:
                live.alarm.cancel()
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.store.close()

    def rest(self, table_id: str) -> None:
        """A table that nobody attends and nothing is due at leaves the memory; its log stays."""
        live = self.tables.get(table_id)
        if live and not (live.listeners or live.thinking or live.alarm or live.turn.locked()):
            del self.tables[table_id]

    # The heart: work out, write down, take in, tell.

    def turn(self, table_id: str) -> asyncio.Lock:
        turn = self.turns.get(table_id)
        if turn is None:
            turn = self.turns[table_id] = asyncio.Lock()
        return turn

    async def take(
        self, table_id: str, follows: Callable[[Live], Facts], asker: Listener | None = None
    ) -> None:
        async with self.turn(table_id):
            live = self.tables.get(table_id) or await self.load(table_id)
            while new := follows(live):
                try:
                    first = await self.store.append(table_id, live.entries, new)
                except asyncio.CancelledError:
                    # Whoever asked has hung up; what was handed in is written all the same.
                    self.start(self.see_to_it(table_id))
                    raise
                except Exception as trouble:
                    self.drop(live, table_id)
                    raise NotSaved from trouble
                if first:
                    live.entries += 1
                    self.take_in(live, new, asker)
                    break
                await self.catch_up(live, table_id)
        self.set_going(live, table_id)

    async def load(self, table_id: str) -> Live:
        """Read a table from its log, with its turn in hand."""
        log = await self.store.read(table_id)
        if not log:
            raise NoTable(table_id)
        table = from_log(fact for entry in log for fact in entry)
        live = self.tables[table_id] = Live(table, len(log), self.turn(table_id))
        self.start(self.take(table_id, self.absent))
        return live

    def absent(self, live: Live) -> Facts:
        """After a hard end nobody has said goodbye."""
        present = {listener.guest for listener in live.listeners}
        return timers.all_gone(live.table, present, self.clock())

    def take_in(self, live: Live, new: Facts, asker: Listener | None = None) -> None:
        table = live.table
        self.written(new, self.clock())
        telling = Telling(table, [table.apply(fact) for fact in new], self.clock())
        for listener in tuple(live.listeners):
            listener.told(telling, listener is asker)
        for fact in new:
            if isinstance(fact, facts.Removed):
                self.end_those_of(live, fact.guest, NOT_LET_IN)
        if any(isinstance(fact, facts.ENDS) for fact in new):
            log.info("game over", extra={"table": brief(table.id), "game": table.game.name})
            self.start(self.finished(table))

    async def catch_up(self, live: Live, table_id: str) -> None:
        """Read on in the log, where another server may have written."""
        for entry in await self.store.read(table_id, live.entries):
            live.entries += 1
            self.take_in(live, entry)

    async def see_to_it(self, table_id: str) -> None:
        """What nobody waits for any more takes effect as well."""
        with suppress(Exception):  # a disk that is full tells the next who asks
            await self.store.settled()
        async with self.turn(table_id):
            if live := self.tables.get(table_id):
                await self.catch_up(live, table_id)
                self.set_going(live, table_id)

    def drop(self, live: Live, table_id: str) -> None:
        """What is in memory may not be what is in the log: whoever is there comes back to it."""
        if self.tables.get(table_id) is live:
            del self.tables[table_id]
        if live.alarm is not None:
            live.alarm.cancel()
        self.end_all(live, COME_AGAIN)

    def end_those_of(self, live: Live, guest: str, code: int) -> None:
        for listener in tuple(live.listeners):
            if guest in (listener.guest, listener.owner):
                listener.end(code)

    def end_all(self, live: Live, code: int) -> None:
        for listener in tuple(live.listeners):
            listener.end(code)

    # What happens by itself.

    def set_going(self, live: Live, table_id: str) -> None:
        """Bots that owe a decision think; the clock rings when something is due."""
        for seat in timers.bot_seats(live.table):
            thought = (seat, len(live.table.decisions[seat]))
            if thought not in live.thinking:
                live.thinking.add(thought)
                self.start(self.bot(live, table_id, thought))
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = timers.next_tick(live.table)
        if due is not None:
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(max(0.0, due - self.clock()), self.ring, table_id)

    def ring(self, table_id: str) -> None:
        self.start(self.take(table_id, lambda live: timers.tick(live.table, self.clock())))

    async def bot(self, live: Live, table_id: str, thought: tuple[int, int]) -> None:
        seat, nth = thought
        match = live.table.match
        text = await self.thought(live.table, seat)

        def decide(live: Live) -> Facts:
            # Meanwhile the person may have come back, or the clock have played.
            table = live.table
            due = table.match is match and len(table.decisions[seat]) == nth
            if due and seat in timers.bot_seats(table):
                return timers.bot_moves(table, seat, text, self.clock())
            return []

        try:
            await self.take(table_id, decide)
        finally:
            live.thinking.discard(thought)
            if self.tables.get(table_id) is live:
                self.set_going(live, table_id)

    async def thought(self, table: Table, seat: int) -> str:
        """What the bot on a seat decides; where it fails, what the clock would have played."""
        state = table.running().state.clone()
        try:
            return await self.think(question_for(table, seat, allowed_bots=self.allowed_bots))
        except Exception:
            log.exception("a bot failed", extra={"table": brief(table.id)})
            state.turn_to(seat)
            return table.game.texts[table.game.default(state, seat)]

    # Advice for those who asked for it and were not refused.

    async def hint(self, table_id: str, request: requests.AskHint) -> Hint:
        return await self.counsel(table_id, request, self.advise)

    async def odds(self, table_id: str, request: requests.AskOdds) -> list[Any]:
        return await self.counsel(table_id, request, self.reckon)

    async def counsel(
        self, table_id: str, request: requests.AtDecision, ask: Counsellor[Result]
    ) -> Result:
        """Thought of once, however often it is asked for; void when the decision is made."""
        live = await self.live(table_id)
        check_due(live.table, request)
        live.counsel = {
            one: thought for one, thought in live.counsel.items() if is_due(live.table, one)
        }
        if request not in live.counsel:
            question = question_for(live.table, request.seat, MASTER)
            live.counsel[request] = self.start(ask(question))
        try:
            thought: Result = await asyncio.shield(live.counsel[request])
        except Exception as trouble:
            log.exception("no advice", extra={"table": brief(table_id)})
            live.counsel.pop(request, None)  # to be tried again
            raise NoThought from trouble
        check_due(live.table, request)
        return thought

    def start(self, work: Coroutine[Any, Any, Result]) -> "asyncio.Task[Result]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
