"""A house with rows of every kind, and everything that is in one."""

import asyncio
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, LargeBinary, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.archive_fixtures import append_log, archive_table, play_archive_game
from tests.server.archive_fixtures import seat_archive_table as seat_table

from skulduggery.server.database import HOUSE_TABLES
from skulduggery.server.database_opening import connect_database
from skulduggery.server.log_store import LogStore
from skulduggery.server.records.archive import Archive
from skulduggery.server.storage.statements import insert
from skulduggery.table import requests

House = dict[str, list[tuple[Any, ...]]]  # by table: its rows

ODD_TEXTS = ("Zoë 🎲", "Ünïcøde\u2028", "'; --", "")
EMPTY_HOUSE: House = {table.name: [] for table in HOUSE_TABLES}


async def fill_house(address: str) -> None:
    """Games of each kind at several tables, and made-up rows wherever these have left none."""
    store = await LogStore.open(address)
    archive = Archive(store)
    for game in ("skull", "skull_king", "saber_skull"):
        evening = play_archive_game(f"over-{game}", game, seed=1, rated=True)
        await append_log(store, evening)
        await archive_table(archive, evening.table)
        await append_log(store, seat_table(f"on-{game}", game).start_game().play_randomly(3))
    twice = play_archive_game("twice", rated=True)
    twice.send_request("Ada", requests.Rematch())
    await append_log(store, twice.start_game().play_randomly())
    await archive.archive_missing()
    await append_log(store, seat_table("open"))
    await store.ensure_key("cookies")
    async with store.engine.begin() as connection:
        for table in HOUSE_TABLES:
            await _make_up_rows(connection, table)
    await store.close()


async def _make_up_rows(connection: AsyncConnection, table: Table) -> None:
    if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
        return
    known = {
        key.column: (await connection.execute(select(key.column).limit(1))).scalar_one()
        for key in table.foreign_keys
    }
    await connection.execute(insert(table), made_up_rows(table, known))


def made_up_rows(table: Table, known: dict[Column[Any], Any]) -> list[dict[str, Any]]:
    """Rows that a table takes; `known` are rows of others that it may refer to."""
    texts = ODD_TEXTS[: 1 if table.foreign_keys else None]
    return [
        {column.name: _made_up(column, nth, odd, known) for column in table.columns}
        for nth, odd in enumerate(texts)
    ]


def _made_up(column: Column[Any], nth: int, odd: str, known: dict[Column[Any], Any]) -> Any:
    for key in column.foreign_keys:
        return known[key.column]
    is_unique = column.primary_key or column.unique
    match column.type:
        case Boolean():
            return nth % 2 == 0
        case BigInteger():
            return 2**40 + nth
        case Integer():
            return 70_000 + nth
        case Float():
            return None if column.nullable and nth == 1 else 1e9 / 3 + nth
        case LargeBinary():
            return bytes(range(256)) + bytes([nth])
    if column.nullable and nth == 1:
        return None
    return _made_up_id(nth, odd) if is_unique else odd[:10]


def _made_up_id(nth: int, odd: str) -> str:
    return f"{nth}{odd}"[:10]


FIRST_MADE_UP_ID = _made_up_id(0, ODD_TEXTS[0])


def read_house(address: str) -> House:
    """Everything, in an order that is the same in every database."""
    return asyncio.run(_read_house(address))


async def _read_house(address: str) -> House:
    engine = connect_database(address).engine
    async with engine.connect() as connection:
        house = {
            table.name: sorted(map(tuple, await connection.execute(select(table))), key=repr)
            for table in HOUSE_TABLES
        }
    await engine.dispose()
    return house
