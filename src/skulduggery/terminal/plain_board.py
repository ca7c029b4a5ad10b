"""A board for games that bring none: everything that their view shows, as names and values."""

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.core.view import View
from skulduggery.terminal.page import Page
from skulduggery.terminal.renderers import TerminalView
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.tables import column, name_column, seat_table

# What the rest of the page shows already.
SHOWN_ELSEWHERE = {"players", "player", "pending", "choices", "winners", "options", "scores"}


def draw_table(view: View, seating: Seating, page: Page) -> list[RenderableType]:
    """A row for each seat, then what belongs to nobody."""
    fields = dict(_open_fields(view))
    by_seat = {
        name: values
        for name, values in fields.items()
        if isinstance(values, list) and len(values) == seating.seats
    }
    others = {name: value for name, value in fields.items() if name not in by_seat}
    return [*_lines(others), _seat_rows(view, by_seat, seating, page)]


def _open_fields(view: View) -> Iterator[tuple[str, Any]]:
    plain = msgspec.to_builtins(view)
    for name, value in plain.items():
        if name not in SHOWN_ELSEWHERE and name != "game" and value not in (None, [], {}, ""):
            yield name, value


def _lines(fields: dict[str, Any]) -> list[Text]:
    return [Text(f"{_title(name)}: {_in_words(value)}") for name, value in fields.items()]


def _seat_rows(view: View, by_seat: dict[str, Any], seating: Seating, page: Page) -> Table:
    shown = seat_table()
    name_column(shown, page.words("terminal-player"))
    for name in by_seat:
        column(shown, _title(name), wrap=True)
    column(shown, page.words("terminal-points"), right=True)
    for seat, called in enumerate(seating.called):
        player = seat % view.players
        shown.add_row(
            ">" if seat in view.pending else "",
            called if seating.seats > seating.players else seating.shown(player, view.player),
            *(_in_words(values[seat]) for values in by_seat.values()),
            str(view.scores[player]),
        )
    return shown


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _in_words(value: Any) -> str:
    match value:
        case None:
            return ""
        case dict():
            return ", ".join(f"{_title(k)} {_in_words(v)}".strip() for k, v in value.items())
        case list():
            return " ".join(map(_in_words, value))
        case _:
            return str(value)


def ask(view: View, seat: int, seating: Seating, page: Page) -> str:
    return page.words("terminal-your-move", name=seating.called[seat])


PLAIN_VIEW = TerminalView(draw_table, ask)
