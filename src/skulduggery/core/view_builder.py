"""Builds views from the full state, as far as all games do it alike.

Separate from core/view.py: this module is compiled, and msgspec structs cannot be.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from skulduggery.core.piece_memory import encode_json
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.core.view import View

ViewT = TypeVar("ViewT", bound=View)


def common_fields(state: State, phases: Sequence[str]) -> dict[str, Any]:
    """The fields that all views share, for a spectator; `phases` are the game's names of them."""
    return {
        "players": state.num_players,
        "phase": phases[state.phase],
        "pending": state.pending_seats(),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def encode_common_fields(state: State, game: bytes, phases: Sequence[str]) -> bytes:
    """The same fields as the beginning of the view's JSON, up to where those of a game follow."""
    return b'{"game":"%b","players":%d,"phase":"%b","pending":%b,"scores":%b,"winners":%b' % (
        game,
        state.num_players,
        phases[state.phase].encode(),
        encode_json(state.pending_seats()),
        encode_json(state.scores()),
        encode_json(state.winners()),
    )


def add_own_fields(public: ViewT, state: State, player: int, **own: Any) -> ViewT:
    """The public view with a player's legal moves and `own` fields."""
    choices = choices_by_seat(state, player)
    return msgspec.structs.replace(public, player=player, choices=choices, **own)


def actor_from_view(view: View) -> int:
    """The `actor` of any state with this view."""
    if view.winners:
        return OVER
    return view.pending[0] if view.pending else CHANCE


def seats_of_player(state: State, player: int | None) -> list[int]:
    """The seats a player holds: one, or two with two tribes."""
    return [] if player is None else list(range(player, state.num_seats, state.num_players))


def choices_by_seat(state: State, player: int) -> dict[int, list[str]]:
    """The texts of the legal moves of each pending seat of a player."""
    choices = {}
    for seat in seats_of_player(state, player):
        if state.actor != OVER and state.is_pending(seat):
            asked = state
            if state.actor != seat:
                asked = state.clone()
                asked.turn_to(seat)
            choices[seat] = [asked.action_text(action) for action in asked.legal_actions()]
    return choices
