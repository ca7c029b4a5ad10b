"""Things that are called bots and are none, for the tests of what is said about them."""

from collections.abc import Sequence

import skulduggery as sk

NOT_EVEN_CALLABLE = 7


class Mute:
    """Decides nothing at all."""


class Demanding:
    """Wants more than it is given."""

    def __init__(self, rng: sk.Rng, depth: int) -> None:
        self.depth = depth

    def decide(self, view: sk.View, seat: int, history: Sequence[sk.Event] = ()) -> str:
        return view.choices[seat][0]


class Cheat:
    """Bids a million."""

    def decide(self, view: sk.View, seat: int, history: Sequence[sk.Event] = ()) -> str:
        return "bid 1000000"


class Silent:
    """Answers nothing."""

    def decide(self, view: sk.View, seat: int, history: Sequence[sk.Event] = ()) -> None:
        return None


def make_mute(rng: sk.Rng) -> Mute:
    return Mute()
