"""How views are made of the truth, as far as all games do it alike.

Apart from the views themselves, for this is compiled, and their classes cannot be.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.core.view import View

ViewT = TypeVar("ViewT", bound=View)


def common_fields(state: State, phases: Sequence[str]) -> dict[str, Any]:
    """The fields that all views share, for a spectator; `phases` are the game's own names."""
    return {
        "players": state.num_players,
        "phase": phases[state.phase],
        "pending": state.pending_seats(),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def add_own_fields(public: ViewT, state: State, player: int, **own: Any) -> ViewT:
    """What a player sees beyond everybody: what they may do, and `own` parts of the game."""
    choices = choices_by_seat(state, player)
    return msgspec.structs.replace(public, player=player, choices=choices, **own)


def actor_from_view(view: View) -> int:
    """Who is next in a truth that looks like this."""
    if view.winners:
        return OVER
    return view.pending[0] if view.pending else CHANCE


def seats_of_player(state: State, player: int | None) -> list[int]:
    """The seats a player holds: one, or two with two tribes."""
    return [] if player is None else list(range(player, state.num_seats, state.num_players))


def choices_by_seat(state: State, player: int) -> dict[int, list[str]]:
    """The texts of what each of the player's pending seats may do now."""
    choices = {}
    for seat in seats_of_player(state, player):
        if state.actor != OVER and state.is_pending(seat):
            asked = state.clone()
            asked.turn_to(seat)
            choices[seat] = [asked.action_text(action) for action in asked.legal_actions()]
    return choices
