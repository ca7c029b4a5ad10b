"""How views are made of the truth, as far as all games do it alike.

Apart from the views themselves, for this is compiled, and their classes cannot be.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.core.view import View

ViewT = TypeVar("ViewT", bound=View)


def common(state: State, phases: Sequence[str]) -> dict[str, Any]:
    """The fields that all views share, for a spectator; `phases` are the game's own names."""
    return {
        "players": state.num_players,
        "phase": phases[state.phase],
        "pending": state.pending(),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def with_own(public: ViewT, state: State, player: int, **own: Any) -> ViewT:
    """What a player sees beyond everybody: what they may do, and `own` parts of the game."""
    choices = choices_for(state, player)
    return msgspec.structs.replace(public, player=player, choices=choices, **own)


def actor_in(view: View) -> int:
    """Who is next in a truth that looks like this."""
    if view.winners:
        return OVER
    return view.pending[0] if view.pending else CHANCE


def own_seats(state: State, player: int | None) -> list[int]:
    """The seats a player holds: one, or two with two tribes."""
    return [] if player is None else list(range(player, state.num_seats, state.num_players))


def choices_for(state: State, player: int) -> dict[int, list[str]]:
    """The texts of what each of the player's pending seats may do now."""
    choices = {}
    for seat in own_seats(state, player):
        if state.actor != OVER and state.is_pending(seat):
            asked = state.clone()
            asked.turn_to(seat)
            choices[seat] = [asked.text(action) for action in asked.actions()]
    return choices
