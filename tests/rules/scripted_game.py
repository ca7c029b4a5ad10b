"""Plays a game by script: every decision and every outcome of chance is named by its text."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Generic, TypeVar

import pytest
from tests.rules.ply_recorder import PlyRecorder

from skulduggery.core.errors import BadAction
from skulduggery.core.events import Event
from skulduggery.core.game import Game, OptionsT, StateT, ViewT
from skulduggery.core.match import Match
from skulduggery.core.state import CHANCE, State
from skulduggery.core.view_builder import seats_of_player

EventT = TypeVar("EventT", bound=Event)


class ScriptedGame(Generic[StateT, OptionsT, ViewT]):
    """What the drivers of all games share; each adds the words of its own game."""

    def __init__(
        self,
        game: Game[StateT, OptionsT, ViewT],
        players: int,
        wishes: Mapping[str, object],
        preset: str | None = None,
        position: str | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.read_options(wishes, preset)
        self.state = game.new_state(self.options, players, position)
        self.recorder = PlyRecorder(game)
        self.match = Match(self.state, self.recorder)

    # Playing.

    def play_chance(self, *texts: str | int) -> None:
        """Outcomes of chance, one after another."""
        for text in texts:
            self.match.play_outcome(self.game.read_action(self.state, CHANCE, str(text)))

    def decide(self, seat: int, text: str) -> None:
        self.match.play_decision(seat, self.game.read_action(self.state, seat, text))

    def refusal_of(self, play: Callable[[], None]) -> BadAction:
        """The error of a ply that is refused; it has changed nothing."""
        before = self.full_snapshot()
        with pytest.raises(BadAction) as caught:
            play()
        assert self.full_snapshot() == before
        return caught.value

    # Asking.

    def pending_seats(self) -> list[int]:
        """The seats that owe a decision."""
        return self.state.pending_seats()

    def view_for(self, player: int | None) -> ViewT:
        return self.game.view_for(self.state, self.options, player)

    def legal_choices(self, seat: int) -> list[str]:
        """What a seat is offered, as its player's view says."""
        return self.view_for(seat % self.players).choices.get(seat, [])

    def chance_weights(self) -> dict[str, int]:
        """The outcomes of chance with their weights."""
        assert self.match.awaits_chance()
        assert self.pending_seats() == []
        return chance_weights(self.state)

    def outcome_odds(self) -> dict[str, Fraction]:
        """The outcomes of chance with exact probabilities."""
        return outcome_odds(self.state)

    def all_events(self) -> list[Event]:
        """All events so far, unredacted."""
        return self.recorder.all_events()

    def last_events(self) -> list[Event]:
        """The events of the last ply, unredacted."""
        return self.recorder.events_by_ply[-1]

    def events_seen_by(self, player: int | None) -> list[Event]:
        """All events so far as a player, or a spectator, sees them."""
        seats = seats_of_player(self.state, player)
        return [event.seen_by(seats) for event in self.all_events()]

    def events_of_type(self, kind: type[EventT]) -> list[EventT]:
        """All events of a kind so far, as a spectator sees them."""
        return [event for event in self.events_seen_by(None) if isinstance(event, kind)]

    def full_snapshot(self) -> tuple[object, ...]:
        """All there is to know: every view, whose turn it is, every ply, every event."""
        views = [self.view_for(player) for player in (None, *range(self.players))]
        return views, int(self.state.actor), list(self.match.plies), self.all_events()


def chance_weights(state: State) -> dict[str, int]:
    assert state.actor == CHANCE
    weights = {
        state.action_text(state.nth_action(k)): int(state.outcome_weight(k))
        for k in range(state.count_actions())
    }
    assert state.total_weight() == sum(weights.values())
    return weights


def outcome_odds(state: State) -> dict[str, Fraction]:
    weights = chance_weights(state)
    total = sum(weights.values())
    return {text: Fraction(weight, total) for text, weight in weights.items()}
