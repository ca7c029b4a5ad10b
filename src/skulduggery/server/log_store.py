"""Where the logs of all tables are kept: an append-only journal, and how far each log goes.

Entries are appended to `journal` one behind the other, whatever table they are of; each leads to
the one before it in its log. `heads` has a small row for each log with the number of its entries,
which decides who of two writers wins. So a commit changes few pages, of however many tables it is.
"""

import asyncio
import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import LargeBinary, bindparam, delete, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import (
    DB_HEADS,
    DB_JOURNAL,
    DB_KEYS,
    DB_PRESENCES,
    DB_SNAPSHOTS,
    DB_TABLE_CODES,
    DB_TABLES,
)
from skulduggery.server.database_opening import Database, open_database
from skulduggery.server.storage.group_commit import GroupCommit
from skulduggery.server.storage.journal import BatchConnection, LogHead, NoticedEntry, OnWritten
from skulduggery.server.storage.pending_entry import PendingEntry
from skulduggery.server.storage.statements import DriverStatement, contains_bytes, insert
from skulduggery.table import facts
from skulduggery.table.facts import AnyFact

_RELEASE_CODE = DriverStatement(
    delete(DB_TABLE_CODES).where(DB_TABLE_CODES.c.table_id == bindparam("table_id"))
)
_INSERT_PRESENCE = DriverStatement(insert(DB_PRESENCES).on_conflict_do_nothing())
_INSERT_TABLE = DriverStatement(insert(DB_TABLES))
_NEW_VALUE = "new_"  # SQLAlchemy keeps the names of columns to itself
_new_snapshot = insert(DB_SNAPSHOTS)
_set_snapshot = _new_snapshot.on_conflict_do_update(
    index_elements=["table_id"],
    set_={column.name: _new_snapshot.excluded[column.name] for column in DB_SNAPSHOTS.columns},
    where=DB_SNAPSHOTS.c.entries < _new_snapshot.excluded.entries,  # nothing older
)
_SET_SNAPSHOT = DriverStatement(_set_snapshot)
_NO_STATE = b""  # of a snapshot that must not be read any more

_IS_PLAYING = DB_TABLES.c.status == "playing"

_FEW_ENTRIES = 50  # to be decoded in a turn of the event loop

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
        self._columns: dict[str, Any] = {}
        self._arrived: list[str] = []
        self._is_new = False
        self._releases_code = False  # nobody can sit down any more
        for fact in new:
            self._add_fact(fact)

    def _add_fact(self, fact: facts.AnyFact) -> None:
        match fact:
            case facts.Created():
                self._is_new = True
                self._arrived.append(fact.host)
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
                self._arrived.append(fact.guest)
            case facts.HostPassed():
                self._set_columns(fact, host=fact.guest)
            case facts.OptionsChosen():
                self._set_columns(fact, game=fact.game)
            case facts.SettingsChosen():
                self._set_columns(fact, listed=fact.settings.listed)
            case facts.Started():
                self._releases_code = True
                self._set_columns(fact, status="playing", rules=fact.rules)
            case facts.Ended() | facts.Abandoned():
                self._set_columns(fact, status="over")
            case facts.Closed():
                self._releases_code = True
                self._set_columns(fact, status="over", listed=False)
            case facts.RematchCalled():
                self._set_columns(fact, status="open", match=fact.match)

    def _set_columns(self, fact: facts.AnyFact, **columns: Any) -> None:
        self._columns.update(columns, changed_at=fact.at)

    async def write_rows(self, connection: BatchConnection, table_id: str) -> None:
        """In the transaction of the entry they follow from."""
        if self._is_new:
            await connection.execute(_INSERT_TABLE, {**self._columns, "id": table_id})
        elif self._columns:
            change = _change_table(frozenset(self._columns))
            values = {_NEW_VALUE + name: value for name, value in self._columns.items()}
            await connection.execute(change, {**values, "table_id": table_id})
        if self._releases_code:
            await connection.execute(_RELEASE_CODE, {"table_id": table_id})
        for guest in self._arrived:
            await connection.execute(_INSERT_PRESENCE, {"guest": guest, "table_id": table_id})


@lru_cache
def _change_table(columns: frozenset[str]) -> DriverStatement:
    row = DB_TABLES.c.id == bindparam("table_id")
    changes: dict[str, Any] = {name: bindparam(_NEW_VALUE + name) for name in sorted(columns)}
    return DriverStatement(update(DB_TABLES).where(row).values(changes))


class _PendingSnapshot:
    """A snapshot on its way to the disk. Nobody waits for it, and nothing depends on it."""

    def __init__(self, table_id: str, head: LogHead, state: bytes) -> None:
        self._row = {
            "table_id": table_id,
            "head": head.row,
            "entries": head.entries,
            "last": head.last,
            "state": state,
        }

    async def write_rows(self, connection: BatchConnection) -> None:
        await connection.execute(_SET_SNAPSHOT, self._row)

    def finish(self, trouble: Exception | None) -> None:
        pass


class FoundEntry(NamedTuple):
    """An entry that another node has written."""

    number: int
    row: int  # in the journal
    facts: list[AnyFact]


def decode_entry(noticed: NoticedEntry) -> FoundEntry | None:
    """None: it has to be read; if what was told is nothing we know, it is said there."""
    try:
        return FoundEntry(noticed.number, noticed.row, facts_decoder.decode(noticed.facts))
    except msgspec.MsgspecError:
        return None


class LogStore:
    """The logs of all tables in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.engine = database.engine
        self.writer = GroupCommit(database.open_writer())
        self._reader = database.open_reader()

    @classmethod
    async def open(cls, address: str) -> "LogStore":
        """A file, or the address of a PostgreSQL database."""
        return cls(await open_database(address))

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        await self.writer.close()
        if self._reader is not None:
            await self._reader.close()
        await self.engine.dispose()

    def append(
        self,
        table_id: str,
        head: LogHead,
        new: list[AnyFact],
        on_written: OnWritten,
        is_followed: bool = False,
    ) -> None:
        """Write the next entry of a log; `head` is moved on before `on_written` is called.
        `is_followed`: people of this table are at other nodes."""
        entry = msgspec.json.encode(new)
        follow = _index_changes(new)
        self.writer.add_write(PendingEntry(table_id, head, entry, follow, on_written, is_followed))

    def keep_snapshot(self, table_id: str, head: LogHead, state: bytes) -> None:
        """What the log comes to up to its head."""
        self.writer.add_write(_PendingSnapshot(table_id, head, state))

    async def read_snapshot(self, table_id: str) -> tuple[LogHead, bytes] | None:
        """The newest one, and how far the log went then."""
        query = select(DB_SNAPSHOTS).where(DB_SNAPSHOTS.c.table_id == table_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.state == _NO_STATE:
            return None
        return LogHead(row.head, row.entries, row.last), row.state

    async def read_log(self, table_id: str) -> tuple[LogHead, list[list[AnyFact]]]:
        """A whole log; without entries where there is none."""
        head = LogHead()
        return head, await self.read_on(table_id, head)

    async def has_more(self, head: LogHead) -> bool:
        """Whether another node has written behind it; a single server writes everything itself."""
        if not self.database.is_shared or head.row == 0:
            return False
        query = select(DB_HEADS.c.entries).where(DB_HEADS.c.id == head.row)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one()) > head.entries

    async def read_on(self, table_id: str, head: LogHead) -> list[list[AnyFact]]:
        """The entries behind `head`, which is moved on."""
        if self._reader is not None and head.row:
            further = (await self.read_further({head.row: head.entries})).get(head.row, [])
            new = [entry for entry in further if entry.number >= head.entries]
            if new:
                head.entries, head.last = new[-1].number + 1, new[-1].row
            return [entry.facts for entry in new]
        async with self.engine.connect() as connection:
            rows = await read_log_rows(connection, table_id, head.entries)
            found = select(DB_HEADS.c.id).where(DB_HEADS.c.table_id == table_id)
            head.row = head.row or (await connection.execute(found)).scalar() or 0
        entries = await _decode_entries([row.facts for row in rows])
        if rows:
            head.entries, head.last = rows[-1].number + 1, rows[-1].id
        return entries

    async def read_further(self, wanted: Mapping[int, int]) -> dict[int, list[FoundEntry]]:
        """What other nodes have written, by the heads of the logs; how far these are known."""
        assert self._reader is not None
        found = await self._reader.read_further(wanted)
        new: dict[int, list[FoundEntry]] = {}
        for head, rows in found.items():
            entries = await _decode_entries([row.facts for row in rows])
            new[head] = [
                FoundEntry(row.number, row.row, facts)
                for row, facts in zip(rows, entries, strict=True)
            ]
        return new

    async def playing_tables(self) -> dict[str, int]:
        """Where a game is on, and how many entries the logs have."""
        columns = (DB_HEADS.c.table_id, DB_HEADS.c.entries)
        query = select(*columns).join(DB_TABLES, DB_TABLES.c.id == DB_HEADS.c.table_id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.where(_IS_PLAYING))
            return {row.table_id: row.entries for row in rows}

    async def ensure_key(self, name: str) -> bytes:
        """A key that is made once and then stays, also through restarts."""
        made = insert(DB_KEYS).values(name=name, key=secrets.token_bytes(32))
        async with self.engine.begin() as connection:
            await connection.execute(made.on_conflict_do_nothing())
            kept = await connection.execute(select(DB_KEYS.c.key).where(DB_KEYS.c.name == name))
            return bytes(kept.scalar_one())


async def retire_snapshot(connection: AsyncConnection, table_id: str) -> None:
    """The log has changed behind it, and so behind every one that somebody is still writing."""
    head = DB_HEADS.c
    columns = (head.table_id, head.id, head.entries + 1, head.last, literal(_NO_STATE, LargeBinary))
    retired = insert(DB_SNAPSHOTS).from_select(
        ["table_id", "head", "entries", "last", "state"],
        select(*columns).where(head.table_id == table_id),
    )
    changed = {name: retired.excluded[name] for name in ("entries", "state")}
    await connection.execute(
        retired.on_conflict_do_update(index_elements=["table_id"], set_=changed)
    )


async def read_log_rows(
    connection: AsyncConnection,
    table_id: str,
    start: int = 0,
    *,
    naming: Iterable[Iterable[bytes]] = (),
    most: int | None = None,
) -> list[Any]:
    """The rows of a log from entry `start` on, with `id`, `number` and `facts`.

    `naming`: only those in which, of each group of these texts, any stands.
    """
    columns = (DB_JOURNAL.c.id, DB_JOURNAL.c.number, DB_JOURNAL.c.previous, DB_JOURNAL.c.facts)
    newest = (
        select(*columns)
        .join(DB_HEADS, DB_HEADS.c.last == DB_JOURNAL.c.id)
        .where(DB_HEADS.c.table_id == table_id, DB_JOURNAL.c.number >= start)
        .cte("log_rows", recursive=True)
    )
    log_rows = newest.union_all(
        select(*columns)
        .join(newest, newest.c.previous == DB_JOURNAL.c.id)
        .where(DB_JOURNAL.c.number >= start)
    )
    query = select(log_rows.c.id, log_rows.c.number, log_rows.c.facts).order_by(log_rows.c.number)
    for texts in naming:
        query = query.where(or_(*(contains_bytes(log_rows.c.facts, text) for text in texts)))
    return list(await connection.execute(query.limit(most)))


async def _decode_entries(entries: Sequence[bytes]) -> list[list[AnyFact]]:
    if len(entries) <= _FEW_ENTRIES:
        return _decode_at_once(entries)
    # A long log takes a while, and others go on meanwhile.
    return await asyncio.to_thread(_decode_at_once, entries)


def _decode_at_once(entries: Sequence[bytes]) -> list[list[AnyFact]]:
    return [facts_decoder.decode(entry) for entry in entries]
