"""What commands show of a copy of a database: how far it is, and what has arrived."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from skulduggery.cli.common_options import print_json
from skulduggery.server.copying.progress import Advance, CopyStep, Report
from skulduggery.terminal.language import localize
from skulduggery.terminal.progress_bar import progress_bar

if TYPE_CHECKING:
    from skulduggery.server.copying.move import CopiedHouse


@contextmanager
def copy_progress_bars() -> Iterator[Report]:
    """One bar for each step."""
    with progress_bar("") as bar:

        def begin_step(step: CopyStep, total: int) -> Advance:
            task = bar.add_task(localize("cli-copy-step", step=step), total=total)
            return lambda count: bar.advance(task, count)

        yield begin_step


def print_copied_house(copied: "CopiedHouse", json: bool) -> None:
    if json:
        print_json(copied)
        return
    print(
        localize(
            "cli-house-copied",
            source=copied.source,
            database=copied.target,
            rows=sum(copied.rows.values()),
            logs=copied.logs,
            records=copied.records,
        )
    )
    if copied.unreadable:
        print(localize("cli-house-unreadable", count=copied.unreadable))
