"""A stand-in for a master that can explain itself: it knows from the start what it thinks."""

from collections.abc import Sequence

import pytest
from tests.patch_packages import replace_advisor

from skulduggery.bots.advisor import ChoiceEstimate, WinEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View


class FakeAdvisor:
    """Likes the first choice best, and every further one half as much as the one before."""

    def __init__(self, rng: Rng, seconds: float | None = None, clock: object = None) -> None:
        self.rng = rng
        self.histories: list[Sequence[object]] = []

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        return view.choices[seat][0]

    def weigh_choices(
        self, view: View, seat: int, history: EventHistory = ()
    ) -> list[ChoiceEstimate]:
        self.histories.append(history)
        texts = view.choices[seat]
        liked = [2.0**-place for place in range(len(texts))]
        return [
            ChoiceEstimate(text, weight / sum(liked), WinEstimate(weight / 2, 0.01))
            for text, weight in zip(texts, liked, strict=True)
        ]

    def estimate_win(self, view: View, player: int, history: EventHistory = ()) -> WinEstimate:
        return WinEstimate(0.5)


def install_fake_advisor(monkeypatch: pytest.MonkeyPatch, *games: str) -> None:
    """From now on it is the master of these games."""
    for game in games:
        replace_advisor(monkeypatch, game, f"{__name__}:{FakeAdvisor.__name__}")
