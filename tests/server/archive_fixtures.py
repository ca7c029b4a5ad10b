"""Finished games for the archive, without a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table, select
from tests.table.table_driver import TableDriver

from skulduggery.server.database import open_database
from skulduggery.server.records.archive import Archive

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
async def open_archive(file: Path) -> AsyncIterator[Archive]:
    engine = await open_database(str(file))
    try:
        yield Archive(engine)
    finally:
        await engine.dispose()


async def database_rows(archive: Archive, table: Table) -> list[dict[str, Any]]:
    """Everything in a table, in the order of its key."""
    async with archive.engine.connect() as connection:
        query = select(table).order_by(*table.primary_key)
        return [row._asdict() for row in await connection.execute(query)]
