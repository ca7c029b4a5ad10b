"""Tables with a row for each seat, in one style."""

from rich import box
from rich.table import Table


def seat_table() -> Table:
    """The first column is for the sign of whose turn it is."""
    made = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    made.add_column("", width=1)
    return made


def add_name_column(table: Table, heading: str) -> None:
    table.add_column(heading, no_wrap=True, overflow="ellipsis", min_width=12)


def add_value_column(table: Table, heading: str, right: bool = False, wrap: bool = False) -> None:
    table.add_column(
        heading, justify="right" if right else "left", no_wrap=not wrap, overflow="ellipsis"
    )
