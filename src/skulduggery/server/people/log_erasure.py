"""Where erasure reads and rewrites the logs of tables: a few entries at a time."""

from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import DB_HEADS, DB_JOURNAL
from skulduggery.server.log_store import facts_decoder, read_log_rows, retire_snapshot
from skulduggery.server.people.anonymize import NAME_ONLY_FACT_TAG, GuestMask
from skulduggery.server.storage.notices import send_notice
from skulduggery.server.storage.statements import insert
from skulduggery.table import facts


class MaskedEntries(NamedTuple):
    """Entries as they have to be written, and from which number to go on; None: that was all."""

    entries: list[tuple[int, bytes]]  # by their row in the journal
    next_number: int | None


async def read_masked_entries(
    connection: AsyncConnection, table_id: str, mask: GuestMask, start: int, most: int
) -> MaskedEntries:
    """The next entries of a log that may name a guest, pseudonymized."""
    naming = [mask.guest.encode(), NAME_ONLY_FACT_TAG.encode()]
    rows = await read_log_rows(connection, table_id, start, naming=[naming], most=most)
    masked = []
    for row in rows:
        entry = facts_decoder.decode(row.facts)
        changed = [mask.mask_fact(fact) for fact in entry]
        if changed != entry:
            masked.append((row.id, msgspec.json.encode(changed)))
    return MaskedEntries(masked, rows[-1].number + 1 if len(rows) == most else None)


async def rewrite_entries(
    connection: AsyncConnection, table_id: str, entries: list[tuple[int, bytes]]
) -> None:
    """A snapshot of the table has the guest in it as well; it is taken again one day."""
    await retire_snapshot(connection, table_id)
    if not entries:
        return
    rewritten = (
        update(DB_JOURNAL)
        .where(DB_JOURNAL.c.id == bindparam("entry"))
        .values(facts=bindparam("masked"))
    )
    await connection.execute(
        rewritten, [{"entry": row, "masked": masked} for row, masked in entries]
    )


async def rewrite_shared_log(
    connection: AsyncConnection, table_id: str, mask: GuestMask, most: int, node_id: str
) -> None:
    """All of a log that other nodes have in memory, in one transaction.

    They must not read half of it, nor write on as if nothing had happened: nobody appends to it
    meanwhile, and then their numbers are taken, by an entry that says why.
    """
    head = (
        await connection.execute(
            select(DB_HEADS).where(DB_HEADS.c.table_id == table_id).with_for_update()
        )
    ).one()
    start: int | None = 0
    while start is not None:
        found = await read_masked_entries(connection, table_id, mask, start, most)
        await rewrite_entries(connection, table_id, found.entries)
        start = found.next_number
    newest = select(DB_JOURNAL.c.facts).where(DB_JOURNAL.c.id == head.last)
    at = facts_decoder.decode((await connection.execute(newest)).scalar_one())[-1].at
    entry = insert(DB_JOURNAL).values(
        head=head.id,
        number=head.entries,
        previous=head.last,
        facts=msgspec.json.encode([facts.Rewritten(at=at)]),
    )
    row = (await connection.execute(entry.returning(DB_JOURNAL.c.id))).scalar_one()
    moved = update(DB_HEADS).where(DB_HEADS.c.id == head.id)
    await connection.execute(moved.values(entries=head.entries + 1, last=row))
    await send_notice(connection, node_id, table_id, head.entries, row)
