"""The default board, for games without one: all fields of the view as names and values."""

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.core.view import View
from skulduggery.terminal.board_parts import add_name_column, add_value_column, seat_table
from skulduggery.terminal.console import TerminalPage
from skulduggery.terminal.renderers import TerminalView
from skulduggery.terminal.seating import Seating

# Shown elsewhere on the page.
_FIELDS_SHOWN_ELSEWHERE = {
    "players",
    "player",
    "pending",
    "choices",
    "winners",
    "options",
    "scores",
}


def _draw_table(view: View, seating: Seating, page: TerminalPage) -> list[RenderableType]:
    """Lines for the common fields, then a table with a row for each seat."""
    fields = dict(_open_fields(view))
    by_seat = {
        name: values
        for name, values in fields.items()
        if isinstance(values, list) and len(values) == seating.seats
    }
    others = {name: value for name, value in fields.items() if name not in by_seat}
    return [*_field_lines(others), _seat_rows(view, by_seat, seating, page)]


def _open_fields(view: View) -> Iterator[tuple[str, Any]]:
    plain = msgspec.to_builtins(view)
    for name, value in plain.items():
        if (
            name not in _FIELDS_SHOWN_ELSEWHERE
            and name != "game"
            and value not in (None, [], {}, "")
        ):
            yield name, value


def _field_lines(fields: dict[str, Any]) -> list[Text]:
    return [Text(f"{_field_title(name)}: {_format_value(value)}") for name, value in fields.items()]


def _seat_rows(view: View, by_seat: dict[str, Any], seating: Seating, page: TerminalPage) -> Table:
    shown = seat_table()
    add_name_column(shown, page.localize("terminal-player"))
    for name in by_seat:
        add_value_column(shown, _field_title(name), wrap=True)
    add_value_column(shown, page.localize("terminal-points"), right=True)
    for seat, called in enumerate(seating.seat_labels):
        player = seat % view.players
        shown.add_row(
            ">" if seat in view.pending else "",
            called if seating.seats > seating.players else seating.name_text(player, view.player),
            *(_format_value(values[seat]) for values in by_seat.values()),
            str(view.scores[player]),
        )
    return shown


def _field_title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _format_value(value: Any) -> str:
    match value:
        case None:
            return ""
        case dict():
            return ", ".join(
                f"{_field_title(k)} {_format_value(v)}".strip() for k, v in value.items()
            )
        case list():
            return " ".join(map(_format_value, value))
        case _:
            return str(value)


def _move_question(view: View, seat: int, seating: Seating, page: TerminalPage) -> str:
    return page.localize("terminal-your-move", name=seating.seat_labels[seat])


PLAIN_VIEW = TerminalView(_draw_table, _move_question)
