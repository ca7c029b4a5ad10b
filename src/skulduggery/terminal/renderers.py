"""The terminal view of a game: what its package provides, with defaults for any game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.console import RenderableType

from skulduggery.core.options import Options
from skulduggery.games import package_named
from skulduggery.terminal.console import TerminalPage
from skulduggery.terminal.seating import Seating

MoveLabel = Callable[[str], str]  # from the text of a move


def _no_hint(text: str, page: TerminalPage) -> str:
    return ""


def _no_reminders(options: Options) -> Iterable[str]:
    return ()


def _no_details(option: str, value: str, language: str) -> dict[str, object]:
    return {}


def _no_odds(
    found: Any, seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    return []


class TerminalView(NamedTuple):
    table: Callable[[Any, Seating, TerminalPage], list[RenderableType]]  # of a view
    question: Callable[[Any, int, Seating, TerminalPage], str]  # for a seat of a view
    bids: str = ""  # the label of consecutive bids in the list of choices
    hint: Callable[[str, TerminalPage], str] = _no_hint  # a note on a move, for beginners
    letters: Mapping[str, str] = MappingProxyType({})  # ids of messages, by the text of a move
    has_secrets: bool = True  # whether players hide anything from one another
    reminders: Callable[[Any], Iterable[str]] = _no_reminders  # of the rules: ids of messages
    option_details: Callable[[str, str, str], dict[str, object]] = _no_details
    odds: Callable[[Any, Seating, TerminalPage, MoveLabel], list[RenderableType]] = _no_odds
    slow_odds: Callable[[Sequence[Any], Seating, TerminalPage, MoveLabel], list[RenderableType]] = (
        _no_odds
    )


def terminal_view(game: str) -> TerminalView:
    return package_named(game).terminal.load()
