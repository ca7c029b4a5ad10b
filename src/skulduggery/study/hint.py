"""What the master of a game would do, and how sure it is, for somebody who has to decide."""

import math
import time
from collections.abc import Mapping

import msgspec

from skulduggery.bots.advisor import Advisor, ChoiceEstimate
from skulduggery.bots.bot import EventHistory
from skulduggery.bots.registry import Clock
from skulduggery.core.errors import Mistake
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games import package_named
from skulduggery.words import translate

MASTER_LEVEL = "master"
HINT_TIME_S = 1.0  # that people wait for it
MIN_NEARLY_ALWAYS_SHARE, MIN_MOSTLY_SHARE = (
    0.95,
    0.6,
)  # how often somebody does what they nearly always, or mostly, do
MAX_RARE_SHARE = 0.05
DOUBT_STANDARD_ERRORS = 2.0  # standard errors within which two figures may be the same
MIN_VISIBLE_WIN_SHARE = 0.01  # of the win: less than that nobody can see, however exact it is


class NoAdvisor(Mistake):
    """The game has no master yet that could explain itself."""

    def __init__(self) -> None:
        super().__init__("no-hints")


class AdvisedChoice(msgspec.Struct, frozen=True, gc=False):
    """One choice: how often the master would take it, and its share of the win."""

    text: str
    often: float
    worth: float
    error: float  # the standard error of `worth`, 0 where it was worked out exactly


class Hint(msgspec.Struct, frozen=True, gc=False):
    """All choices of a seat, those the master takes most often first."""

    choices: list[AdvisedChoice]
    chance: float  # to win, for whoever goes on as the master would

    @property
    def best(self) -> str:
        return self.choices[0].text


def has_advisor(game: str) -> bool:
    """Whether the master of a game can say what its choices are worth."""
    return package_named(game).advisor is not None


def load_advisor(
    game: str, rng: Rng, seconds: float = HINT_TIME_S, clock: Clock = time.monotonic
) -> Advisor:
    """The master of a game, or NoAdviser."""
    advisor = package_named(game).advisor
    if advisor is None:
        raise NoAdvisor
    return advisor.load()(rng, seconds, clock)


def make_hint(view: View, seat: int, history: EventHistory, adviser: Advisor) -> Hint:
    """For one of the viewer's seats that owe a decision, from what the viewer may know."""
    weighed = sorted(adviser.weigh_choices(view, seat, history), key=preference_key, reverse=True)
    return Hint(
        [AdvisedChoice(one.text, one.often, one.worth.share, one.worth.error) for one in weighed],
        sum(one.often * one.worth.share for one in weighed),
    )


def preference_key(one: ChoiceEstimate) -> tuple[float, float]:
    return one.often, one.worth.share


# In words.


def hint_sentence(told: Hint, labels: Mapping[str, str], language: str) -> str:
    """What the master would do, and what the two choices that matter are worth."""
    first, *others = told.choices
    if not others:
        return translate("hint-only", language, first=labels[first.text])
    second = others[0]
    return " ".join(
        [
            frequency_sentence(told, labels, language),
            value_sentence(first, second, labels, language),
            translate("hint-chance", language, chance=whole_percent(told.chance)),
        ]
    )


def frequency_sentence(told: Hint, labels: Mapping[str, str], language: str) -> str:
    """Always, nearly always, mostly, or now this and now that."""
    first, second = told.choices[:2]
    details = {"first": labels[first.text], "often": whole_percent(first.often)}
    if details["often"] == whole_percent(1.0):
        return translate("hint-always", language, first=details["first"])
    if first.often >= MIN_NEARLY_ALWAYS_SHARE:
        return translate("hint-nearly-always", language, **details)
    if first.often >= MIN_MOSTLY_SHARE or second.often < MAX_RARE_SHARE:
        return translate("hint-mostly", language, **details)
    return translate(
        "hint-mixes",
        language,
        **details,
        second=labels[second.text],
        second_often=whole_percent(second.often),
    )


def value_sentence(
    first: AdvisedChoice, second: AdvisedChoice, labels: Mapping[str, str], language: str
) -> str:
    """How far the two are apart, where that can be said."""
    named = {"first": labels[first.text], "second": labels[second.text]}
    if has_same_value(first, second):
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


def has_same_value(one: AdvisedChoice, other: AdvisedChoice) -> bool:
    doubt = DOUBT_STANDARD_ERRORS * math.hypot(one.error, other.error)
    return abs(one.worth - other.worth) < max(doubt, MIN_VISIBLE_WIN_SHARE)


def whole_percent(share: float) -> int:
    return round(100 * share)
