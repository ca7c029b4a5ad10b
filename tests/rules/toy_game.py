"""Hide a coin: the smallest game with everything in it, written outside the package.

Two players each hide a coin, heads or tails; then a bent coin is tossed that falls on heads twice
as often. Whoever hid the face it shows gets a point. The first to two points wins, both if need be.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Literal

import msgspec

from skulduggery.core.events import Event, PublicEvent
from skulduggery.core.game import Game
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.core.statistics import GameStatistics
from skulduggery.core.view import View
from skulduggery.core.view_builder import (
    actor_from_view,
    add_own_fields,
    common_fields,
    seats_of_player,
)

HEADS, TAILS, LANDS_HEADS, LANDS_TAILS = range(4)
ACTION_TEXTS = ("heads", "tails", "lands heads", "lands tails")
PHASE_NAMES = ("hide", "toss", "ended")


class ToyState(State):
    def __init__(self, bend: int) -> None:
        super().__init__(2, 2)
        self.heads_weight = bend
        self.hidden: list[int | None] = [None, None]
        self.points = [0, 0]
        self.actor = 0

    def clone(self) -> "ToyState":
        twin = type(self)(self.heads_weight)
        twin.hidden = [*self.hidden]
        twin.points = [*self.points]
        twin.phase = self.phase
        twin.actor = self.actor
        return twin

    def action_text(self, action: int) -> str:
        return ACTION_TEXTS[action] if 0 <= action < len(ACTION_TEXTS) else str(action)

    def count_actions(self) -> int:
        return 0 if self.actor == OVER else 2

    def nth_action(self, k: int) -> int:
        return (LANDS_HEADS if self.actor == CHANCE else HEADS) + k

    def outcome_weight(self, k: int) -> int:
        return self.heads_weight if self.actor == CHANCE and k == 0 else 1

    def total_weight(self) -> int:
        return self.heads_weight + 1 if self.actor == CHANCE else self.count_actions()

    def is_pending(self, seat: int) -> bool:
        return self.actor >= 0 and self.hidden[seat] is None

    def advance(self, action: int) -> None:
        if self.actor == CHANCE:
            self.toss_coin(action - LANDS_HEADS)
        else:
            self.hidden[self.actor] = action
            self.ask_next_seat()

    def toss_coin(self, face: int) -> None:
        for seat in (0, 1):
            self.points[seat] += self.hidden[seat] == face
        self.hidden = [None, None]
        self.phase = 0
        if max(self.points) >= 2:
            self.phase = 2
            self.actor = OVER
        else:
            self.ask_next_seat()

    def ask_next_seat(self) -> None:
        waiting = [seat for seat in (0, 1) if self.hidden[seat] is None]
        self.phase = 0 if waiting else 1
        self.actor = waiting[0] if waiting else CHANCE

    def winners(self) -> list[int]:
        return [seat for seat in (0, 1) if self.points[seat] >= 2]

    def scores(self) -> list[int]:
        return [*self.points]

    def redraw_hidden(self, player: int, rng: Rng) -> None:
        for seat in (0, 1):
            if seat != player and self.hidden[seat] is not None:
                self.hidden[seat] = rng.below(2)

    def observation_code(self, action: int, player: int) -> int:
        if self.actor == CHANCE:  # the toss opens what was hidden
            return action + 4 * (2 * (self.hidden[0] or 0) + (self.hidden[1] or 0))
        return action if self.actor == player else -1


class ToyOptions(Options, frozen=True, kw_only=True):
    coin: Literal["bent", "fair"] = "bent"


class ToyView(View, frozen=True, kw_only=True, tag="toy"):
    options: ToyOptions
    hidden: list[str | None]  # None: nothing, "?": something


class CoinHidden(Event, frozen=True):
    seat: int
    face: str | None

    def seen_by(self, seats: Collection[int]) -> Event:
        return self if self.seat in seats else msgspec.structs.replace(self, face=None)


class CoinLanded(PublicEvent, frozen=True):
    face: str
    hidden: list[str]


class ToyStatistics(GameStatistics):
    def counts_by_name(self) -> dict[str, int]:
        return {}


class ToyGame(Game[ToyState, ToyOptions, ToyView]):
    name = "toy"
    version = 1
    action_texts = ACTION_TEXTS
    options_type = ToyOptions
    new_statistics = ToyStatistics

    def player_range(self, options: ToyOptions) -> range:
        return range(2, 3)

    def initial_state(self, options: ToyOptions, players: int) -> ToyState:
        return ToyState(2 if options.coin == "bent" else 1)

    def public_view(self, state: ToyState, options: ToyOptions) -> ToyView:
        hidden = [None if face is None else "?" for face in state.hidden]
        return ToyView(**common_fields(state, PHASE_NAMES), options=options, hidden=hidden)

    def player_view(self, public: ToyView, state: ToyState, player: int) -> ToyView:
        hidden = list(public.hidden)
        for seat in seats_of_player(state, player):
            face = state.hidden[seat]
            hidden[seat] = None if face is None else ACTION_TEXTS[face]
        return add_own_fields(public, state, player, hidden=hidden)

    def world_from_view(self, view: ToyView) -> ToyState:
        world = ToyState(2 if view.options.coin == "bent" else 1)
        world.points = [*view.scores]
        world.hidden = [
            None if face is None else HEADS if face == "?" else ACTION_TEXTS.index(face)
            for face in view.hidden
        ]
        world.phase = PHASE_NAMES.index(view.phase)
        world.actor = actor_from_view(view)
        return world

    def opening_events(self, state: ToyState) -> Iterator[Event]:
        yield from ()

    def events_of_action(self, before: ToyState, action: int, after: ToyState) -> Iterator[Event]:
        if before.actor == CHANCE:
            hidden = [ACTION_TEXTS[face] for face in before.hidden if face is not None]
            yield CoinLanded(ACTION_TEXTS[action - LANDS_HEADS], hidden)
        else:
            yield CoinHidden(before.actor, ACTION_TEXTS[action])

    def default_action(self, state: ToyState, seat: int) -> int:
        return state.nth_action(0)

    def event_sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        return repr(event)

    def action_label(
        self, text: str, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        return text
