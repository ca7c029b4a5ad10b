"""Each game's way to show itself, by its name."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import RenderableType

from skulduggery.terminal import show_saber_skull, show_skull, show_skull_king
from skulduggery.terminal.page import Page
from skulduggery.terminal.seating import Seating


def no_hint(text: str, page: Page) -> str:
    return ""


class Show(NamedTuple):
    table: Callable[[Any, Seating, Page], list[RenderableType]]
    question: Callable[[Any, int, Seating, Page], str]
    bids: str = ""  # what a whole run of bids is called in the list of choices
    hint: Callable[[str, Page], str] = no_hint  # a word on a move, for beginners
    secrets: bool = True  # whether players have anything to hide from one another


SHOWS = {
    "skull": Show(show_skull.table, show_skull.question, "terminal-skull-bids"),
    "skull_king": Show(
        show_skull_king.table,
        show_skull_king.question,
        "terminal-skull-king-bids",
        show_skull_king.hint,
    ),
    "saber_skull": Show(show_saber_skull.table, show_saber_skull.question, secrets=False),
}
