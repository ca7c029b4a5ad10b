"""A table of Skull as one player sees it."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from skulduggery.games.skull.rules.odds import SkullOdds
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.rules.sentences import tribe_name
from skulduggery.games.skull.rules.view import SkullView, TribeView, discs_on_mats
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

_SKULL_SYMBOLS = {
    **COMMON_SYMBOLS,
    "flower": Symbol("✿", "F", "green"),
    "skull": Symbol("☠", "S", "bold red"),
    "last": Symbol("★", "L", "magenta"),
    "hidden": Symbol("●", "#", ""),
}


def _render_table(view: SkullView, seating: Seating, page: TerminalPage) -> list[RenderableType]:
    return [
        Text(_table_heading(view, seating, page), "bold"),
        _mats_table(view, seating, page),
        *_own_discs(view, page),
    ]


def _table_heading(view: SkullView, seating: Seating, page: TerminalPage) -> str:
    words = [page.localize("terminal-skull-round", round=view.round, discs=discs_on_mats(view))]
    if view.challenger is not None and view.phase != "ended":
        name = seating.seat_labels[view.challenger]
        if view.phase == "attempt":
            words.append(
                page.localize("terminal-skull-to-flip", name=name, bid=view.high, left=view.to_flip)
            )
        else:
            words.append(page.localize("terminal-skull-high", name=name, bid=view.high))
    return " · ".join(words)


def _mats_table(view: SkullView, seating: Seating, page: TerminalPage) -> Table:
    two_tribes = view.options.two_tribes
    shown = seat_table()
    add_name_column(shown, page.localize("terminal-player"))
    if two_tribes:
        add_value_column(shown, page.localize("terminal-tribe"))
    for heading_message in ("terminal-mat", "terminal-stack"):
        add_value_column(shown, page.localize(heading_message))
    for heading_message in ("terminal-hand", "terminal-bid"):
        add_value_column(shown, page.localize(heading_message), right=True)
    add_value_column(shown, "", wrap=True)
    for seat, tribe in enumerate(view.tribes):
        out = tribe.discs == 0
        cells = [
            symbol_text(_SKULL_SYMBOLS["turn"], page.console) if seat in view.pending else "",
            seating.name_text(tribe.player, view.player),
            *([tribe_name(seat, page.language)] if two_tribes else []),
            _mat_side(tribe, page),
            _render_stack(tribe, page),
            "" if out else str(_in_hand(tribe)),
            str(tribe.bid) if tribe.bid else "",
            _seat_remarks(view, seat, tribe, page),
        ]
        shown.add_row(*cells, style="dim" if out else "")
    return shown


def _mat_side(tribe: TribeView, page: TerminalPage) -> Text:
    if tribe.discs == 0:
        return Text("")
    if tribe.points:
        return labelled_symbol(
            _SKULL_SYMBOLS["flower"], page.localize("terminal-flower-side"), page.console
        )
    return labelled_symbol(
        _SKULL_SYMBOLS["skull"], page.localize("terminal-skull-side"), page.console
    )


def _render_stack(tribe: TribeView, page: TerminalPage) -> Text:
    """Bottom to top: what is face down, what lies open, and what was turned."""
    face_down = tribe.height - len(tribe.flipped)
    discs = [
        symbol_text(_SKULL_SYMBOLS["last" if height == tribe.last_at else "hidden"], page.console)
        for height in range(face_down)
    ]
    discs += [symbol_text(_SKULL_SYMBOLS[face], page.console) for face in reversed(tribe.flipped)]
    return Text.assemble(*discs)


def _in_hand(tribe: TribeView) -> int:
    return tribe.discs + tribe.holds_last - tribe.height


def _seat_remarks(view: SkullView, seat: int, tribe: TribeView, page: TerminalPage) -> str:
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
    return ", ".join(page.localize(message) for message in said)


def _own_discs(view: SkullView, page: TerminalPage) -> list[RenderableType]:
    """The hand, and what lies on the own mat; for each tribe where there are two."""
    lines: list[RenderableType] = []
    for seat, tribe in enumerate(view.tribes):
        if tribe.own is None or tribe.discs == 0:
            continue
        whose = f"{tribe_name(seat, page.language)}. " if view.options.two_tribes else ""
        if tribe.own.hand or not tribe.own.stack:
            lines.append(_row_of_discs(whose, "terminal-your-hand", tribe.own.hand, page))
        if tribe.own.stack:
            lines.append(_row_of_discs(whose, "terminal-your-stack", tribe.own.stack, page))
    return lines


def _row_of_discs(whose: str, message: str, discs: list[str], page: TerminalPage) -> Text:
    row = Text(whose + page.localize(message))
    for disc in discs:
        row.append("  ").append(
            labelled_symbol(
                _SKULL_SYMBOLS[disc], page.localize("terminal-disc", disc=disc), page.console
            )
        )
    return row


def _seat_question(view: SkullView, seat: int, seating: Seating, page: TerminalPage) -> str:
    tribe = view.tribes[seat]
    if view.phase == "place":
        sealed = view.options.placement == "simultaneous"
        return page.localize("terminal-skull-place", sealed="yes" if sealed else "no")
    if view.phase == "add":
        empty = _in_hand(tribe) == 0
        return page.localize("terminal-skull-add", empty="yes" if empty else "no")
    if view.phase == "raise" and view.challenger is not None:
        name = seating.seat_labels[view.challenger]
        return page.localize(
            "terminal-skull-raise", name=name, bid=view.high, most=discs_on_mats(view)
        )
    if view.phase == "attempt":
        return page.localize("terminal-skull-attempt", left=view.to_flip)
    if view.phase == "lose":
        return page.localize("terminal-skull-lose")
    if view.phase == "point" and view.challenger is not None:
        return page.localize("terminal-skull-point", name=seating.seat_labels[view.challenger])
    return page.localize("terminal-skull-name-starter")


_RULE_MESSAGES = (
    "rules-skull-goal",
    "rules-skull-first-disc",
    "rules-skull-turn",
    "rules-skull-bidding",
    "rules-skull-attempt",
    "rules-skull-success",
    "rules-skull-failure",
    "rules-skull-next",
)


def _rule_reminders(options: SkullOptions) -> Iterator[str]:
    """The messages to show, in order; variants only where they are played."""
    yield from _RULE_MESSAGES
    if options.last_chance:
        yield "rules-skull-last-chance"
    if options.two_tribes:
        yield "rules-skull-two-tribes"
    if options.boxes > 1:
        yield "rules-skull-boxes"


def _render_odds(
    found: SkullOdds, seating: Seating, page: TerminalPage, label: MoveLabel
) -> list[RenderableType]:
    """What may lie on each mat that has discs face down."""
    shown = seat_table()
    add_value_column(shown, page.localize("terminal-player"))
    add_value_column(shown, page.localize("chance-skull-skull"), wrap=True)
    add_value_column(shown, page.localize("chance-skull-next"), right=True)
    add_value_column(shown, page.localize("chance-skull-clean"), right=True)
    for name, stack in zip(seating.seat_labels, found.stacks, strict=True):
        if stack.down:
            has = page.localize("chance-skull-has", skull=stack.skull)
            shown.add_row(
                "", name, has, page.format_percent(stack.next), page.format_percent(stack.clean)
            )
    counted = page.localize("chance-skull-count", down=found.down, skulls=found.skulls)
    return [Text(counted), shown]


TERMINAL_VIEW = TerminalView(
    _render_table,
    _seat_question,
    bids="terminal-skull-bids",
    letters={
        "flower": "key-flower",
        "skull": "key-skull",
        "last": "key-last",
        "lose flower": "key-flower",
        "lose skull": "key-skull",
        "pass": "key-pass",
    },
    reminders=_rule_reminders,
    odds=_render_odds,
)
