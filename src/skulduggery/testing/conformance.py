"""One game of a variant, played step by step with everything about it checked."""

import msgspec

from skulduggery.core.errors import IllegalAction, MalformedAction, NotYourTurn
from skulduggery.core.event_recorder import redact_events
from skulduggery.core.game import AnyGame
from skulduggery.core.match import Match
from skulduggery.core.notation import format_record_text, parse_record_text
from skulduggery.core.options import Options
from skulduggery.core.record import (
    Note,
    Record,
    RecordedPlayer,
    canonical_record,
    make_record,
    replay_record,
)
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, State
from skulduggery.testing.secrecy import (
    STATES_PER_CLOSE_LOOK,
    player_snapshot,
    state_snapshot,
)

_MAX_GAME_PLIES = 20_000  # a game that takes more is taken not to end


def check_steps(game: AnyGame, options: Options, players: int, seed: int) -> Match:
    """Play one game at random, and check every state on the way."""
    match = Match(game.new_state(options, players))
    rng = Rng(seed, 2)
    while not match.is_over():
        state = match.state
        assert len(match.plies) < _MAX_GAME_PLIES, "the game does not end"
        _check_plies(game, state)
        _check_encoding(game, options, state)
        _check_clone(game, options, state, rng)
        if rng.below(STATES_PER_CLOSE_LOOK) == 0:
            _check_illegal_actions(game, options, state)
        if len(state.pending_seats()) > 1 and rng.below(STATES_PER_CLOSE_LOOK) == 0:
            _check_seals_commute(game, options, state, rng)
        _check_step(game, options, match, rng)
    state = match.state
    assert state.winners(), "the game ended without a winner"
    assert state.count_actions() == 0 and not state.legal_actions(), (
        "the game is over, but has legal actions"
    )
    assert not state.pending_seats(), "the game is over, but a seat is pending"
    return match


def _check_plies(game: AnyGame, state: State) -> None:
    """The legal actions: at least one, all distinct, with unique texts and valid weights."""
    actions = state.legal_actions()
    assert actions, "no legal action, but the game is not over"
    assert len(set(actions)) == len(actions) == state.count_actions(), "an action is listed twice"
    assert actions == [state.nth_action(k) for k in range(state.count_actions())], (
        "legal_actions and nth_action differ"
    )
    for ply in range(-1, len(game.action_texts) + 1):
        assert state.is_legal(ply) == (ply in actions), f"{ply}: legal_actions and is_legal differ"
    for action in actions:
        assert state.is_legal(action), f"{state.action_text(action)} is listed, but not legal"
        assert state.action_text(action) == game.action_texts[action], (
            "the texts of state and game differ"
        )
        assert game.read_action(state, state.actor, state.action_text(action)) == action, (
            "a text is read as another action"
        )
    if state.actor == CHANCE:
        weights = [state.outcome_weight(k) for k in range(state.count_actions())]
        assert min(weights) > 0, "an outcome without weight is listed"
        assert sum(weights) == state.total_weight(), "the weights do not add up"
        assert not state.pending_seats(), "chance is next, but a seat is pending"
    else:
        assert state.actor in state.pending_seats(), "the actor is not pending"


def _check_encoding(game: AnyGame, options: Options, state: State) -> None:
    """What goes over the wire says what the views say, however a game puts it together."""
    public = game.public_view(state, options)
    assert _same_json(game.encode_public_view(state, options), public), (
        "the public view is encoded as something else"
    )
    for player in range(state.num_players):
        hidden = game.hidden_info(state, player)
        assert _same_json(game.encode_hidden_info(state, player), hidden), (
            "what a player knows is encoded as something else"
        )


def _same_json(encoded: bytes, meant: msgspec.Struct | None) -> bool:
    return bool(msgspec.json.decode(encoded) == msgspec.json.decode(msgspec.json.encode(meant)))


def _check_illegal_actions(game: AnyGame, options: Options, state: State) -> None:
    """Illegal actions raise the right error and change nothing."""
    before = state_snapshot(game, options, state)
    wrong = next((n for n in range(len(game.action_texts)) if not state.is_legal(n)), None)
    for action in (-1, len(game.action_texts), *([] if wrong is None else [wrong])):
        try:
            state.apply(action)
        except IllegalAction:
            continue
        raise AssertionError(f"the illegal action {action} was accepted")
    try:
        game.read_action(state, state.actor, "walk the plank")
    except MalformedAction:
        pass
    else:
        raise AssertionError("nonsense was read as an action")
    for seat in range(state.num_seats):
        if not state.is_pending(seat):
            try:
                state.turn_to(seat)
            except NotYourTurn:
                continue
            raise AssertionError(f"seat {seat} got a turn that is not its own")
    assert state_snapshot(game, options, state) == before, "a refused action changed the state"


def _check_seals_commute(game: AnyGame, options: Options, state: State, rng: Rng) -> None:
    """Sealed choices commute, and none depends on another."""
    sealed = {}
    for seat in state.pending_seats():
        asked = state.clone()
        asked.turn_to(seat)
        sealed[seat] = asked.draw_action(rng)
        _check_seal_is_secret(game, asked)
    ends = []
    for order in (list(sealed), list(reversed(sealed))):
        end = state.clone()
        for seat in order:
            end.turn_to(seat)
            assert end.is_legal(sealed[seat]), "a sealed choice made another seat's choice illegal"
            end.advance(sealed[seat])
            still = [other for other in order[order.index(seat) + 1 :] if end.is_pending(other)]
            assert still == order[order.index(seat) + 1 :], "a sealed choice changed who is pending"
            assert not still or not end.is_pending(seat), "a seat that has sealed is pending again"
        ends.append(state_snapshot(game, options, end))
    assert ends[0] == ends[1], "the order of sealed choices matters"


def _check_seal_is_secret(game: AnyGame, asked: State) -> None:
    """Whatever a seat seals looks the same to everybody else until all have sealed."""
    seat = asked.actor
    for player in (None, *range(asked.num_players)):
        if asked.player_of(seat) != player:
            looks = []
            for choice in asked.legal_actions():
                after = asked.clone()
                after.advance(choice)
                looks.append(
                    redact_events(game.events_of_action(asked, choice, after), asked, player)
                )
            assert all(look == looks[0] for look in looks), (
                f"player {player} can distinguish a sealed choice of seat {seat}"
            )


def _check_clone(game: AnyGame, options: Options, state: State, rng: Rng) -> None:
    player = rng.below(state.num_players)  # one viewer is enough, as it changes
    before = player_snapshot(game, options, state, player)
    twin = state.clone()
    assert player_snapshot(game, options, twin, player) == before, (
        "a clone differs from its original"
    )
    twin.advance(twin.draw_action(rng))
    after = player_snapshot(game, options, state, player)
    assert after == before, "a clone shares mutable state with its original"


def _check_step(game: AnyGame, options: Options, match: Match, rng: Rng) -> None:
    """One random ply, in any seat order, and its events."""
    before = match.state.clone()
    if match.awaits_chance():
        match.draw_outcome(rng)
    else:
        pending = match.state.pending_seats()
        seat = pending[rng.below(len(pending))]
        before.turn_to(seat)
        match.play_decision(seat, before.draw_action(rng))
    happened = game.events_of_action(before, match.plies[-1][1], match.state)
    for player in (None, rng.below(before.num_players)):
        for event in redact_events(happened, match.state, player):
            copy = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
            assert copy == event, "an event changes in a round trip through JSON"
        view = game.view_for(match.state, options, player)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view, (
            "a view changes in a round trip through JSON"
        )


def check_record(game: AnyGame, options: Options, match: Match) -> None:
    """The record survives text and JSON, and replays to the same end."""
    people = [
        RecordedPlayer(f'"Ann" #{n}\n; ', "" if n else "random")
        for n in range(_player_count(match))
    ]
    notes = [Note(0, "#", "a remark"), Note(0, "clock", " 3\t"), Note(len(match.plies), "#", '"')]
    tags = {"event": "", "a: b": "c\nd", "Ünicode": "☠"}
    record = make_record(game, options, people, match, tags=tags, notes=notes)
    assert canonical_record(parse_record_text(format_record_text(record)).record, game) == record, (
        "the text format loses something"
    )
    as_json = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert canonical_record(as_json, game) == record, "JSON loses something"
    again = replay_record(record, game)
    assert again.plies == match.plies, "a record replays to other plies"
    assert state_snapshot(game, options, again.state) == state_snapshot(
        game, options, match.state
    ), "a record replays to another end"


def _player_count(match: Match) -> int:
    return int(match.state.num_players)
