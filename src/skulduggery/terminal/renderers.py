"""How a game looks in a terminal: what its package brings, and what serves for any game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.console import RenderableType

from skulduggery.core.options import Options
from skulduggery.games import package_named
from skulduggery.terminal.console import TerminalPage
from skulduggery.terminal.seating import Seating

MoveLabel = Callable[[str], str]  # of a move


def no_hint(text: str, page: TerminalPage) -> str:
    return ""


def no_reminders(options: Options) -> Iterable[str]:
    return ()


def no_details(option: str, value: str, language: str) -> dict[str, object]:
    return {}


def no_odds(
    found: Any, seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    return []


class TerminalView(NamedTuple):
    table: Callable[[Any, Seating, TerminalPage], list[RenderableType]]  # of a view
    question: Callable[[Any, int, Seating, TerminalPage], str]  # for a seat of a view
    bids: str = ""  # what a whole run of bids is called in the list of choices
    hint: Callable[[str, TerminalPage], str] = no_hint  # a word on a move, for beginners
    letters: Mapping[str, str] = MappingProxyType({})  # what to type, by the text of a move
    has_secrets: bool = True  # whether players have anything to hide from one another
    reminders: Callable[[Any], Iterable[str]] = no_reminders  # of the rules, as they are played
    option_details: Callable[[str, str, str], dict[str, object]] = no_details
    odds: Callable[[Any, Seating, TerminalPage, MoveLabel], list[RenderableType]] = no_odds
    slow_odds: Callable[[Sequence[Any], Seating, TerminalPage, MoveLabel], list[RenderableType]] = (
        no_odds
    )


def terminal_view(game: str) -> TerminalView:
    return package_named(game).terminal.load()
