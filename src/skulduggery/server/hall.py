"""All tables of this server: requests in, facts to the log, happenings out to those who listen.

For each table one request at a time: what follows from it is worked out, written down, and only
then takes effect and is shown. What is in memory is a cache of the log. If another server was first
with an entry, the log is read on and the request worked out anew.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from skulduggery.core.errors import Mistake, shortened
from skulduggery.core.view import View
from skulduggery.server.store import Store
from skulduggery.table import facts, house, requests, unasked
from skulduggery.table.table import Happening, Table

log = logging.getLogger(__name__)

ID_BYTES = 9  # of the address of a table: nobody guesses it
SECRET_BYTES = 32

Facts = list[facts.AnyFact]
Think = Callable[[str, View, int], Awaitable[str]]  # level, view, seat: what a bot decides


class NoTable(Mistake):
    def __init__(self, table_id: str) -> None:
        super().__init__("no-table", table=shortened(table_id))


class NotSaved(Mistake):
    """Something could not be written down, so it has not happened."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class Listener(Protocol):
    """Somebody who is told what happens at a table. Must not wait for anything."""

    guest: str

    def told(self, table: Table, happenings: list[Happening]) -> None: ...

    def lost(self) -> None:
        """The table is to be asked for anew."""


class Live:
    """A table in memory."""

    def __init__(self, table: Table, entries: int) -> None:
        self.table = table
        self.entries = entries  # of its log
        self.turn = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int]] = set()  # seats, with the decision they think about


class Hall:
    def __init__(
        self,
        store: Store,
        think: Think,
        clock: Callable[[], float],
        secret: Callable[[], bytes] = lambda: secrets.token_bytes(SECRET_BYTES),
    ) -> None:
        self.store = store
        self.think = think
        self.clock = clock
        self.secret = secret
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    # For whoever is at the door.

    async def create(self, host: str, name: str, request: requests.ChooseOptions) -> str:
        """A new table; its address."""
        table_id = secrets.token_urlsafe(ID_BYTES)
        fact = house.created(table_id, host, request, name, self.clock(), self.secret())
        live = Live(Table(), 0)
        self.tables[table_id] = live
        await self.shielded(self.take(live, table_id, lambda table: [fact]))
        return table_id

    async def ask(self, table_id: str, guest: str, request: requests.AnyRequest) -> int:
        """Answer a request durably; the number of the next happening. Mistakes say why not."""
        live = await self.live(table_id)

        def answer(table: Table) -> Facts:
            return house.answer(table, guest, request, self.clock(), self.secret)

        await self.shielded(self.take(live, table_id, answer))
        return live.table.length

    async def gone(self, table_id: str, guest: str) -> None:
        """A connection of a guest has ended."""
        live = await self.live(table_id)

        def away(table: Table) -> Facts:
            if any(listener.guest == guest for listener in live.listeners):
                return []  # there on another device, or back already
            return unasked.went_away(table, guest, self.clock())

        await self.shielded(self.take(live, table_id, away))

    async def live(self, table_id: str) -> Live:
        """A table, read from its log if nobody has asked for it yet."""
        async with self.opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.tables:
                live = Live(Table(), 0)
                await self.catch_up(live, table_id)
                if live.entries == 0:
                    del self.opening[table_id]
                    raise NoTable(table_id)
                self.tables[table_id] = live
                self.set_going(live, table_id)
            return self.tables[table_id]

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
            self.opening.pop(table_id, None)

    # The heart: work out, write down, take in, tell.

    async def take(self, live: Live, table_id: str, follows: Callable[[Table], Facts]) -> None:
        async with live.turn:
            while new := follows(live.table):
                try:
                    first = await self.store.append(table_id, live.entries, new)
                except Exception as trouble:
                    self.drop(live, table_id)
                    raise NotSaved from trouble
                if first:
                    live.entries += 1
                    self.take_in(live, new)
                    break
                await self.catch_up(live, table_id)
        self.set_going(live, table_id)

    def take_in(self, live: Live, new: Facts) -> None:
        happenings = [live.table.apply(fact) for fact in new]
        for listener in tuple(live.listeners):
            listener.told(live.table, happenings)

    async def catch_up(self, live: Live, table_id: str) -> None:
        """Read on in the log, where another server may have written."""
        for entry in await self.store.read(table_id, live.entries):
            live.entries += 1
            self.take_in(live, entry)

    def drop(self, live: Live, table_id: str) -> None:
        """Nobody knows whether the last entry was written: the log will tell."""
        self.tables.pop(table_id, None)
        for listener in tuple(live.listeners):
            listener.lost()

    # What happens by itself.

    def set_going(self, live: Live, table_id: str) -> None:
        """Bots that owe a decision think; the clock rings when something is due."""
        for seat in unasked.bot_seats(live.table):
            thought = (seat, len(live.table.decisions[seat]))
            if thought not in live.thinking:
                live.thinking.add(thought)
                self.start(self.bot(live, table_id, thought))
        if live.alarm is not None:
            live.alarm.cancel()
        due = unasked.next_tick(live.table)
        live.alarm = None
        if due is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, due - self.clock())
            live.alarm = loop.call_later(wait, self.ring, live, table_id)

    def ring(self, live: Live, table_id: str) -> None:
        self.start(self.take(live, table_id, lambda table: unasked.tick(table, self.clock())))

    async def bot(self, live: Live, table_id: str, thought: tuple[int, int]) -> None:
        seat, nth = thought
        match = live.table.match
        text = await self.thought(live.table, seat)

        def decide(table: Table) -> Facts:
            # Meanwhile the person may have come back, or the clock have played.
            due = table.match is match and len(table.decisions[seat]) == nth
            if due and seat in unasked.bot_seats(table):
                return unasked.bot_moves(table, seat, text, self.clock())
            return []

        try:
            await self.take(live, table_id, decide)
        finally:
            live.thinking.discard(thought)
            self.set_going(live, table_id)

    async def thought(self, table: Table, seat: int) -> str:
        """What the bot on a seat decides; where it fails, what the clock would have played."""
        state = table.running().state.clone()
        view = table.game.view(state, table.options, seat % len(table.players))
        try:
            return await self.think(table.chair_at(seat).level or "random", view, seat)
        except Exception:
            log.exception("a bot failed at table %s", table.id)
            state.turn_to(seat)
            return table.game.texts[table.game.default(state, seat)]

    def start(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def shielded(self, work: Coroutine[Any, Any, None]) -> None:
        """Whoever asked may hang up; what was begun is done all the same."""
        await asyncio.shield(self.start(work))
