"""What one player, or a spectator, may know: built by adding what is seen, never by hiding."""

from collections.abc import Sequence
from typing import Any

import msgspec

from skulduggery.core.state import CHANCE, OVER, State


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What all games have in common. `player` is None for a spectator."""

    players: int
    player: int | None
    phase: str
    pending: list[int]  # the seats that owe a decision
    choices: dict[int, list[str]]  # what the viewer's own pending seats may do
    scores: list[int]
    winners: list[int]


def common(state: State, player: int | None, phases: Sequence[str]) -> dict[str, Any]:
    """The fields that all views share; `phases` are the game's names for its own."""
    return {
        "players": state.num_players,
        "player": player,
        "phase": phases[state.phase],
        "pending": state.pending(),
        "choices": choices_for(state, player),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def actor_in(view: View) -> int:
    """Who is next in a truth that looks like this."""
    if view.winners:
        return OVER
    return view.pending[0] if view.pending else CHANCE


def own_seats(state: State, player: int | None) -> list[int]:
    """The seats a player holds: one, or two with two tribes."""
    return [seat for seat in range(state.num_seats) if state.player_of(seat) == player]


def choices_for(state: State, player: int | None) -> dict[int, list[str]]:
    """The texts of what each of the player's pending seats may do now."""
    choices = {}
    for seat in own_seats(state, player):
        if state.actor != OVER and state.is_pending(seat):
            asked = state.clone()
            asked.turn_to(seat)
            choices[seat] = [asked.text(action) for action in asked.actions()]
    return choices
