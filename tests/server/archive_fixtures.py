"""Finished games for the archive, without a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Table as DatabaseTable
from sqlalchemy import select
from tests.table.table_driver import TableDriver

from skulduggery.server.log_store import LogStore
from skulduggery.server.records.archive import Archive
from skulduggery.server.storage.journal import LogHead
from skulduggery.table.facts import AnyFact, Created
from skulduggery.table.table import Table

GUEST_NAMES = ("Ada", "Ben", "Cleo")


def seat_archive_table(
    table: str = "t1",
    game: str = "skull",
    guests: tuple[str, ...] = GUEST_NAMES,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> TableDriver:
    """People, and bots where it says so, around a table: about to begin."""
    evening = TableDriver(game, host=guests[0], seed=seed, **(options or {}))
    evening.table.id = table
    return evening.seat_guests(*guests).choose_settings(**settings)


def play_archive_game(*args: Any, **wishes: Any) -> TableDriver:
    """The same, when the game is over."""
    return seat_archive_table(*args, **wishes).start_game().play_randomly()


@asynccontextmanager
async def open_archive(database: Path | str) -> AsyncIterator[Archive]:
    store = await LogStore.open(str(database))
    try:
        yield Archive(store)
    finally:
        await store.close()


async def archive_table(archive: Archive, table: Table) -> None:
    """Hand a finished game over, and wait until it is written."""
    archive.archive_game(table)
    await archive.store.writer.wait_written()


async def database_rows(archive: Archive, table: DatabaseTable) -> list[dict[str, Any]]:
    """Everything in a table, in the order of its key."""
    async with archive.engine.connect() as connection:
        query = select(table).order_by(*table.primary_key)
        return [row._asdict() for row in await connection.execute(query)]


async def append_entry(store: LogStore, table: str, head: LogHead, new: list[AnyFact]) -> None:
    """Write the next entry of a log, and wait until it is written."""
    outcomes: list[bool] = []
    store.append(table, head, new, lambda is_first, trouble: outcomes.append(is_first))
    await store.writer.wait_written()
    assert outcomes == [True]


async def append_log(store: LogStore, evening: TableDriver) -> None:
    """Everything that happened at a table, under the id it has got."""
    created = evening.log[0]
    assert isinstance(created, Created)
    head, table_id = LogHead(), evening.table.id
    await append_entry(store, table_id, head, [msgspec.structs.replace(created, table=table_id)])
    for fact in evening.log[1:]:
        await append_entry(store, table_id, head, [fact])
