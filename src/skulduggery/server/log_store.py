"""Where logs are kept. The primary key (table, number) decides which of two writers wins.

All writes go through one task that commits whatever has gathered meanwhile in one transaction: a
commit that reaches the disk is dear, and shared by many it costs each little. An append is answered
only when it is durable.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from skulduggery.server.database import (
    DB_KEYS,
    DB_LOG,
    DB_PRESENCES,
    DB_TABLE_CODES,
    DB_TABLES,
    new_sync_engine,
    open_database,
)
from skulduggery.table import facts
from skulduggery.table.facts import AnyFact

_MAX_BATCH_ENTRIES = 1000
_INSERT_ENTRY_SQL = "INSERT INTO log (table_id, number, facts) VALUES (?, ?, ?)"

_IS_PLAYING = DB_TABLES.c.status == "playing"

facts_decoder = msgspec.json.Decoder(list[AnyFact])


_INDEXED_FACTS = (
    facts.Created,
    facts.Arrived,
    facts.HostPassed,
    facts.OptionsChosen,
    facts.SettingsChosen,
    facts.Started,
    facts.Ended,
    facts.Abandoned,
    facts.Closed,
    facts.RematchCalled,
)


def _index_changes(new: Iterable[facts.AnyFact]) -> "_TableIndexChanges | None":
    """Nothing for nearly all facts: that somebody has moved changes no row."""
    concerned = [fact for fact in new if isinstance(fact, _INDEXED_FACTS)]
    return _TableIndexChanges(concerned) if concerned else None


class _TableIndexChanges:
    """What some new facts change in the rows about their table."""

    def __init__(self, new: Iterable[facts.AnyFact]) -> None:
        self.table: dict[str, Any] = {}
        self.arrived: list[str] = []
        self.is_new = False
        self.releases_code = False  # nobody can sit down any more
        for fact in new:
            self._add_fact(fact)

    def _add_fact(self, fact: facts.AnyFact) -> None:
        match fact:
            case facts.Created():
                self.is_new = True
                self.arrived.append(fact.host)
                self._set_columns(
                    fact,
                    game=fact.game,
                    rules=0,
                    match=0,
                    status="open",
                    listed=fact.settings.listed,
                    host=fact.host,
                    made_at=fact.at,
                )
            case facts.Arrived():
                self.arrived.append(fact.guest)
            case facts.HostPassed():
                self._set_columns(fact, host=fact.guest)
            case facts.OptionsChosen():
                self._set_columns(fact, game=fact.game)
            case facts.SettingsChosen():
                self._set_columns(fact, listed=fact.settings.listed)
            case facts.Started():
                self.releases_code = True
                self._set_columns(fact, status="playing", rules=fact.rules)
            case facts.Ended() | facts.Abandoned():
                self._set_columns(fact, status="over")
            case facts.Closed():
                self.releases_code = True
                self._set_columns(fact, status="over", listed=False)
            case facts.RematchCalled():
                self._set_columns(fact, status="open", match=fact.match)

    def _set_columns(self, fact: facts.AnyFact, **columns: Any) -> None:
        self.table.update(columns, changed_at=fact.at)


class PendingEntry(msgspec.Struct, frozen=True):
    """One entry on its way to the disk."""

    table_id: str
    number: int
    facts: bytes  # none: only a mark, that everything before it is written
    listing: _TableIndexChanges | None
    written: "asyncio.Future[bool]"


class LogStore:
    """The logs of all tables in one database file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # Commits run in a thread of their own, on a plain connection: what an asynchronous one
        # costs in switching back and forth is more than the commit itself.
        self._thread = ThreadPoolExecutor(1, "writer")
        self._sync_engine = new_sync_engine(engine)
        self._connection: Connection | None = None  # of the thread, kept: to take one out costs
        self.on_commit: Callable[[int, float], None] = lambda rows, seconds: None
        self.waiting: list[PendingEntry] = []
        self._has_waiting = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, file: str) -> "LogStore":
        store = cls(await open_database(file))
        store.writer = asyncio.create_task(store._write_forever())
        return store

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        await self.wait_written()
        if self.writer is not None:
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_connection)
        self._thread.shutdown()
        self._sync_engine.dispose()
        await self.engine.dispose()

    def append(self, table_id: str, number: int, facts: list[AnyFact]) -> "asyncio.Future[bool]":
        """Write entry `number` of a log; False where somebody else already has."""
        return self._queue_entry(
            table_id, number, msgspec.json.encode(facts), _index_changes(facts)
        )

    def wait_written(self) -> "asyncio.Future[bool]":
        """Done when everything that was handed in before is written, or has failed."""
        return self._queue_entry("", 0, b"", None)

    def _queue_entry(
        self, table_id: str, number: int, facts: bytes, listing: _TableIndexChanges | None
    ) -> "asyncio.Future[bool]":
        written = asyncio.get_running_loop().create_future()
        self.waiting.append(PendingEntry(table_id, number, facts, listing, written))
        self._has_waiting.set()
        return written

    async def read_entries(self, table_id: str, start: int = 0) -> list[list[AnyFact]]:
        """The entries of a log from `start` on."""
        query = (
            select(DB_LOG.c.facts)
            .where(DB_LOG.c.table_id == table_id, DB_LOG.c.number >= start)
            .order_by(DB_LOG.c.number)
        )
        async with self.engine.connect() as connection:
            return [facts_decoder.decode(row.facts) for row in await connection.execute(query)]

    async def playing_tables(self) -> list[str]:
        """Where a game is on."""
        async with self.engine.connect() as connection:
            return list(await connection.scalars(select(DB_TABLES.c.id).where(_IS_PLAYING)))

    async def ensure_key(self, name: str) -> bytes:
        """A key that is made once and then stays, also through restarts."""
        made = insert(DB_KEYS).values(name=name, key=secrets.token_bytes(32))
        async with self.engine.begin() as connection:
            await connection.execute(made.on_conflict_do_nothing())
            kept = await connection.execute(select(DB_KEYS.c.key).where(DB_KEYS.c.name == name))
            return bytes(kept.scalar_one())

    async def _write_forever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._has_waiting.wait()
            batch, self.waiting = (
                self.waiting[:_MAX_BATCH_ENTRIES],
                self.waiting[_MAX_BATCH_ENTRIES:],
            )
            if not self.waiting:
                self._has_waiting.clear()
            began = loop.time()
            try:
                first = await loop.run_in_executor(self._thread, self.write_batch, batch)
            except Exception as trouble:  # a full disk is not the end: whoever asked is told
                for entry in batch:
                    if not entry.written.done():
                        entry.written.set_exception(trouble)
            else:
                self.on_commit(len(batch), loop.time() - began)
                for entry, won in zip(batch, first, strict=True):
                    if not entry.written.done():
                        entry.written.set_result(won)

    def _close_connection(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def write_batch(self, batch: list[PendingEntry]) -> list[bool]:
        """Commit a batch; which of its entries found their place free."""
        connection = self._connection = self._connection or self._sync_engine.connect()
        # Nearly always all of them do, and a plain insert costs a sixth of one that has to tell.
        # Where only moves are written, it goes past SQLAlchemy, which doubles what a commit costs.
        try:
            if any(entry.listing for entry in batch):
                with connection.begin():
                    connection.exec_driver_sql(_INSERT_ENTRY_SQL, _log_rows(batch))
                    _write_index_rows(connection, batch)
            else:
                _write_raw(connection, _log_rows(batch))
            return [True] * len(batch)
        except (IntegrityError, sqlite3.IntegrityError):
            with connection.begin():
                first = [_insert_if_free(connection, entry) for entry in batch]
                won = [entry for entry, free in zip(batch, first, strict=True) if free]
                _write_index_rows(connection, won)
            return first


def _log_rows(batch: list[PendingEntry]) -> list[tuple[str, int, bytes]]:
    return [(entry.table_id, entry.number, entry.facts) for entry in batch if entry.facts]


def _write_raw(connection: Connection, rows: list[tuple[str, int, bytes]]) -> None:
    straight = connection.connection.driver_connection
    assert isinstance(straight, sqlite3.Connection)
    with straight:  # committed, or rolled back
        straight.executemany(_INSERT_ENTRY_SQL, rows)


def _insert_if_free(connection: Connection, entry: PendingEntry) -> bool:
    """Write one entry, unless its place is taken: then it costs the others nothing."""
    if not entry.facts:
        return True
    row = {"table_id": entry.table_id, "number": entry.number, "facts": entry.facts}
    query = insert(DB_LOG).values(row).on_conflict_do_nothing().returning(DB_LOG.c.number)
    return connection.execute(query).first() is not None


def _write_index_rows(connection: Connection, written: list[PendingEntry]) -> None:
    """The rows that follow from new entries, in the same transaction."""
    for entry in written:
        listing = entry.listing
        if listing is None:
            continue
        if listing.is_new:
            connection.execute(insert(DB_TABLES).values(id=entry.table_id, **listing.table))
        elif listing.table:
            row = DB_TABLES.c.id == entry.table_id
            connection.execute(update(DB_TABLES).where(row).values(listing.table))
        if listing.releases_code:
            row = DB_TABLE_CODES.c.table_id == entry.table_id
            connection.execute(delete(DB_TABLE_CODES).where(row))
        for guest in listing.arrived:
            presence = {"guest": guest, "table_id": entry.table_id}
            connection.execute(insert(DB_PRESENCES).values(presence).on_conflict_do_nothing())
