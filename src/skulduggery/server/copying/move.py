"""A house goes to another database, or comes back from a backup: wholly, or not at all."""

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from skulduggery.server.copying.endpoints import (
    CannotCopy,
    filling_file,
    open_backup,
    open_source,
    open_target,
    reading_postgresql,
)
from skulduggery.server.copying.new_file import new_file
from skulduggery.server.copying.progress import NO_REPORT, Report
from skulduggery.server.copying.replay_check import replay_everything
from skulduggery.server.copying.row_copy import copy_rows
from skulduggery.server.hosting.database_address import (
    check_address,
    is_postgresql,
    shown_address,
)
from skulduggery.server.storage.troubles import driver_reason


class CopiedHouse(msgspec.Struct, frozen=True, kw_only=True):
    """What has arrived."""

    source: str
    target: str
    rows: dict[str, int]  # by table
    logs: int  # of tables, replayed
    records: int  # of finished games, replayed
    unreadable: int  # of both: they were not readable before either


async def move_database(source: str, target: str, report: Report = NO_REPORT) -> CopiedHouse:
    """Everything from one database into another, which must be empty. The first one stays."""
    check_address(source)
    check_address(target)
    if _same_place(source, target):
        raise CannotCopy("same-database", database=shown_address(source))
    return await _copy_house(open_source(source), source, target, report)


async def restore(backup: Path, target: str, report: Report = NO_REPORT) -> CopiedHouse:
    """Everything from a backup into a database, which must be empty."""
    check_address(target)
    return await _copy_house(open_backup(backup), str(backup), target, report)


async def back_up_postgresql(address: str, file: Path, report: Report) -> None:
    """As it is at one moment, while servers write."""
    with _clear_copy_errors(str(file)), new_file(file) as partial:
        async with reading_postgresql(address) as source, filling_file(partial) as target:
            await copy_rows(source, target, report)


async def _copy_house(
    opening: AbstractAsyncContextManager[AsyncConnection], source: str, target: str, report: Report
) -> CopiedHouse:
    with _clear_copy_errors(target):
        # The source is closed first, for it may find then that somebody has written to it.
        async with open_target(target) as writing, opening as reading:
            rows = await copy_rows(reading, writing, report)
            replayed = await replay_everything(reading, writing, rows, report)
    return CopiedHouse(
        source=shown_address(source),
        target=shown_address(target),
        rows=rows,
        logs=replayed.logs,
        records=replayed.records,
        unreadable=replayed.unreadable,
    )


def _same_place(source: str, target: str) -> bool:
    if is_postgresql(source) or is_postgresql(target):
        return source == target
    return Path(source).resolve() == Path(target).resolve()


@contextmanager
def _clear_copy_errors(target: str) -> Iterator[None]:
    """Whatever goes wrong in the middle is one sentence, too."""
    try:
        yield
    except SQLAlchemyError as error:
        shown = shown_address(target)
        raise CannotCopy("copy-failed", database=shown, reason=driver_reason(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotCopy("copy-failed", database=shown_address(target), reason=reason) from None
