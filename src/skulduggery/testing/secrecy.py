"""Nobody learns more than they may: what players see in states that must look alike to them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from skulduggery.core.event_recorder import redact_events
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.core.view import View
from skulduggery.core.view_builder import seats_of_player

STATES_PER_CLOSE_LOOK = 6  # one state in so many gets the costly checks


def check_secrecy(
    game: AnyGame, options: Options, players: int, viewer: int | None, seed: int
) -> None:
    """Two states that look the same to a viewer go on looking the same, to the end.

    Beside the real game runs a determinization of it for the viewer. After each real ply, the other
    game plays one with the same redacted events, if it has one; then views and choices must be the
    same too. If it has none, the viewer has learned something, and another determinization is drawn
    from the current view.
    """
    rng = Rng(seed, 3)
    real = game.new_state(options, players)
    other = _sample_checked_world(game, options, real, viewer, rng)
    while real.actor != OVER:
        if real.actor != CHANCE:
            pending = real.pending_seats()
            real.turn_to(pending[rng.below(len(pending))])
        if rng.below(STATES_PER_CLOSE_LOOK) == 0:
            _check_observation_codes(game, real, other, viewer)
        seat, action = real.actor, real.draw_action(rng)
        before = real.clone()
        real.advance(action)
        seen = redact_events(game.events_of_action(before, action, real), real, viewer)
        twin = _find_look_alike(game, other, seat, action, seen, viewer, rng)
        if twin is None:
            other = _sample_checked_world(game, options, real, viewer, rng)
        else:
            other = twin
            assert game.view_for(other, options, viewer) == game.view_for(real, options, viewer), (
                f"player {viewer} sees different views after the same events, after "
                f"{real.action_text(action)} by {seat}"
            )


def _check_observation_codes(game: AnyGame, real: State, other: State, viewer: int | None) -> None:
    """In states that look alike, plies have the same code if and only if they look alike."""
    numbers: dict[bytes, int] = {}
    for world in (real, other.clone()):
        if real.actor != CHANCE:
            world.turn_to(real.actor)
        for action in world.legal_actions():
            after = world.clone()
            after.advance(action)
            seen = redact_events(game.events_of_action(world, action, after), world, viewer)
            number = world.observation_code(action, -1 if viewer is None else viewer)
            known = numbers.setdefault(msgspec.json.encode(seen), number)
            assert known == number, (
                f"the same events have codes {known} and {number} for player {viewer}: {seen}"
            )
    assert len(set(numbers.values())) == len(numbers), (
        f"different events have the same observation code for player {viewer}: {numbers}"
    )


def _sample_checked_world(
    game: AnyGame, options: Options, real: State, viewer: int | None, rng: Rng
) -> State:
    view: View = game.view_for(real, options, viewer)
    world: State = game.sample_world(view, rng)
    assert game.view_for(world, options, viewer) == view, (
        f"a determinization for player {viewer} has another view"
    )
    return world


def _find_look_alike(
    game: AnyGame,
    other: State,
    seat: int,
    action: int,
    seen: Sequence[Event],
    viewer: int | None,
    rng: Rng,
) -> State | None:
    """The other state after a ply whose redacted events are those that were `seen`."""
    if seat != CHANCE:
        other.turn_to(seat)
    if seat in seats_of_player(other, viewer):
        choices = [action]
        assert other.is_legal(action), f"player {viewer}'s choices depend on hidden information"
    else:
        choices = other.legal_actions()
        start = rng.below(len(choices))
        choices = choices[start:] + choices[:start]
    for choice in choices:
        after = other.clone()
        after.advance(choice)
        if redact_events(game.events_of_action(other, choice, after), other, viewer) == seen:
            return after
    return None


def state_snapshot(game: AnyGame, options: Options, state: State) -> list[Any]:
    """All that all players together can see."""
    weights = [state.outcome_weight(k) for k in range(state.count_actions())]
    everybody = (None, *range(state.num_players))
    return [weights, *(player_snapshot(game, options, state, player) for player in everybody)]


def player_snapshot(game: AnyGame, options: Options, state: State, player: int | None) -> Any:
    return game.view_for(state, options, player), state.actor, state.legal_actions()
