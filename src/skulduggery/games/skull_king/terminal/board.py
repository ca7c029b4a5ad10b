"""A table of Skull King as one player sees it."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.core.sentences import format_number, format_signed
from skulduggery.games.skull_king.rules.actions import FACE_TEXTS, KIND_TEXTS
from skulduggery.games.skull_king.rules.dice import face_weight, nth_face, num_faces
from skulduggery.games.skull_king.rules.odds import SkullKingOdds
from skulduggery.games.skull_king.rules.options import SkullKingOptions
from skulduggery.games.skull_king.rules.view import ScreenView, SkullKingView
from skulduggery.games.skull_king.solver.bid_advice import BidOdds
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

_SKULL_KING_SYMBOLS = {
    **COMMON_SYMBOLS,
    "king": Symbol("♛", "K", "bold magenta"),
    "pirate": Symbol("⚔", "P", "bold"),
    "mermaid": Symbol("♆", "M", "bold cyan"),
    "black": Symbol("▲", "^", "bold"),
    "blue": Symbol("■", "#", "blue"),
    "red": Symbol("●", "o", "red"),
    "yellow": Symbol("◆", "*", "yellow"),
}

_TIMES_SIGN = "\N{MULTIPLICATION SIGN}"


def _render_table(
    view: SkullKingView, seating: Seating, page: TerminalPage
) -> list[RenderableType]:
    if view.phase == "ended":
        return [_score_pad(view, seating, page)]
    drawn: list[RenderableType] = [
        Text(_table_heading(view, page), "bold"),
        _screens_table(view, seating, page),
    ]
    own = None if view.player is None else view.screens[view.player].own
    if own:
        drawn.append(_own_dice_text(own, page))
    return drawn


def _table_heading(view: SkullKingView, page: TerminalPage) -> str:
    words = [page.localize("terminal-skull-king-round", round=view.round, rounds=view.rounds)]
    if view.phase == "choose die":
        number = sum(screen.tricks for screen in view.screens) + 1
        words.append(page.localize("terminal-skull-king-trick", trick=number))
        if view.colour is not None:
            words.append(page.localize("terminal-skull-king-colour", die=view.colour))
    return " · ".join(words)


def _screens_table(view: SkullKingView, seating: Seating, page: TerminalPage) -> Table:
    shown = seat_table()
    add_name_column(shown, page.localize("terminal-player"))
    for message in ("terminal-tricks-bid", "terminal-tricks", "terminal-dice", "terminal-score"):
        add_value_column(shown, page.localize(message), right=True)
    add_value_column(shown, page.localize("terminal-this-trick"), wrap=True)
    for seat, screen in enumerate(view.screens):
        shown.add_row(
            symbol_text(_SKULL_KING_SYMBOLS["turn"], page.console) if seat in view.pending else "",
            seating.name_text(seat, view.player),
            _bid_text(screen),
            _tricks_text(view, screen),
            str(screen.dice),
            format_number(screen.score),
            _roll_text(view, seat, page),
        )
    return shown


def _bid_text(screen: ScreenView) -> str:
    if screen.bid is not None:
        return str(screen.bid)
    return "?" if screen.has_bid else ""


def _tricks_text(view: SkullKingView, screen: ScreenView) -> str:
    """With what the bonus would be, where bonuses count."""
    if screen.bonus and view.options.scoring == "standard":
        return f"{screen.tricks} (+{screen.bonus})"
    return str(screen.tricks)


def _roll_text(view: SkullKingView, seat: int, page: TerminalPage) -> Text:
    for roll in view.trick:
        if roll.seat == seat and roll.face is not None:
            words = page.localize("terminal-roll", die=roll.die, face=roll.face)
            shown = labelled_symbol(_SKULL_KING_SYMBOLS[roll.die], words, page.console)
            if seat == view.winning:
                shown.append(" ")
                shown.append(
                    labelled_symbol(
                        _SKULL_KING_SYMBOLS["winning"],
                        page.localize("terminal-winning"),
                        page.console,
                    )
                )
            return shown
    if seat == view.leader and not view.trick:
        return Text(page.localize("terminal-leads"))
    return Text("")


def _own_dice_text(dice: list[str], page: TerminalPage) -> Text:
    row = Text(page.localize("terminal-your-dice"))
    for die in dice:
        row.append("  ")
        row.append(
            labelled_symbol(_SKULL_KING_SYMBOLS[die], page.localize("die", die=die), page.console)
        )
    return row


def _die_hint(text: str, page: TerminalPage) -> str:
    """What a die can show: beginners do not know the dice by heart."""
    word, _, die = text.partition(" ")
    if word != "roll":
        return ""
    kind = KIND_TEXTS.index(die)
    shows = [
        (face_weight(kind, k), page.localize("face", face=FACE_TEXTS[nth_face(kind, k)]))
        for k in range(num_faces(kind))
    ]
    return ", ".join(f"{sides} {_TIMES_SIGN} {shown}" for sides, shown in shows)


def _score_pad(view: SkullKingView, seating: Seating, page: TerminalPage) -> Table:
    """The whole score pad: a line for each round, a column for each seat."""
    shown = Table(
        box=box.SQUARE,
        title=page.localize("terminal-pad"),
        title_justify="left",
        header_style="bold",
    )
    shown.add_column("", justify="right")
    for player in range(seating.players):
        shown.add_column(seating.names[player], justify="right", overflow="fold")
    for number, lines in enumerate(view.pad, 1):
        shown.add_row(
            str(number),
            *[f"{line.tricks}/{line.bid}  {format_signed(line.points)}" for line in lines],
        )
    shown.add_section()
    shown.add_row("=", *[Text(format_number(score), "bold") for score in view.scores])
    return shown


def _seat_question(view: SkullKingView, seat: int, seating: Seating, page: TerminalPage) -> str:
    if view.phase == "announce":
        return page.localize("terminal-skull-king-announce", round=view.round)
    if view.colour is None:
        leads = "no" if view.trick else "yes"
        return page.localize("terminal-skull-king-free", leads=leads)
    has = view.colour in (view.screens[seat].own or [])
    return page.localize("terminal-skull-king-follow", die=view.colour, has="yes" if has else "no")


_RULE_MESSAGES = (
    "rules-skull-king-goal",
    "rules-skull-king-deal",
    "rules-skull-king-bid",
    "rules-skull-king-trick",
    "rules-skull-king-follow",
    "rules-skull-king-winner",
    "rules-skull-king-dice",
)


def _rule_reminders(options: SkullKingOptions) -> Iterator[str]:
    """The messages to show, in order; of the ways to score only the one that is played."""
    yield from _RULE_MESSAGES
    if options.scoring == "landlubber":
        yield "rules-skull-king-score-landlubber"
    else:
        yield "rules-skull-king-score-standard"
    yield "rules-skull-king-end"


def _render_odds(
    found: SkullKingOdds, seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    shown = seat_table()
    add_value_column(shown, page.localize("terminal-choice"))
    add_value_column(shown, page.localize("chance-skull-king-takes"), right=True)
    for die, chance in found.dice.items():
        shown.add_row("", label(f"roll {die}"), page.format_percent(chance))
    return [shown]


def _render_bid_odds(
    rows: Sequence[BidOdds], seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    shown = seat_table()
    add_value_column(shown, page.localize("terminal-choice"))
    add_value_column(shown, page.localize("chance-skull-king-made"), right=True)
    add_value_column(shown, page.localize("chance-skull-king-points"), right=True)
    for row in rows:
        points = format_signed(round(row.points))
        shown.add_row("", label(f"bid {row.bid}"), page.format_percent(row.made), points)
    return [shown]


TERMINAL_VIEW = TerminalView(
    _render_table,
    _seat_question,
    bids="terminal-skull-king-bids",
    hint=_die_hint,
    reminders=_rule_reminders,
    odds=_render_odds,
    slow_odds=_render_bid_odds,
)
