"""The sentences of a review."""

from collections.abc import Sequence

import msgspec

from skulduggery.core.percent import whole_percent
from skulduggery.core.sentences import format_signed, yes_or_no
from skulduggery.games import game_named
from skulduggery.study.reviews.review import (
    BoldMove,
    JudgedClaim,
    JudgedDecision,
    LuckAndSkill,
    Review,
)
from skulduggery.words import translate


class ReviewSentences(msgspec.Struct, frozen=True):
    accounts: dict[int, str]  # by player
    decisions: dict[int, str]  # by ply
    best: str | None
    worst: str | None
    claims: list[str]  # in the order of the review


def review_sentences(review: Review, names: Sequence[str], language: str) -> ReviewSentences:
    """All sentences of a review; `names` are by player."""
    words = ReviewWriter(review, names, language)
    return ReviewSentences(
        accounts={one.player: words.luck_sentence(one) for one in review.accounts},
        decisions={one.ply: words.decision_sentence(one) for one in review.decisions},
        best=words.best_sentence(review.best) if review.best is not None else None,
        worst=words.worst_sentence(review.worst) if review.worst is not None else None,
        claims=[words.claim_sentence(one) for one in review.claims],
    )


class ReviewWriter:
    """One review, in one language."""

    def __init__(self, review: Review, names: Sequence[str], language: str) -> None:
        self._review = review
        self.game = game_named(review.game)
        self._names = names
        self._language = language

    def move_label(self, text: str) -> str:
        return self.game.action_label(text, self._names, self._language, self._review.seats)

    def luck_sentence(self, one: LuckAndSkill) -> str:
        return translate(
            "review-account",
            self._language,
            name=self._names[one.player],
            start=whole_percent(one.start),
            luck=signed_points(one.luck),
            own=signed_points(one.own),
            others=signed_points(one.others),
            end=whole_percent(one.end),
        )

    def decision_sentence(self, one: JudgedDecision) -> str:
        details = {
            "name": self._names[one.player],
            "move": self.move_label(one.text),
            "often": whole_percent(one.often),
        }
        if one.cost <= 0:
            return translate("review-decision-fine", self._language, **details)
        return translate(
            "review-decision-costly",
            self._language,
            **details,
            cost=round(100 * one.cost, 1),
            best=self.move_label(one.best),
        )

    def claim_sentence(self, claim: JudgedClaim) -> str:
        return translate(
            "review-claim",
            self._language,
            name=self._names[claim.player],
            phrase=translate(f"phrase-{claim.phrase}", self._language),
            ply=str(claim.moment),
            true=yes_or_no(claim.is_true),
        )

    def best_sentence(self, move: BoldMove) -> str:
        return translate("review-best", self._language, **self._bold_move_details(move))

    def worst_sentence(self, move: BoldMove) -> str:
        return translate("review-worst", self._language, **self._bold_move_details(move))

    def _bold_move_details(self, move: BoldMove) -> dict[str, object]:
        return {
            "kind": move.kind,
            "name": self._names[move.player],
            "ply": str(move.ply),
            "move": self.move_label(move.text),
            "change": signed_points(move.change),
        }


def signed_points(share: float) -> str:
    """A change of win probability in percentage points, with a sign."""
    return format_signed(whole_percent(share))
