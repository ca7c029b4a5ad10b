"""A table of Säbel & Schädel: the ring around island 6, and everybody's tokens."""

from collections.abc import Iterator, Mapping

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.games.saber_skull.rules.odds import SaberSkullOdds
from skulduggery.games.saber_skull.rules.options import SaberSkullOptions
from skulduggery.games.saber_skull.rules.sentences import ring_in_words
from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.games.saber_skull.solver.ring import ring_neighbours
from skulduggery.terminal.board_parts import (
    COMMON_SYMBOLS,
    Symbol,
    add_name_column,
    add_value_column,
    labelled_symbol,
    seat_table,
    symbol_text,
)
from skulduggery.terminal.console import TerminalPage
from skulduggery.terminal.renderers import MoveLabel, TerminalView
from skulduggery.terminal.seating import Seating

_SABER_SKULL_SYMBOLS = {
    **COMMON_SYMBOLS,
    "black": Symbol("▲", "^", "bold"),
    "blue": Symbol("■", "#", "blue"),
    "red": Symbol("●", "o", "red"),
    "yellow": Symbol("◆", "*", "yellow"),
    "green": Symbol("▲", "^", "green"),
    "purple": Symbol("★", "+", "magenta"),
    # What lies beside an island.
    "skull": Symbol("☠", "S", "bold red"),
    "saber": Symbol("⚔", "B", "bold cyan"),
}

# Where the coasters of the ring lie in a square of three by three, clockwise; the one place left
# is where the ring closes.
_COASTER_PLACES = ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0))
_CENTRE_PLACE = (1, 1)
_CELL_COLUMNS = 22  # columns, of which three and the borders fit in 80
_SUPPLY_COLUMNS = 32
_ENTRY_GAP_COLUMNS = 2


def _render_table(
    view: SaberSkullView, seating: Seating, page: TerminalPage
) -> list[RenderableType]:
    drawn: list[RenderableType] = [Text(_table_heading(view, page), "bold")]
    if view.phase != "ended":
        drawn += [_ring_table(view, page), _legend_text(page)]
    return [*drawn, _supplies_table(view, seating, page)]


def _table_heading(view: SaberSkullView, page: TerminalPage) -> str:
    words = []
    if view.options.championship:
        words.append(page.localize("terminal-saber-skull-match", match=view.match))
    words.append(
        page.localize("terminal-saber-skull-round", round=(view.turns - 1) // view.players + 1)
    )
    if view.die is not None and view.phase == "choose token":
        words.append(page.localize("terminal-saber-skull-die", die=view.die))
    return " · ".join(words)


def _ring_table(view: SaberSkullView, page: TerminalPage) -> Table:
    cells: dict[tuple[int, int], Text] = {
        place: _coaster_text(name, view, page)
        for place, name in zip(_COASTER_PLACES, view.ring, strict=True)
    }
    cells[_CENTRE_PLACE] = _island_text(6, view, page)
    shown = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(3):
        shown.add_column(width=_CELL_COLUMNS)
    for row in range(3):
        shown.add_row(
            *[cells.get((row, place), Text("↑\n↓", justify="center")) for place in range(3)]
        )
    return shown


def _coaster_text(name: str, view: SaberSkullView, page: TerminalPage) -> Text:
    if name.isdigit():
        return _island_text(int(name), view, page)
    which = "skull" if name == "K" else "saber"
    return labelled_symbol(
        _SABER_SKULL_SYMBOLS[which], page.localize("coaster", coaster=name), page.console
    )


def _island_text(number: int, view: SaberSkullView, page: TerminalPage) -> Text:
    seen = view.islands[number - 1]
    lying = sum(seen.tokens.values())
    title = Text(page.localize("terminal-saber-skull-island", island=number), "bold")
    near = ring_neighbours(view.ring, str(number)) if str(number) in view.ring else ()
    for neighbour, sign in (("K", "skull"), ("B", "saber")):
        if neighbour in near:
            title.append(" ").append(symbol_text(_SABER_SKULL_SYMBOLS[sign], page.console))
    if seen.room is None:
        title.append(page.localize("terminal-saber-skull-no-limit"), "not bold")
    else:
        full = "yes" if lying >= seen.room else "no"
        title.append(
            page.localize("terminal-saber-skull-room", lying=lying, room=seen.room, full=full),
            "not bold",
        )
    return title.append("\n").append(_pile_text(seen.tokens, _CELL_COLUMNS, page))


def _pile_text(tokens: Mapping[str, int], width: int, page: TerminalPage) -> Text:
    """Tokens as signs with their number and colour, no colour torn apart at the end of a line."""
    shown, used = Text(), 0
    for colour, count in tokens.items():
        words = page.localize("tokens-of-colour", colour=colour, count=count)
        entry = labelled_symbol(_SABER_SKULL_SYMBOLS[colour], words, page.console)
        if used and used + _ENTRY_GAP_COLUMNS + entry.cell_len > width:
            shown.append("\n")
            used = 0
        elif used:
            shown.append(" " * _ENTRY_GAP_COLUMNS)
            used += _ENTRY_GAP_COLUMNS
        shown.append(entry)
        used += entry.cell_len
    return shown


def _legend_text(page: TerminalPage) -> Text:
    """What the signs beside an island mean."""
    legend = Text(style="dim")
    legend.append(symbol_text(_SABER_SKULL_SYMBOLS["skull"], page.console)).append(" ")
    legend.append(page.localize("terminal-saber-skull-by-skull")).append("  ")
    legend.append(symbol_text(_SABER_SKULL_SYMBOLS["saber"], page.console)).append(" ")
    return legend.append(page.localize("terminal-saber-skull-by-saber"))


def _supplies_table(view: SaberSkullView, seating: Seating, page: TerminalPage) -> Table:
    shown = seat_table()
    add_name_column(shown, page.localize("terminal-player"))
    add_value_column(shown, page.localize("terminal-colour"))
    add_value_column(shown, page.localize("terminal-tokens"), right=True)
    add_value_column(shown, "", wrap=True)
    if view.options.championship:
        add_value_column(shown, page.localize("terminal-points"), right=True)
    for seat, crew in enumerate(view.crews):
        shown.add_row(
            symbol_text(_SABER_SKULL_SYMBOLS["turn"], page.console) if seat in view.pending else "",
            seating.name_text(seat, view.player),
            labelled_symbol(
                _SABER_SKULL_SYMBOLS[crew.colour],
                page.localize("colour", colour=crew.colour),
                page.console,
            ),
            str(sum(crew.tokens.values())),
            _pile_text(crew.tokens, _SUPPLY_COLUMNS, page),
            *([str(crew.points)] if view.options.championship else []),
        )
    return shown


def _seat_question(view: SaberSkullView, seat: int, seating: Seating, page: TerminalPage) -> str:
    if view.phase == "choose token":
        return page.localize("terminal-saber-skull-choose", island=view.die or 0)
    return page.localize("terminal-saber-skull-go-on", left=sum(view.crews[seat].tokens.values()))


_RULE_MESSAGES = (
    "rules-saber-skull-goal",
    "rules-saber-skull-setup",
    "rules-saber-skull-turn",
    "rules-saber-skull-first-round",
    "rules-saber-skull-island-six",
    "rules-saber-skull-skull",
    "rules-saber-skull-saber",
    "rules-saber-skull-win",
)


def _rule_reminders(options: SaberSkullOptions) -> Iterator[str]:
    """The messages to show, in order; the championship only where it is played."""
    yield from _RULE_MESSAGES
    if options.championship:
        yield "rules-saber-skull-championship"


def _option_details(option: str, value: str, language: str) -> dict[str, object]:
    """A ring is shown coaster by coaster."""
    return {"ring": ring_in_words(value.split(), language)} if option == "ring" else {}


def _render_odds(
    found: SaberSkullOdds, seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    """Face by face, and how many of them are good."""
    back = [sum(face.taken.values()) + sum(face.pulled.values()) for face in found.faces]
    lines = [
        page.localize("chance-saber-skull-face", die=number, outcome=face.outcome, count=count)
        for number, (face, count) in enumerate(zip(found.faces, back, strict=True), 1)
    ]
    good = sum(face.outcome != "take" for face in found.faces)
    last = page.localize("chance-saber-skull-good", good=good)
    return [*(Text(f"  {line}") for line in lines), Text(last)]


TERMINAL_VIEW = TerminalView(
    _render_table,
    _seat_question,
    letters={"roll": "key-roll", "stop": "key-stop"},
    has_secrets=False,
    reminders=_rule_reminders,
    option_details=_option_details,
    odds=_render_odds,
)
