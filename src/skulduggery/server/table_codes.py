"""Short codes under which tables with open seats are found: typed where no link can be opened.

A code is given to a table when it is first asked for, stays through restarts, and is released in
the transaction in which the game starts.
"""

import secrets
from collections.abc import Callable

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from skulduggery.core.errors import Mistake, shorten_text
from skulduggery.server.database import DB_TABLE_CODES
from skulduggery.server.hosting.settings import DAY_S
from skulduggery.server.storage.statements import insert
from skulduggery.server.table_registry import NoTable, TableRegistry
from skulduggery.table.table import Table

CODE_LETTERS = "BCDFGHJKMNPQRSTVWXYZ"  # none that looks like another, and no vowels: no words
CODE_LENGTH = 5
CODE_VALID_S = DAY_S  # of tables that were opened and left standing


class NoCode(Mistake):
    def __init__(self, code: str) -> None:
        super().__init__("no-code", code=shorten_text(code))


def random_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def _tidy_code(typed: str) -> str:
    return "".join(typed.split()).upper()


def has_open_seat(table: Table) -> bool:
    return table.status == "open" and any(chair.kind == "open" for chair in table.chairs)


class TableCodes:
    def __init__(
        self,
        engine: AsyncEngine,
        registry: TableRegistry,
        clock: Callable[[], float],
        new_code: Callable[[], str] = random_code,
    ) -> None:
        self._engine = engine
        self._registry = registry
        self._clock = clock
        self._new_code = new_code

    async def code_of(self, table_id: str) -> str | None:
        """The code of a table, made if it has none; of two who ask at once both get the same.

        None where no seat is open, or where the last one was taken at this very moment.
        """
        async with self._registry.table_lock(table_id):  # so that no game starts meanwhile
            if not has_open_seat((await self._registry.get_or_load(table_id)).table):
                return None
            async with self._engine.begin() as connection:
                return await self._keep_code(connection, table_id)

    async def _keep_code(self, connection: AsyncConnection, table_id: str) -> str:
        now = self._clock()
        stale = delete(DB_TABLE_CODES).where(DB_TABLE_CODES.c.made_at < now - CODE_VALID_S)
        await connection.execute(stale)
        found = select(DB_TABLE_CODES.c.code).where(DB_TABLE_CODES.c.table_id == table_id)
        while (code := await connection.scalar(found)) is None:
            row = {"code": self._new_code(), "table_id": table_id, "made_at": now}
            await connection.execute(insert(DB_TABLE_CODES).values(row).on_conflict_do_nothing())
        return str(code)

    async def find_table(self, typed: str) -> str:
        """The table of a code, while seats are open there."""
        code = _tidy_code(typed)
        valid = DB_TABLE_CODES.c.made_at >= self._clock() - CODE_VALID_S
        found = select(DB_TABLE_CODES.c.table_id).where(DB_TABLE_CODES.c.code == code, valid)
        async with self._engine.connect() as connection:
            table_id = await connection.scalar(found)
        if table_id is None or not await self._is_open(table_id):
            raise NoCode(typed)
        return str(table_id)

    async def _is_open(self, table_id: str) -> bool:
        try:
            return has_open_seat((await self._registry.current_table(table_id)).table)
        except NoTable:
            return False
