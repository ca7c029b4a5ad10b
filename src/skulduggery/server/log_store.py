"""Where the logs of all tables are kept: an append-only journal, and how far each log goes.

Entries are appended to `journal` one behind the other, whatever table they are of; each leads to
the one before it in its log. `heads` has a small row for each log with the number of its entries,
which decides who of two writers wins. So a commit changes few pages, of however many tables it is.
"""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import (
    DB_HEADS,
    DB_JOURNAL,
    DB_KEYS,
    DB_SNAPSHOTS,
    DB_TABLES,
    OneWriterEngine,
    open_database,
)
from skulduggery.server.group_commit import GroupCommit, PendingWrite
from skulduggery.server.sqlite_connection import open_writer
from skulduggery.table import facts
from skulduggery.table.facts import AnyFact

_NEXT_ROW_SQL = "SELECT coalesce(max(id), 0) + 1 FROM journal"
_INSERT_HEAD_SQL = "INSERT INTO heads (table_id, entries, last) VALUES (?, 1, ?)"
_MOVE_HEAD_SQL = "UPDATE heads SET entries = entries + 1, last = ? WHERE id = ? AND entries = ?"
_INSERT_ENTRY_SQL = "INSERT INTO journal (id, head, number, previous, facts) VALUES (?, ?, ?, ?, ?)"
_RELEASE_CODE_SQL = "DELETE FROM table_codes WHERE table_id = ?"
_INSERT_PRESENCE_SQL = "INSERT OR IGNORE INTO presences (guest, table_id) VALUES (?, ?)"

_SET_SNAPSHOT_SQL = (
    "INSERT OR REPLACE INTO snapshots (table_id, head, entries, last, state) VALUES (?, ?, ?, ?, ?)"
)

_IS_PLAYING = DB_TABLES.c.status == "playing"

facts_decoder = msgspec.json.Decoder(list[AnyFact])

OnWritten = Callable[[bool, Exception | None], None]  # whether it was first; what went wrong


class LogHead:
    """How far a log goes, as far as its reader knows."""

    __slots__ = ("entries", "last", "row")

    def __init__(self, row: int = 0, entries: int = 0, last: int = 0) -> None:
        self.row = row  # in `heads`; 0: it is not there yet
        self.entries = entries
        self.last = last  # the last entry's row in `journal`


class _EntryTaken(Exception):
    """Somebody else has written an entry of this number."""


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

    def write_rows(self, connection: sqlite3.Connection, table_id: str) -> None:
        """In the transaction of the entry they follow from."""
        names, values = [f'"{name}"' for name in self._columns], [*self._columns.values(), table_id]
        if self._is_new:
            places = ", ".join("?" * len(values))
            query = f"INSERT INTO tables ({', '.join(names)}, id) VALUES ({places})"
            connection.execute(query, values)
        elif names:
            changes = ", ".join(f"{name} = ?" for name in names)
            connection.execute(f"UPDATE tables SET {changes} WHERE id = ?", values)
        if self._releases_code:
            connection.execute(_RELEASE_CODE_SQL, (table_id,))
        for guest in self._arrived:
            connection.execute(_INSERT_PRESENCE_SQL, (guest, table_id))


class _PendingEntry:
    """One entry on its way to the disk."""

    __slots__ = ("facts", "head", "head_row", "index", "on_written", "row", "table_id")

    def __init__(
        self, table_id: str, head: LogHead, new: list[AnyFact], on_written: OnWritten
    ) -> None:
        self.table_id = table_id
        self.head = head
        self.head_row = head.row
        self.facts = msgspec.json.encode(new)
        self.index = _index_changes(new)
        self.on_written = on_written
        self.row = 0

    def write_rows(self, connection: sqlite3.Connection) -> None:
        (self.row,) = connection.execute(_NEXT_ROW_SQL).fetchone()
        if self.head.row == 0:
            self.insert_head(connection)
        elif connection.execute(_MOVE_HEAD_SQL, self.head_move()).rowcount == 0:
            raise _EntryTaken
        connection.execute(_INSERT_ENTRY_SQL, self.journal_row())
        if self.index is not None:
            self.index.write_rows(connection, self.table_id)

    def insert_head(self, connection: sqlite3.Connection) -> None:
        """The log of a new table; its id is random, so nobody else has written one."""
        inserted = connection.execute(_INSERT_HEAD_SQL, (self.table_id, self.row))
        assert inserted.lastrowid is not None
        self.head_row = inserted.lastrowid

    def head_move(self) -> tuple[int, int, int]:
        return (self.row, self.head_row, self.head.entries)

    def journal_row(self) -> tuple[int, int, int, int, bytes]:
        return (self.row, self.head_row, self.head.entries, self.head.last, self.facts)

    def finish(self, trouble: Exception | None) -> None:
        if trouble is None:
            head = self.head
            head.row, head.last = self.head_row, self.row
            head.entries += 1
            self.on_written(True, None)
        elif isinstance(trouble, _EntryTaken):
            self.on_written(False, None)
        else:
            self.on_written(False, trouble)


class _PendingSnapshot:
    """A snapshot on its way to the disk. Nobody waits for it, and nothing depends on it."""

    def __init__(self, table_id: str, head: LogHead, state: bytes) -> None:
        self._row = (table_id, head.row, head.entries, head.last, state)

    def write_rows(self, connection: sqlite3.Connection) -> None:
        connection.execute(_SET_SNAPSHOT_SQL, self._row)

    def finish(self, trouble: Exception | None) -> None:
        pass


def _write_together(connection: sqlite3.Connection, writes: list[PendingWrite]) -> None:
    """Nearly always every entry finds its place free, and one statement writes all of them."""
    entries = [write for write in writes if isinstance(write, _PendingEntry)]
    (row,) = connection.execute(_NEXT_ROW_SQL).fetchone()
    for row, entry in enumerate(entries, row):  # noqa: B020 - from the first free one
        entry.row = row
        if entry.head.row == 0:
            entry.insert_head(connection)
    moves = [entry.head_move() for entry in entries if entry.head.row != 0]
    if moves and connection.executemany(_MOVE_HEAD_SQL, moves).rowcount != len(moves):
        raise _EntryTaken
    connection.executemany(_INSERT_ENTRY_SQL, [entry.journal_row() for entry in entries])
    for entry in entries:
        if entry.index is not None:
            entry.index.write_rows(connection, entry.table_id)
    for write in writes:
        if not isinstance(write, _PendingEntry):
            write.write_rows(connection)


class LogStore:
    """The logs of all tables in one database file."""

    def __init__(self, engine: OneWriterEngine) -> None:
        self.engine = engine
        self.writer = GroupCommit(open_writer(engine), engine.write_turn, _write_together)

    @classmethod
    async def open(cls, file: str) -> "LogStore":
        return cls(await open_database(file))

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        await self.writer.close()
        await self.engine.dispose()

    def append(
        self, table_id: str, head: LogHead, new: list[AnyFact], on_written: OnWritten
    ) -> None:
        """Write the next entry of a log; `head` is moved on before `on_written` is called."""
        self.writer.add_write(_PendingEntry(table_id, head, new, on_written))

    def keep_snapshot(self, table_id: str, head: LogHead, state: bytes) -> None:
        """What the log comes to up to its head."""
        self.writer.add_write(_PendingSnapshot(table_id, head, state))

    async def read_snapshot(self, table_id: str) -> tuple[LogHead, bytes] | None:
        """The newest one, and how far the log went then."""
        query = select(DB_SNAPSHOTS).where(DB_SNAPSHOTS.c.table_id == table_id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (LogHead(row.head, row.entries, row.last), row.state)

    async def read_log(self, table_id: str) -> tuple[LogHead, list[list[AnyFact]]]:
        """A whole log; without entries where there is none."""
        head = LogHead()
        return head, await self.read_on(table_id, head)

    async def read_on(self, table_id: str, head: LogHead) -> list[list[AnyFact]]:
        """The entries behind `head`, which is moved on."""
        async with self.engine.connect() as connection:
            rows = await read_log_rows(connection, table_id, head.entries)
            found = select(DB_HEADS.c.id).where(DB_HEADS.c.table_id == table_id)
            head.row = head.row or (await connection.execute(found)).scalar() or 0
        # A long log takes a while, and others go on meanwhile.
        entries = await asyncio.to_thread(_decode_entries, [row.facts for row in rows])
        if rows:
            head.entries, head.last = rows[-1].number + 1, rows[-1].id
        return entries

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
        query = query.where(or_(*(func.instr(log_rows.c.facts, text) > 0 for text in texts)))
    return list(await connection.execute(query.limit(most)))


def _decode_entries(entries: list[bytes]) -> list[list[AnyFact]]:
    return [facts_decoder.decode(entry) for entry in entries]
