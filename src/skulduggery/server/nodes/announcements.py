"""What all nodes have to hear of, because each remembers something of it.

It is written in the transaction of what it is about, and read with every heartbeat. A node that was
stopped for hours finds all of it when it goes on. Where a database has one server, nothing is sent.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.database import DB_ANNOUNCEMENTS
from skulduggery.server.hosting.settings import DAY_S
from skulduggery.server.storage.statements import insert

GUESTS_CHANGED: Final = "guests-changed"  # banned, no longer banned, being erased, erased
BLOCKS_CHANGED: Final = "blocks-changed"  # those of a guest
PROGRAM_REVOKED: Final = "program-revoked"
REVIEW_ASKED: Final = "review-asked"

KEPT_FOR_S = DAY_S
# Of two transactions, the one that began later may be seen first: one looks back a little.
OVERLAP_S = 30.0

_DATABASE_TIME = func.extract("epoch", func.clock_timestamp())

_log = logging.getLogger(__name__)

OnAnnouncement = Callable[[str], Awaitable[None]]  # with its subject


async def announce(connection: AsyncConnection, kind: str, subject: str = "") -> None:
    """Tell all nodes, if the transaction of this connection is committed."""
    if connection.dialect.name != "sqlite":
        row = insert(DB_ANNOUNCEMENTS).values(kind=kind, subject=subject, made_at=_DATABASE_TIME)
        await connection.execute(row)


class AnnouncementReader:
    """Hands each announcement on once, to whoever asked for its kind."""

    def __init__(self) -> None:
        self.listeners: dict[str, OnAnnouncement] = {}
        self._read_at: float | None = None  # by the clock of the database
        self._handed_on: set[int] = set()  # of those that are read again, for they are so new

    async def read_new(self, connection: AsyncConnection) -> list[tuple[str, str]]:
        """Kinds and subjects that were not read before."""
        if self._read_at is None:
            self._read_at = float((await connection.execute(select(_DATABASE_TIME))).scalar_one())
        columns = (DB_ANNOUNCEMENTS.c.id, DB_ANNOUNCEMENTS.c.kind, DB_ANNOUNCEMENTS.c.subject)
        query = select(*columns, _DATABASE_TIME.label("now")).where(
            DB_ANNOUNCEMENTS.c.made_at >= self._read_at - OVERLAP_S
        )
        rows = list(await connection.execute(query.order_by(DB_ANNOUNCEMENTS.c.id)))
        new = [(row.kind, row.subject) for row in rows if row.id not in self._handed_on]
        self._handed_on = {row.id for row in rows}
        if rows:
            self._read_at = float(rows[-1].now)
        return new

    async def hand_on(self, announcements: list[tuple[str, str]]) -> None:
        for kind, subject in announcements:
            try:
                if kind in self.listeners:
                    await self.listeners[kind](subject)
            except Exception:  # the others are to be heard all the same
                _log.exception("announcement failed", extra={"kind": kind})


async def delete_old_announcements(connection: AsyncConnection) -> None:
    old = DB_ANNOUNCEMENTS.c.made_at < _DATABASE_TIME - KEPT_FOR_S
    await connection.execute(delete(DB_ANNOUNCEMENTS).where(old))
