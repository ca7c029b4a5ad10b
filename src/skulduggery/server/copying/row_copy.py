"""All rows of a database into another one, and whether they arrived."""

from collections.abc import AsyncIterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.core.errors import Mistake
from skulduggery.server.copying.progress import Advance, Report
from skulduggery.server.database import HOUSE_TABLES
from skulduggery.server.storage.statements import insert

_BATCH_ROWS = 500
_DIGEST_BYTES = 16

_encode_row = msgspec.msgpack.Encoder().encode


class CopyDiffers(Mistake):
    """What arrived is not what was sent."""

    def __init__(self, table: str) -> None:
        super().__init__("copy-differs", table=table)


class TableSum(NamedTuple):
    """What is in a table, in whatever order its database returns it."""

    rows: int
    digest: int  # of all rows, added up


async def copy_rows(
    source: AsyncConnection, target: AsyncConnection, report: Report
) -> dict[str, int]:
    """Copy every table and compare both; how many rows there are in each."""
    counts = await count_rows(source)
    total = sum(counts.values())
    advance = report("copied", total)
    sent = {table.name: await _copy_table(source, target, table, advance) for table in HOUSE_TABLES}
    if target.dialect.name == "postgresql":
        await _finish_postgresql(target)
    advance = report("compared", total)
    for table in HOUSE_TABLES:
        if await _sum_table(target, table, advance) != sent[table.name]:
            raise CopyDiffers(table.name)
    return {name: table_sum.rows for name, table_sum in sent.items()}


async def count_rows(connection: AsyncConnection) -> dict[str, int]:
    """By table."""
    return {
        table.name: (await connection.execute(select(func.count()).select_from(table))).scalar_one()
        for table in HOUSE_TABLES
    }


async def _copy_table(
    source: AsyncConnection, target: AsyncConnection, table: Table, advance: Advance
) -> TableSum:
    added = TableSum(0, 0)
    async for rows in _read_batches(source, table):
        await target.execute(insert(table), [_values(row) for row in rows])
        added = _add_rows(added, rows)
        advance(len(rows))
    return added


async def _sum_table(connection: AsyncConnection, table: Table, advance: Advance) -> TableSum:
    added = TableSum(0, 0)
    async for rows in _read_batches(connection, table):
        added = _add_rows(added, rows)
        advance(len(rows))
    return added


async def _read_batches(
    connection: AsyncConnection, table: Table
) -> AsyncIterator[Sequence[Row[Any]]]:
    """Never more in memory than a batch, however large the table is."""
    streamed = await connection.stream(select(table), execution_options={"yield_per": _BATCH_ROWS})
    async for rows in streamed.partitions():
        yield rows


def _values(row: Row[Any]) -> Mapping[str, Any]:
    return row._asdict()


def _add_rows(added: TableSum, rows: Sequence[Row[Any]]) -> TableSum:
    digest = added.digest
    for row in rows:
        hashed = blake2b(_encode_row(tuple(map(_as_written, row))), digest_size=_DIGEST_BYTES)
        digest += int.from_bytes(hashed.digest())
    return TableSum(added.rows + len(rows), digest % 256**_DIGEST_BYTES)


def _as_written(value: object) -> object:
    """PostgreSQL takes no NUL in texts, as `PlainText` knows; old files may have some."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


async def _finish_postgresql(connection: AsyncConnection) -> None:
    """New rows are counted on behind the copied ones, and queries are planned for what is there."""
    for table in HOUSE_TABLES:
        if (column := table.autoincrement_column) is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            following = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            await connection.execute(select(func.setval(sequence, following, False)))
    await connection.execute(text("ANALYZE"))
