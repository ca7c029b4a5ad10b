"""A review in words, for the terminal and for the page beside the board."""

from collections.abc import Sequence

import msgspec

from skulduggery.core.sentences import MINUS
from skulduggery.games import game_named
from skulduggery.study.hint import percent
from skulduggery.study.reviews.review import Account, Dare, Judged, Review
from skulduggery.words import say


class Sentences(msgspec.Struct, frozen=True):
    accounts: dict[int, str]  # by player
    decisions: dict[int, str]  # by ply
    best: str | None
    worst: str | None


def sentences(review: Review, names: Sequence[str], language: str) -> Sentences:
    """All that a review has to say; `names` go by player."""
    words = Words(review, names, language)
    return Sentences(
        accounts={one.player: words.account(one) for one in review.accounts},
        decisions={one.ply: words.decision(one) for one in review.decisions},
        best=words.best(review.best) if review.best is not None else None,
        worst=words.worst(review.worst) if review.worst is not None else None,
    )


class Words:
    """One review, in one language."""

    def __init__(self, review: Review, names: Sequence[str], language: str) -> None:
        self.review = review
        self.game = game_named(review.game)
        self.names = names
        self.language = language

    def move(self, text: str) -> str:
        return self.game.label(text, self.names, self.language, self.review.seats)

    def account(self, one: Account) -> str:
        return say(
            "review-account",
            self.language,
            name=self.names[one.player],
            start=percent(one.start),
            luck=points(one.luck),
            own=points(one.own),
            others=points(one.others),
            end=percent(one.end),
        )

    def decision(self, one: Judged) -> str:
        details = {
            "name": self.names[one.player],
            "move": self.move(one.text),
            "often": percent(one.often),
        }
        if one.cost <= 0:
            return say("review-decision-fine", self.language, **details)
        return say(
            "review-decision-costly",
            self.language,
            **details,
            cost=round(100 * one.cost, 1),
            best=self.move(one.best),
        )

    def best(self, dare: Dare) -> str:
        return say("review-best", self.language, **self.dared(dare))

    def worst(self, dare: Dare) -> str:
        return say("review-worst", self.language, **self.dared(dare))

    def dared(self, dare: Dare) -> dict[str, object]:
        return {
            "kind": dare.kind,
            "name": self.names[dare.player],
            "ply": str(dare.ply),
            "move": self.move(dare.text),
            "change": points(dare.change),
        }


def points(share: float) -> str:
    """Hundredths of the win, with a sign."""
    number = percent(share)
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def tenths(share: float) -> str:
    return f"{100 * share:.1f}"
