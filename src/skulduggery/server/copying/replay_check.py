"""Whether what was copied can be played: every log and every finished game is gone through."""

from collections.abc import AsyncIterator
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Column, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.core.errors import Mistake
from skulduggery.games.record_files import load_record
from skulduggery.server.copying.progress import Report
from skulduggery.server.copying.row_copy import CopyDiffers
from skulduggery.server.database import DB_GAMES, DB_HEADS, DB_JOURNAL
from skulduggery.server.log_store import facts_decoder, read_log_rows
from skulduggery.table.table import Table

_PAGE_ROWS = 200


class ReplayCounts(NamedTuple):
    logs: int
    records: int
    unreadable: int  # in either database: so they were before


async def replay_everything(
    source: AsyncConnection, target: AsyncConnection, counts: dict[str, int], report: Report
) -> ReplayCounts:
    """CopyDiffers where a log of one database is another one in the other.

    Of two logs that are the same bytes from the first entry to the last, one is replayed: a table
    follows from its log and from nothing else.
    """
    advance = report("replayed", counts[DB_HEADS.name] + counts[DB_GAMES.name])
    unreadable = logs = records = 0
    heads = select(DB_HEADS.c.table_id, DB_HEADS.c.entries, DB_HEADS.c.id)
    async for table_id, entries, _ in _pages(source, heads, DB_HEADS.c.id):
        log = await _read_log(source, table_id)
        if len(log) != entries or await _read_log(target, table_id) != log:
            raise CopyDiffers(DB_JOURNAL.name)
        unreadable += not _can_replay_log(log)
        logs += 1
        advance(1)
    games = select(DB_GAMES.c.record, DB_GAMES.c.id)
    async for record, _ in _pages(target, games, DB_GAMES.c.id):
        unreadable += not _can_replay_record(record)
        records += 1
        advance(1)
    return ReplayCounts(logs, records, unreadable)


async def _pages(
    connection: AsyncConnection, query: Select[Any], key: Column[Any]
) -> AsyncIterator[Any]:
    """All rows of a query, in the order of their key, which is its last column."""
    page = query.order_by(key).limit(_PAGE_ROWS)
    rows = (await connection.execute(page)).all()
    while rows:
        for row in rows:
            yield row
        rows = (await connection.execute(page.where(key > rows[-1][-1]))).all()


async def _read_log(connection: AsyncConnection, table_id: str) -> list[bytes]:
    """From its last entry back to the first, as a server does."""
    rows = await read_log_rows(connection, table_id)
    if [row.number for row in rows] != list(range(len(rows))):
        raise CopyDiffers(DB_JOURNAL.name)
    return [bytes(row.facts) for row in rows]


def _can_replay_log(log: list[bytes]) -> bool:
    """One that is half rewritten by an erasure, say, cannot be; nor one of rules long gone."""
    try:
        table = Table()
        table.apply_all(chain.from_iterable(map(facts_decoder.decode, log)))
    except Exception:  # whatever it is, it was so before
        return False
    return True


def _can_replay_record(record: bytes) -> bool:
    try:
        load_record(record, 1)
    except Mistake:
        return False
    return True
