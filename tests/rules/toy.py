"""Hide a coin: the smallest game with everything in it, written outside the package.

Two players each hide a coin, heads or tails; then a bent coin is tossed that falls on heads twice
as often. Whoever hid the face it shows gets a point. The first to two points wins, both if need be.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Literal

import msgspec

from skulduggery.core.events import Event, Public
from skulduggery.core.game import Game
from skulduggery.core.options import Options
from skulduggery.core.rng import Rng
from skulduggery.core.state import CHANCE, OVER, State
from skulduggery.core.statistics import Tally
from skulduggery.core.view import View
from skulduggery.core.view_builder import actor_in, common, own_seats, with_own

HEADS, TAILS, LANDS_HEADS, LANDS_TAILS = range(4)
TEXTS = ("heads", "tails", "lands heads", "lands tails")
PHASES = ("hide", "toss", "ended")


class ToyState(State):
    def __init__(self, bend: int) -> None:
        super().__init__(2, 2)
        self.bend = bend
        self.hidden: list[int | None] = [None, None]
        self.points = [0, 0]
        self.actor = 0

    def clone(self) -> "ToyState":
        twin = type(self)(self.bend)
        twin.hidden = [*self.hidden]
        twin.points = [*self.points]
        twin.phase = self.phase
        twin.actor = self.actor
        return twin

    def text(self, action: int) -> str:
        return TEXTS[action] if 0 <= action < len(TEXTS) else str(action)

    def count(self) -> int:
        return 0 if self.actor == OVER else 2

    def nth(self, k: int) -> int:
        return (LANDS_HEADS if self.actor == CHANCE else HEADS) + k

    def weight(self, k: int) -> int:
        return self.bend if self.actor == CHANCE and k == 0 else 1

    def total_weight(self) -> int:
        return self.bend + 1 if self.actor == CHANCE else self.count()

    def is_pending(self, seat: int) -> bool:
        return self.actor >= 0 and self.hidden[seat] is None

    def advance(self, action: int) -> None:
        if self.actor == CHANCE:
            self.toss(action - LANDS_HEADS)
        else:
            self.hidden[self.actor] = action
            self.ask()

    def toss(self, face: int) -> None:
        for seat in (0, 1):
            self.points[seat] += self.hidden[seat] == face
        self.hidden = [None, None]
        self.phase = 0
        if max(self.points) >= 2:
            self.phase = 2
            self.actor = OVER
        else:
            self.ask()

    def ask(self) -> None:
        waiting = [seat for seat in (0, 1) if self.hidden[seat] is None]
        self.phase = 0 if waiting else 1
        self.actor = waiting[0] if waiting else CHANCE

    def winners(self) -> list[int]:
        return [seat for seat in (0, 1) if self.points[seat] >= 2]

    def scores(self) -> list[int]:
        return [*self.points]

    def redraw(self, player: int, rng: Rng) -> None:
        for seat in (0, 1):
            if seat != player and self.hidden[seat] is not None:
                self.hidden[seat] = rng.below(2)

    def seen(self, action: int, player: int) -> int:
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


class CoinLanded(Public, frozen=True):
    face: str
    hidden: list[str]


class ToyTally(Tally):
    def counts(self) -> dict[str, int]:
        return {}


class Toy(Game[ToyState, ToyOptions, ToyView]):
    name = "toy"
    version = 1
    texts = TEXTS
    options = ToyOptions
    tally = ToyTally

    def players(self, options: ToyOptions) -> range:
        return range(2, 3)

    def begin(self, options: ToyOptions, players: int) -> ToyState:
        return ToyState(2 if options.coin == "bent" else 1)

    def public_view(self, state: ToyState, options: ToyOptions) -> ToyView:
        hidden = [None if face is None else "?" for face in state.hidden]
        return ToyView(**common(state, PHASES), options=options, hidden=hidden)

    def player_view(self, public: ToyView, state: ToyState, player: int) -> ToyView:
        hidden = list(public.hidden)
        for seat in own_seats(state, player):
            face = state.hidden[seat]
            hidden[seat] = None if face is None else TEXTS[face]
        return with_own(public, state, player, hidden=hidden)

    def some_world(self, view: ToyView) -> ToyState:
        world = ToyState(2 if view.options.coin == "bent" else 1)
        world.points = [*view.scores]
        world.hidden = [
            None if face is None else HEADS if face == "?" else TEXTS.index(face)
            for face in view.hidden
        ]
        world.phase = PHASES.index(view.phase)
        world.actor = actor_in(view)
        return world

    def opening(self, state: ToyState) -> Iterator[Event]:
        yield from ()

    def events(self, before: ToyState, action: int, after: ToyState) -> Iterator[Event]:
        if before.actor == CHANCE:
            hidden = [TEXTS[face] for face in before.hidden if face is not None]
            yield CoinLanded(TEXTS[action - LANDS_HEADS], hidden)
        else:
            yield CoinHidden(before.actor, TEXTS[action])

    def default(self, state: ToyState, seat: int) -> int:
        return state.nth(0)

    def sentence(
        self, event: Event, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        return repr(event)

    def label(
        self, text: str, names: Sequence[str], language: str, seats: int | None = None
    ) -> str:
        return text
