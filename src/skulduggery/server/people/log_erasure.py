"""Where erasure reads and rewrites the logs of tables: a few entries at a time."""

from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, update
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import DB_JOURNAL, DB_SNAPSHOTS
from skulduggery.server.log_store import facts_decoder, read_log_rows
from skulduggery.server.people.anonymize import NAME_ONLY_FACT_TAG, GuestMask


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
        facts = facts_decoder.decode(row.facts)
        changed = [mask.mask_fact(fact) for fact in facts]
        if changed != facts:
            masked.append((row.id, msgspec.json.encode(changed)))
    return MaskedEntries(masked, rows[-1].number + 1 if len(rows) == most else None)


async def rewrite_entries(
    connection: AsyncConnection, table_id: str, entries: list[tuple[int, bytes]]
) -> None:
    """A snapshot of the table has the guest in it as well; it is taken again one day."""
    await connection.execute(delete(DB_SNAPSHOTS).where(DB_SNAPSHOTS.c.table_id == table_id))
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
