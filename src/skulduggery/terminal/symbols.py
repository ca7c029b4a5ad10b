"""The little signs of the table: each has a shape of its own, colour only helps."""

from typing import NamedTuple

from rich.console import Console
from rich.text import Text


class Mark(NamedTuple):
    shape: str
    plain: str  # where only ASCII can be shown
    style: str


COMMON_SYMBOLS = {
    "turn": Mark("▶", ">", "bold yellow"),
    "winning": Mark("◀", "<", "bold yellow"),
}


def mark(sign: Mark, console: Console) -> Text:
    return Text(sign.plain if console.options.ascii_only else sign.shape, sign.style)


def marked(sign: Mark, words: str, console: Console) -> Text:
    """A sign and the words for it."""
    return Text.assemble(mark(sign, console), " ", (words, sign.style))
