"""The little signs of the table: each has a shape of its own, colour only helps."""

from typing import NamedTuple

from rich.console import Console
from rich.text import Text


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
    """A sign and the words for it."""
    return Text.assemble(symbol_text(sign, console), " ", (words, sign.style))
