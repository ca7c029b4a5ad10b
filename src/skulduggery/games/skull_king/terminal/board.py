"""A table of Skull King as one player sees it."""

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.core.sentences import plain, signed
from skulduggery.games.skull_king.rules.actions import FACE_TEXTS, KIND_TEXTS
from skulduggery.games.skull_king.rules.dice import face, face_weight, num_faces
from skulduggery.games.skull_king.rules.view import ScreenView, SkullKingView
from skulduggery.terminal.page import Page
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.symbols import COMMON_SYMBOLS, Mark, mark, marked
from skulduggery.terminal.tables import column, name_column, seat_table

SYMBOLS = {
    **COMMON_SYMBOLS,
    "king": Mark("♛", "K", "bold magenta"),
    "pirate": Mark("⚔", "P", "bold"),
    "mermaid": Mark("♆", "M", "bold cyan"),
    "black": Mark("▲", "^", "bold"),
    "blue": Mark("■", "#", "blue"),
    "red": Mark("●", "o", "red"),
    "yellow": Mark("◆", "*", "yellow"),
}

TIMES = "\N{MULTIPLICATION SIGN}"


def table(view: SkullKingView, seating: Seating, page: Page) -> list[RenderableType]:
    if view.phase == "ended":
        return [pad(view, seating, page)]
    drawn: list[RenderableType] = [
        Text(heading(view, page), "bold"),
        screens(view, seating, page),
    ]
    own = None if view.player is None else view.screens[view.player].own
    if own:
        drawn.append(own_dice(own, page))
    return drawn


def heading(view: SkullKingView, page: Page) -> str:
    words = [page.words("terminal-skull-king-round", round=view.round, rounds=view.rounds)]
    if view.phase == "choose die":
        number = sum(screen.tricks for screen in view.screens) + 1
        words.append(page.words("terminal-skull-king-trick", trick=number))
        if view.colour is not None:
            words.append(page.words("terminal-skull-king-colour", die=view.colour))
    return " · ".join(words)


def screens(view: SkullKingView, seating: Seating, page: Page) -> Table:
    shown = seat_table()
    name_column(shown, page.words("terminal-player"))
    for message in ("terminal-tricks-bid", "terminal-tricks", "terminal-dice", "terminal-score"):
        column(shown, page.words(message), right=True)
    column(shown, page.words("terminal-this-trick"), wrap=True)
    for seat, screen in enumerate(view.screens):
        shown.add_row(
            mark(SYMBOLS["turn"], page.console) if seat in view.pending else "",
            seating.shown(seat, view.player),
            bid(screen),
            tricks(view, screen),
            str(screen.dice),
            plain(screen.score),
            rolled(view, seat, page),
        )
    return shown


def bid(screen: ScreenView) -> str:
    if screen.bid is not None:
        return str(screen.bid)
    return "?" if screen.has_bid else ""


def tricks(view: SkullKingView, screen: ScreenView) -> str:
    """With what the bonus would be, where bonuses count."""
    if screen.bonus and view.options.scoring == "standard":
        return f"{screen.tricks} (+{screen.bonus})"
    return str(screen.tricks)


def rolled(view: SkullKingView, seat: int, page: Page) -> Text:
    for roll in view.trick:
        if roll.seat == seat and roll.face is not None:
            words = page.words("terminal-roll", die=roll.die, face=roll.face)
            shown = marked(SYMBOLS[roll.die], words, page.console)
            if seat == view.winning:
                shown.append(" ")
                shown.append(
                    marked(SYMBOLS["winning"], page.words("terminal-winning"), page.console)
                )
            return shown
    if seat == view.leader and not view.trick:
        return Text(page.words("terminal-leads"))
    return Text("")


def own_dice(dice: list[str], page: Page) -> Text:
    row = Text(page.words("terminal-your-dice"))
    for die in dice:
        row.append("  ")
        row.append(marked(SYMBOLS[die], page.words("die", die=die), page.console))
    return row


def hint(text: str, page: Page) -> str:
    """What a die can show: beginners do not know the dice by heart."""
    word, _, die = text.partition(" ")
    if word != "roll":
        return ""
    kind = KIND_TEXTS.index(die)
    shows = [
        (face_weight(kind, k), page.words("face", face=FACE_TEXTS[face(kind, k)]))
        for k in range(num_faces(kind))
    ]
    return ", ".join(f"{sides} {TIMES} {shown}" for sides, shown in shows)


def pad(view: SkullKingView, seating: Seating, page: Page) -> Table:
    """The whole score pad: a line for each round, a column for each seat."""
    shown = Table(
        box=box.SQUARE,
        title=page.words("terminal-pad"),
        title_justify="left",
        header_style="bold",
    )
    shown.add_column("", justify="right")
    for player in range(seating.players):
        shown.add_column(seating.names[player], justify="right", overflow="fold")
    for number, lines in enumerate(view.pad, 1):
        shown.add_row(
            str(number),
            *[f"{line.tricks}/{line.bid}  {signed(line.points)}" for line in lines],
        )
    shown.add_section()
    shown.add_row("=", *[Text(plain(score), "bold") for score in view.scores])
    return shown


def question(view: SkullKingView, seat: int, seating: Seating, page: Page) -> str:
    if view.phase == "announce":
        return page.words("terminal-skull-king-announce", round=view.round)
    if view.colour is None:
        leads = "no" if view.trick else "yes"
        return page.words("terminal-skull-king-free", leads=leads)
    has = view.colour in (view.screens[seat].own or [])
    return page.words("terminal-skull-king-follow", die=view.colour, has="yes" if has else "no")
