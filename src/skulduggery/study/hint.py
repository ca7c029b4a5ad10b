"""Hints: the policy and win estimates of the advisor bot for a pending decision."""

import math
import time
from collections.abc import Mapping

import msgspec

from skulduggery.bots.advisor import Advisor, ChoiceEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.bots.registry import Clock
from skulduggery.core.errors import Mistake
from skulduggery.core.percent import whole_percent
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games import package_named
from skulduggery.words import translate

HINT_TIME_S = 1.0
# Shares of the policy that are called "nearly always", "mostly" and rare.
_MIN_NEARLY_ALWAYS_SHARE, _MIN_MOSTLY_SHARE = 0.95, 0.6
_MAX_RARE_SHARE = 0.05
DOUBT_STANDARD_ERRORS = 2.0  # within which two estimates are taken as equal
_MIN_VISIBLE_WIN_SHARE = 0.01  # smaller differences in win probability are not shown


class NoAdvisor(Mistake):
    """The game has no advisor bot."""

    def __init__(self) -> None:
        super().__init__("no-hints")


class AdvisedChoice(msgspec.Struct, frozen=True, gc=False):
    """One choice: its probability in the policy, and its expected win share."""

    text: str
    often: float
    worth: float
    error: float  # the standard error of `worth`; 0 where it is exact


class Hint(msgspec.Struct, frozen=True, gc=False):
    """All choices of a seat, the most frequent in the policy first."""

    choices: list[AdvisedChoice]
    chance: float  # to win, following the policy

    @property
    def best(self) -> str:
        return self.choices[0].text


def has_advisor(game: str) -> bool:
    """Whether a game has an advisor bot."""
    return package_named(game).advisor is not None


def load_advisor(
    game: str, rng: Rng, seconds: float = HINT_TIME_S, clock: Clock = time.monotonic
) -> Advisor:
    """The advisor bot of a game, or NoAdvisor."""
    advisor = package_named(game).advisor
    if advisor is None:
        raise NoAdvisor
    return advisor.load()(rng, seconds, clock)


def make_hint(view: View, seat: int, history: EventHistory, advisor: Advisor) -> Hint:
    """The hint for one of the viewer's pending seats."""
    estimates = sorted(
        advisor.weigh_choices(view, seat, history), key=_preference_key, reverse=True
    )
    return Hint(
        [AdvisedChoice(one.text, one.often, one.worth.share, one.worth.error) for one in estimates],
        sum(one.often * one.worth.share for one in estimates),
    )


def _preference_key(one: ChoiceEstimate) -> tuple[float, float]:
    return one.often, one.worth.share


# Sentences.


def hint_sentence(hint: Hint, labels: Mapping[str, str], language: str) -> str:
    """The policy, and the win estimates of its two most frequent choices."""
    first, *others = hint.choices
    if not others:
        return translate("hint-only", language, first=labels[first.text])
    second = others[0]
    return " ".join(
        [
            _frequency_sentence(hint, labels, language),
            _value_sentence(first, second, labels, language),
            translate("hint-chance", language, chance=whole_percent(hint.chance)),
        ]
    )


def _frequency_sentence(hint: Hint, labels: Mapping[str, str], language: str) -> str:
    """How often the first choice is taken: always, nearly always, mostly, or mixed."""
    first, second = hint.choices[:2]
    details = {"first": labels[first.text], "often": whole_percent(first.often)}
    if details["often"] == whole_percent(1.0):
        return translate("hint-always", language, first=details["first"])
    if first.often >= _MIN_NEARLY_ALWAYS_SHARE:
        return translate("hint-nearly-always", language, **details)
    if first.often >= _MIN_MOSTLY_SHARE or second.often < _MAX_RARE_SHARE:
        return translate("hint-mostly", language, **details)
    return translate(
        "hint-mixes",
        language,
        **details,
        second=labels[second.text],
        second_often=whole_percent(second.often),
    )


def _value_sentence(
    first: AdvisedChoice, second: AdvisedChoice, labels: Mapping[str, str], language: str
) -> str:
    """How the two choices differ in win probability, beyond their errors."""
    named = {"first": labels[first.text], "second": labels[second.text]}
    if _has_same_value(first, second):
        both = whole_percent((first.worth + second.worth) / 2)
        return translate("hint-same", language, **named, worth=both)
    return translate(
        "hint-apart",
        language,
        **named,
        first_worth=whole_percent(first.worth),
        second_worth=whole_percent(second.worth),
        points=max(1, abs(whole_percent(first.worth) - whole_percent(second.worth))),
        more="first" if first.worth > second.worth else "second",
    )


def _has_same_value(one: AdvisedChoice, other: AdvisedChoice) -> bool:
    doubt = DOUBT_STANDARD_ERRORS * math.hypot(one.error, other.error)
    return abs(one.worth - other.worth) < max(doubt, _MIN_VISIBLE_WIN_SHARE)
