"""A stand-in for a master that can explain itself: it knows from the start what it thinks."""

from collections.abc import Sequence

import pytest
from tests.game_packages import seat_advisor

from skulduggery.bots.advisor import Weighed, Worth
from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.core.view import View


class Counsellor:
    """Likes the first choice best, and every further one half as much as the one before."""

    def __init__(self, rng: Rng, seconds: float | None = None, clock: object = None) -> None:
        self.rng = rng
        self.stories: list[Sequence[object]] = []

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        return view.choices[seat][0]

    def weigh(self, view: View, seat: int, history: Story = ()) -> list[Weighed]:
        self.stories.append(history)
        texts = view.choices[seat]
        liked = [2.0**-place for place in range(len(texts))]
        return [
            Weighed(text, weight / sum(liked), Worth(weight / 2, 0.01))
            for text, weight in zip(texts, liked, strict=True)
        ]

    def standing(self, view: View, player: int, history: Story = ()) -> Worth:
        return Worth(0.5)


def seat_counsellor(monkeypatch: pytest.MonkeyPatch, *games: str) -> None:
    """From now on it is the master of these games."""
    for game in games:
        seat_advisor(monkeypatch, game, f"{__name__}:{Counsellor.__name__}")
