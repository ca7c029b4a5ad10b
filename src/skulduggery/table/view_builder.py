"""How a table is seen by one guest: what goes into its view."""

import msgspec

from skulduggery.core.piece_memory import encode_json
from skulduggery.core.view import View
from skulduggery.core.view_builder import choices_by_seat, seats_of_player
from skulduggery.table.rating_rules import is_counted
from skulduggery.table.rematch import awaited_people
from skulduggery.table.seats import Terms
from skulduggery.table.table import Table
from skulduggery.table.view import ChairView, GuestView, OwnView, RematchView, TableView


def clocks_left(table: Table, now: float) -> list[float | None]:
    return [] if table.clocks is None else table.clocks.all_seconds_left(now)


def decisions_made(table: Table) -> list[int]:
    return [len(taken) for taken in table.decisions]


def public_view(table: Table) -> View | None:
    """The game as everybody sees it."""
    if table.match is None:
        return None
    seen: View = table.game.public_view(table.match.state, table.options)
    return seen


def encode_public_view(table: Table) -> bytes:
    """The same as JSON, while a game is on."""
    return table.game.encode_public_view(table.running_match().state, table.options)


def own_view(table: Table, player: int | None) -> OwnView | None:
    if player is None or table.match is None:
        return None
    state = table.match.state
    own = table.revealable and seats_of_player(state, player)
    return OwnView(
        hidden=table.game.hidden_info(state, player),
        choices=choices_by_seat(state, player),
        showable={seat: table.revealable[seat] for seat in own if seat in table.revealable},
        odds=table.game.view_odds(state, player) if table.settings.odds else None,
    )


def encode_own_view(table: Table, player: int | None) -> bytes:
    """The own view as JSON: for those who are not asked, nearly always what was shown before."""
    if player is None:
        return b"null"
    game, state = table.game, table.running_match().state
    hidden = game.encode_hidden_info(state, player)
    parts = [] if hidden == b"null" else [b'"hidden":' + hidden]
    choices = choices_by_seat(state, player)
    if choices:
        parts.append(b'"choices":' + encode_json(choices))
    if table.revealable:
        seats = seats_of_player(state, player)
        shown = {seat: table.revealable[seat] for seat in seats if seat in table.revealable}
        if shown:
            parts.append(b'"showable":' + encode_json(shown))
    odds = game.view_odds(state, player) if table.settings.odds else None
    if odds is not None:
        parts.append(b'"odds":' + encode_json(odds))
    return b"{%b}" % b",".join(parts)


def _final_places(table: Table) -> list[int]:
    if table.status != "over" or table.match is None or table.abandoned:
        return []
    state = table.match.state
    return table.game.final_places(table.options, state.winners(), state.scores())


def _rematch_view(table: Table) -> RematchView | None:
    proposal = table.rematch
    if proposal is None:
        return None
    return RematchView(
        proposal.guest, proposal.commitment, list(proposal.salts), awaited_people(table)
    )


def _outdated_terms(table: Table, guest: str | None) -> Terms | None:
    """What a guest agreed to who is asked again."""
    number = None if guest is None else table.chair_of(guest)
    if table.status != "open" or number is None or table.has_agreed(table.chairs[number]):
        return None
    return table.chairs[number].agreed_to


def table_view(table: Table, guest: str | None, now: float) -> TableView:
    you = None if guest is None else table.player_of(guest)
    is_over = table.status == "over"
    return TableView(
        next=table.log_length,
        clocks=clocks_left(table, now),
        decided=decisions_made(table),
        view=public_view(table),
        own=own_view(table, you),
        table=table.id,
        match=table.match_number,
        status=table.status,
        settings=table.settings,
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        terms=table.terms_number,
        agreed_to=_outdated_terms(table, guest),
        counts=is_counted(table),
        host=table.host,
        guests=[
            GuestView(name, who.name, who.program, who.muted, who.away_since is not None)
            for name, who in table.guests.items()
        ],
        chairs=[
            ChairView(c.kind, c.guest, c.name, c.level, c.stand_in, c.resigned, table.has_agreed(c))
            for c in table.chairs
        ],
        commitment=table.commitment,
        secret=table.secret.hex() if is_over else None,
        players=table.players,
        you=you,
        places=_final_places(table),
        abandoned=table.abandoned,
        closed=table.closed,
        record=table.record_id() if is_over and table.match is not None else None,
        rematch=_rematch_view(table),
    )
