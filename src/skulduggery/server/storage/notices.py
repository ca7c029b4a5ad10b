"""How PostgreSQL tells all nodes which entries of which logs are new."""

from collections.abc import Iterable

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

NOTICE_CHANNEL = "skulduggery"
_MAX_NOTICE_BYTES = 7_900  # PostgreSQL takes less than 8000


def notices_of(entries: Iterable[tuple[str, int]], node_id: str) -> Iterable[str]:
    """From whom there is which entry of which tables, in as few texts as PostgreSQL takes."""
    notice = node_id
    for table_id, number in entries:
        one = f" {table_id}:{number}"
        if len(notice) + len(one) > _MAX_NOTICE_BYTES:
            yield notice
            notice = node_id
        notice += one
    if notice != node_id:
        yield notice


def read_notice(notice: str) -> tuple[str, list[tuple[str, int]]]:
    """The node a notice is from, and the tables with the number of their new entry."""
    node_id, *entries = notice.split(" ")
    placed = (entry.rpartition(":") for entry in entries)
    return node_id, [(table_id, int(number)) for table_id, _, number in placed]


async def send_notice(
    connection: AsyncConnection, node_id: str, table_id: str, number: int
) -> None:
    """Of one entry, if the transaction of this connection is committed."""
    for notice in notices_of([(table_id, number)], node_id):
        await connection.execute(select(func.pg_notify(NOTICE_CHANNEL, notice)))
