"""A table of Skull as one player sees it."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.games.skull.rules.sentences import tribe_name
from skulduggery.games.skull.rules.view import SkullView, TribeView
from skulduggery.terminal.page import Page
from skulduggery.terminal.seating import Seating
from skulduggery.terminal.symbols import COMMON_SYMBOLS, Mark, mark, marked
from skulduggery.terminal.tables import column, name_column, seat_table

SYMBOLS = {
    **COMMON_SYMBOLS,
    "flower": Mark("✿", "F", "green"),
    "skull": Mark("☠", "S", "bold red"),
    "last": Mark("★", "L", "magenta"),
    "hidden": Mark("●", "#", ""),
}


def table(view: SkullView, seating: Seating, page: Page) -> list[RenderableType]:
    return [
        Text(heading(view, seating, page), "bold"),
        mats(view, seating, page),
        *own_discs(view, page),
    ]


def heading(view: SkullView, seating: Seating, page: Page) -> str:
    words = [page.words("terminal-skull-round", round=view.round, discs=on_mats(view))]
    if view.challenger is not None and view.phase != "ended":
        name = seating.called[view.challenger]
        if view.phase == "attempt":
            words.append(
                page.words("terminal-skull-to-flip", name=name, bid=view.high, left=view.to_flip)
            )
        else:
            words.append(page.words("terminal-skull-high", name=name, bid=view.high))
    return " · ".join(words)


def on_mats(view: SkullView) -> int:
    return sum(tribe.height for tribe in view.tribes)


def mats(view: SkullView, seating: Seating, page: Page) -> Table:
    two_tribes = view.options.two_tribes
    shown = seat_table()
    name_column(shown, page.words("terminal-player"))
    if two_tribes:
        column(shown, page.words("terminal-tribe"))
    for heading_message in ("terminal-mat", "terminal-stack"):
        column(shown, page.words(heading_message))
    for heading_message in ("terminal-hand", "terminal-bid"):
        column(shown, page.words(heading_message), right=True)
    column(shown, "", wrap=True)
    for seat, tribe in enumerate(view.tribes):
        out = tribe.discs == 0
        cells = [
            mark(SYMBOLS["turn"], page.console) if seat in view.pending else "",
            seating.shown(tribe.player, view.player),
            *([tribe_name(seat, page.language)] if two_tribes else []),
            mat_side(tribe, page),
            stack(tribe, page),
            "" if out else str(in_hand(tribe)),
            str(tribe.bid) if tribe.bid else "",
            remarks(view, seat, tribe, page),
        ]
        shown.add_row(*cells, style="dim" if out else "")
    return shown


def mat_side(tribe: TribeView, page: Page) -> Text:
    if tribe.discs == 0:
        return Text("")
    if tribe.points:
        return marked(SYMBOLS["flower"], page.words("terminal-flower-side"), page.console)
    return marked(SYMBOLS["skull"], page.words("terminal-skull-side"), page.console)


def stack(tribe: TribeView, page: Page) -> Text:
    """Bottom to top: what is face down, what lies open, and what was turned."""
    face_down = tribe.height - len(tribe.flipped)
    discs = [
        mark(SYMBOLS["last" if height == tribe.last_at else "hidden"], page.console)
        for height in range(face_down)
    ]
    discs += [mark(SYMBOLS[face], page.console) for face in reversed(tribe.flipped)]
    return Text.assemble(*discs)


def in_hand(tribe: TribeView) -> int:
    return tribe.discs + tribe.holds_last - tribe.height


def remarks(view: SkullView, seat: int, tribe: TribeView, page: Page) -> str:
    said = []
    if tribe.discs == 0:
        said.append("terminal-out")
    elif view.winners:
        said += ["terminal-wins"] if tribe.player in view.winners else []
    elif seat == view.challenger and view.phase not in ("add", "raise"):
        said.append("terminal-challenger")
    elif tribe.passed:
        said.append("terminal-passed")
    elif seat == view.first and view.phase in ("place", "add"):
        said.append("terminal-first")
    if tribe.holds_last:
        said.append("terminal-holds-last")
    return ", ".join(page.words(message) for message in said)


def own_discs(view: SkullView, page: Page) -> list[RenderableType]:
    """The hand, and what lies on the own mat; for each tribe where there are two."""
    lines: list[RenderableType] = []
    for seat, tribe in enumerate(view.tribes):
        if tribe.own is None or tribe.discs == 0:
            continue
        whose = f"{tribe_name(seat, page.language)}. " if view.options.two_tribes else ""
        if tribe.own.hand or not tribe.own.stack:
            lines.append(row_of_discs(whose, "terminal-your-hand", tribe.own.hand, page))
        if tribe.own.stack:
            lines.append(row_of_discs(whose, "terminal-your-stack", tribe.own.stack, page))
    return lines


def row_of_discs(whose: str, message: str, discs: list[str], page: Page) -> Text:
    row = Text(whose + page.words(message))
    for disc in discs:
        row.append("  ").append(
            marked(SYMBOLS[disc], page.words("terminal-disc", disc=disc), page.console)
        )
    return row


def question(view: SkullView, seat: int, seating: Seating, page: Page) -> str:
    tribe = view.tribes[seat]
    if view.phase == "place":
        sealed = view.options.placement == "simultaneous"
        return page.words("terminal-skull-place", sealed="yes" if sealed else "no")
    if view.phase == "add":
        empty = in_hand(tribe) == 0
        return page.words("terminal-skull-add", empty="yes" if empty else "no")
    if view.phase == "raise" and view.challenger is not None:
        name = seating.called[view.challenger]
        return page.words("terminal-skull-raise", name=name, bid=view.high, most=on_mats(view))
    if view.phase == "attempt":
        return page.words("terminal-skull-attempt", left=view.to_flip)
    if view.phase == "lose":
        return page.words("terminal-skull-lose")
    if view.phase == "point" and view.challenger is not None:
        return page.words("terminal-skull-point", name=seating.called[view.challenger])
    return page.words("terminal-skull-name-starter")
