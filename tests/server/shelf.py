"""Finished games for the archive, without a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table, select
from tests.table.evening import Evening

from skulduggery.server.database import open_database
from skulduggery.server.records.archive import Archive

THREE = ("Ada", "Ben", "Cleo")


def gathered(
    table: str = "t1",
    game: str = "skull",
    guests: tuple[str, ...] = THREE,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    **settings: Any,
) -> Evening:
    """People, and bots where it says so, around a table: about to begin."""
    evening = Evening(game, host=guests[0], seed=seed, **(options or {}))
    evening.table.id = table
    return evening.seat(*guests).settle(**settings)


def played(*args: Any, **wishes: Any) -> Evening:
    """The same, when the game is over."""
    return gathered(*args, **wishes).start().play_on()


@asynccontextmanager
async def archive_in(file: Path) -> AsyncIterator[Archive]:
    engine = await open_database(str(file))
    try:
        yield Archive(engine)
    finally:
        await engine.dispose()


async def rows(archive: Archive, table: Table) -> list[dict[str, Any]]:
    """Everything in a table, in the order of its key."""
    async with archive.engine.connect() as connection:
        query = select(table).order_by(*table.primary_key)
        return [row._asdict() for row in await connection.execute(query)]
