"""Where logs are kept. The key (table, number) is the only arbiter of who was first.

All writes go through one task that commits whatever has gathered meanwhile in one transaction: a
commit that reaches the disk is dear, and shared by many it costs each little. An append is answered
only when it is durable.
"""

import asyncio
import secrets
from contextlib import suppress

import msgspec
from sqlalchemy import (
    Column,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    event,
    select,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from skulduggery.table.facts import AnyFact

SCHEMA = MetaData()
LOG = Table(
    "log",
    SCHEMA,
    Column("table_id", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("facts", LargeBinary, nullable=False),  # JSON, all that follows from one request
)
KEYS = Table(
    "keys",
    SCHEMA,
    Column("name", String(40), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
MOST_AT_ONCE = 1000

Facts = msgspec.json.Decoder(list[AnyFact])


class Append(msgspec.Struct, frozen=True):
    """One entry on its way to the disk."""

    table_id: str
    number: int
    facts: bytes
    written: "asyncio.Future[bool]"


class Store:
    """The logs of all tables in one database file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Append] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, file: str) -> "Store":
        engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        event.listen(engine.sync_engine, "connect", make_durable)
        async with engine.begin() as connection:
            await connection.run_sync(SCHEMA.create_all)
        store = cls(engine)
        store.writer = asyncio.create_task(store.write_forever())
        return store

    async def close(self) -> None:
        """Finish what is waiting, then stop."""
        await self.waiting.join()
        if self.writer is not None:
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()

    async def append(self, table_id: str, number: int, facts: list[AnyFact]) -> bool:
        """Write entry `number` of a log; False where somebody else already has."""
        written = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Append(table_id, number, msgspec.json.encode(facts), written))
        # Whoever waits may be cancelled; what was handed in is written all the same.
        return bool(await asyncio.shield(written))

    async def read(self, table_id: str, start: int = 0) -> list[list[AnyFact]]:
        """The entries of a log from `start` on."""
        query = (
            select(LOG.c.facts)
            .where(LOG.c.table_id == table_id, LOG.c.number >= start)
            .order_by(LOG.c.number)
        )
        async with self.engine.connect() as connection:
            return [Facts.decode(row.facts) for row in await connection.execute(query)]

    async def key(self, name: str) -> bytes:
        """A key that is made once and then stays, also through restarts."""
        made = insert(KEYS).values(name=name, key=secrets.token_bytes(32))
        async with self.engine.begin() as connection:
            await connection.execute(made.on_conflict_do_nothing())
            kept = await connection.execute(select(KEYS.c.key).where(KEYS.c.name == name))
            return bytes(kept.scalar_one())

    async def write_forever(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.waiting.get_nowait())
            try:
                first = await self.write(batch)
            except Exception as trouble:  # a full disk is not the end: whoever asked is told
                for entry in batch:
                    if not entry.written.done():
                        entry.written.set_exception(trouble)
            else:
                for entry in batch:
                    if not entry.written.done():
                        # Of two entries for one place in the same batch, the first has won.
                        key = (entry.table_id, entry.number)
                        entry.written.set_result(key in first)
                        first.discard(key)
            for _ in batch:
                self.waiting.task_done()

    async def write(self, batch: list[Append]) -> set[tuple[str, int]]:
        """Commit a batch; the places that were still free."""
        rows: dict[tuple[str, int], bytes] = {}
        for entry in batch:
            rows.setdefault((entry.table_id, entry.number), entry.facts)
        values = [
            {"table_id": table, "number": number, "facts": facts}
            for (table, number), facts in rows.items()
        ]
        query = insert(LOG).on_conflict_do_nothing().returning(LOG.c.table_id, LOG.c.number)
        async with self.engine.begin() as connection:
            done = await connection.execute(query, values)
            return {(row.table_id, row.number) for row in done}


def make_durable(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
    """A commit has reached the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
