"""A table of Säbel & Schädel: the ring around island 6, and everybody's tokens."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.games.saber_skull.rules.view import SaberSkullView
from skulduggery.terminal.page import Page
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.symbols import COMMON_SYMBOLS, Mark, mark, marked
from skulduggery.terminal.tables import column, name_column, seat_table

SYMBOLS = {
    **COMMON_SYMBOLS,
    "black": Mark("▲", "^", "bold"),
    "blue": Mark("■", "#", "blue"),
    "red": Mark("●", "o", "red"),
    "yellow": Mark("◆", "*", "yellow"),
    "green": Mark("▲", "^", "green"),
    "purple": Mark("★", "+", "magenta"),
    # What lies beside an island.
    "skull": Mark("☠", "S", "bold red"),
    "saber": Mark("⚔", "B", "bold cyan"),
}

# Where the coasters of the ring lie in a square of three by three, clockwise; the one place left
# is where the ring closes.
PLACES = ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0))
CENTRE = (1, 1)
CELL = 22  # columns, of which three and the borders fit in 80
SUPPLY = 32
GAP = 2


def table(view: SaberSkullView, seating: Seating, page: Page) -> list[RenderableType]:
    drawn: list[RenderableType] = [Text(heading(view, page), "bold")]
    if view.phase != "ended":
        drawn += [ring(view, page), legend(page)]
    return [*drawn, supplies(view, seating, page)]


def heading(view: SaberSkullView, page: Page) -> str:
    words = []
    if view.options.championship:
        words.append(page.words("terminal-saber-skull-match", match=view.match))
    words.append(
        page.words("terminal-saber-skull-round", round=(view.turns - 1) // view.players + 1)
    )
    if view.die is not None and view.phase == "choose token":
        words.append(page.words("terminal-saber-skull-die", die=view.die))
    return " · ".join(words)


def ring(view: SaberSkullView, page: Page) -> Table:
    cells: dict[tuple[int, int], Text] = {
        place: coaster(name, view, page) for place, name in zip(PLACES, view.ring, strict=True)
    }
    cells[CENTRE] = island(6, view, page)
    shown = Table(box=box.SQUARE, show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(3):
        shown.add_column(width=CELL)
    for row in range(3):
        shown.add_row(
            *[cells.get((row, place), Text("↑\n↓", justify="center")) for place in range(3)]
        )
    return shown


def coaster(name: str, view: SaberSkullView, page: Page) -> Text:
    if name.isdigit():
        return island(int(name), view, page)
    which = "skull" if name == "K" else "saber"
    return marked(SYMBOLS[which], page.words("coaster", coaster=name), page.console)


def island(number: int, view: SaberSkullView, page: Page) -> Text:
    seen = view.islands[number - 1]
    lying = sum(seen.tokens.values())
    title = Text(page.words("terminal-saber-skull-island", island=number), "bold")
    for neighbour, sign in (("K", "skull"), ("B", "saber")):
        if neighbour in beside(str(number), view.ring):
            title.append(" ").append(mark(SYMBOLS[sign], page.console))
    if seen.room is None:
        title.append(page.words("terminal-saber-skull-no-limit"), "not bold")
    else:
        full = "yes" if lying >= seen.room else "no"
        title.append(
            page.words("terminal-saber-skull-room", lying=lying, room=seen.room, full=full),
            "not bold",
        )
    return title.append("\n").append(pile(seen.tokens, CELL, page))


def beside(name: str, ring: Sequence[str]) -> tuple[str, ...]:
    """The two neighbours in the ring; island 6 has none."""
    if name not in ring:
        return ()
    place = ring.index(name)
    return ring[place - 1], ring[(place + 1) % len(ring)]


def pile(tokens: Mapping[str, int], width: int, page: Page) -> Text:
    """Tokens as signs with their number and colour, no colour torn apart at the end of a line."""
    shown, used = Text(), 0
    for colour, count in tokens.items():
        words = page.words("tokens-of-colour", colour=colour, count=count)
        entry = marked(SYMBOLS[colour], words, page.console)
        if used and used + GAP + entry.cell_len > width:
            shown.append("\n")
            used = 0
        elif used:
            shown.append(" " * GAP)
            used += GAP
        shown.append(entry)
        used += entry.cell_len
    return shown


def legend(page: Page) -> Text:
    """What the signs beside an island mean."""
    told = Text(style="dim")
    told.append(mark(SYMBOLS["skull"], page.console)).append(" ")
    told.append(page.words("terminal-saber-skull-by-skull")).append("  ")
    told.append(mark(SYMBOLS["saber"], page.console)).append(" ")
    return told.append(page.words("terminal-saber-skull-by-saber"))


def supplies(view: SaberSkullView, seating: Seating, page: Page) -> Table:
    shown = seat_table()
    name_column(shown, page.words("terminal-player"))
    column(shown, page.words("terminal-colour"))
    column(shown, page.words("terminal-tokens"), right=True)
    column(shown, "", wrap=True)
    if view.options.championship:
        column(shown, page.words("terminal-points"), right=True)
    for seat, crew in enumerate(view.crews):
        shown.add_row(
            mark(SYMBOLS["turn"], page.console) if seat in view.pending else "",
            seating.shown(seat, view.player),
            marked(SYMBOLS[crew.colour], page.words("colour", colour=crew.colour), page.console),
            str(sum(crew.tokens.values())),
            pile(crew.tokens, SUPPLY, page),
            *([str(crew.points)] if view.options.championship else []),
        )
    return shown


def question(view: SaberSkullView, seat: int, seating: Seating, page: Page) -> str:
    if view.phase == "choose token":
        return page.words("terminal-saber-skull-choose", island=view.die or 0)
    return page.words("terminal-saber-skull-go-on", left=sum(view.crews[seat].tokens.values()))
