"""An entry of a log on its way to the disk. Compiled: every move is one."""

from collections.abc import Coroutine
from typing import Any

from mypy_extensions import mypyc_attr

from skulduggery.server.storage.journal import (
    BatchConnection,
    EntryRows,
    EntryTaken,
    LogHead,
    OnWritten,
    write_entry_rows,
)


@mypyc_attr(acyclic=True)
class PendingEntry:
    """Whoever writes it sets the rows it got."""

    def __init__(
        self,
        table_id: str,
        head: LogHead,
        facts: bytes,
        follow: EntryRows | None,
        on_written: OnWritten,
        is_followed: bool = False,
    ) -> None:
        """`is_followed`: people of its table are at other nodes, and wait for it."""
        self.table_id = table_id
        self.head = head
        self.head_row = head.row
        self.facts = facts
        self.follow = follow
        self.on_written = on_written
        self.is_followed = is_followed
        self.row = 0

    def head_move(self) -> tuple[int, int, int]:
        """The row of its head, and how that is moved on: to which row, after how many entries."""
        return self.row, self.head_row, self.head.entries

    def journal_row(self) -> tuple[int, int, int, int, bytes]:
        head = self.head
        return self.row, self.head_row, head.entries, head.last, self.facts

    def write_rows(self, connection: BatchConnection) -> Coroutine[Any, Any, None]:
        return write_entry_rows(connection, self)

    def finish(self, trouble: Exception | None) -> None:
        if trouble is None:
            head = self.head
            head.row, head.last = self.head_row, self.row
            head.entries += 1
            self.on_written(True, None)
        elif isinstance(trouble, EntryTaken):
            self.on_written(False, None)
        else:
            self.on_written(False, trouble)
