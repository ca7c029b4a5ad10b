"""What tests ask a database itself, of whichever kind it is."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import MetaData, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database_opening import connect_database

Answer = TypeVar("Answer")


def ask_database(address: str, ask: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
    """Also from within an event loop. That waits meanwhile, so it must hold nothing in there."""

    async def connect_and_ask() -> Answer:
        engine = connect_database(address).engine
        try:
            async with engine.begin() as connection:
                return await ask(connection)
        finally:
            await engine.dispose()

    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(lambda: asyncio.run(connect_and_ask())).result()


def query_rows(address: str, sql: str) -> list[tuple[Any, ...]]:
    async def ask(connection: AsyncConnection) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await connection.exec_driver_sql(sql)]

    return ask_database(address, ask)


def run_statements(address: str, *statements: str) -> None:
    async def ask(connection: AsyncConnection) -> None:
        for sql in statements:
            await connection.exec_driver_sql(sql)

    ask_database(address, ask)


def find_traces(address: str, *texts: str) -> set[tuple[str, str]]:
    """The tables in which any of these texts stand, whatever tables there are."""

    async def ask(connection: AsyncConnection) -> set[tuple[str, str]]:
        there = MetaData()
        await connection.run_sync(there.reflect)
        return {
            (table.name, text)
            for table in there.sorted_tables
            for row in await _joined_rows(connection, table)
            for text in texts
            if text.encode() in row
        }

    return ask_database(address, ask)


async def _joined_rows(connection: AsyncConnection, table: Table) -> list[bytes]:
    rows = await connection.execute(select(table))
    return [
        b"|".join(cell if isinstance(cell, bytes) else str(cell).encode() for cell in row)
        for row in rows
    ]
