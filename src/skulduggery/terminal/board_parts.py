"""Parts of boards that games share: symbols, bars, and tables with a row for each seat."""

from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

_BAR_CELL, _ASCII_BAR_CELL = "█", "#"


class Symbol(NamedTuple):
    shape: str
    plain: str  # where only ASCII can be shown
    style: str


COMMON_SYMBOLS = {
    "turn": Symbol("▶", ">", "bold yellow"),
    "winning": Symbol("◀", "<", "bold yellow"),
}


def symbol_text(sign: Symbol, console: Console) -> Text:
    return Text(sign.plain if console.options.ascii_only else sign.shape, sign.style)


def labelled_symbol(sign: Symbol, words: str, console: Console) -> Text:
    """A symbol followed by a label."""
    return Text.assemble(symbol_text(sign, console), " ", (words, sign.style))


def share_bar(share: float, width: int, console: Console) -> str:
    """A share of `width` cells as a bar."""
    cell = _ASCII_BAR_CELL if console.options.ascii_only else _BAR_CELL
    return cell * round(share * width)


def seat_table() -> Table:
    """A table for seats; its first column is for the turn marker."""
    made = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")
    made.add_column("", width=1)
    return made


def add_name_column(table: Table, heading: str) -> None:
    table.add_column(heading, no_wrap=True, overflow="ellipsis", min_width=12)


def add_value_column(table: Table, heading: str, right: bool = False, wrap: bool = False) -> None:
    table.add_column(
        heading, justify="right" if right else "left", no_wrap=not wrap, overflow="ellipsis"
    )
