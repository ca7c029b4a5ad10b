"""What the master of a game would do, and how sure it is, for somebody who has to decide."""

import math
import time
from collections.abc import Mapping

import msgspec

from skulduggery.bots.advisor import Adviser, Weighed
from skulduggery.bots.bot import Story
from skulduggery.bots.registry import Clock
from skulduggery.core.errors import Mistake
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games import package_named
from skulduggery.words import say

MASTER = "master"
SECONDS = 1.0  # that people wait for it
NEARLY, MOSTLY = 0.95, 0.6  # how often somebody does what they nearly always, or mostly, do
NEVER = 0.05
DOUBTS = 2.0  # standard errors within which two figures may be the same
LEAST = 0.01  # of the win: less than that nobody can see, however exact it is


class NoAdviser(Mistake):
    """The game has no master yet that could explain itself."""

    def __init__(self) -> None:
        super().__init__("no-hints")


class Counselled(msgspec.Struct, frozen=True, gc=False):
    """One choice: how often the master would take it, and its share of the win."""

    text: str
    often: float
    worth: float
    error: float  # the standard error of `worth`, 0 where it was worked out exactly


class Hint(msgspec.Struct, frozen=True, gc=False):
    """All choices of a seat, those the master takes most often first."""

    choices: list[Counselled]
    chance: float  # to win, for whoever goes on as the master would

    @property
    def best(self) -> str:
        return self.choices[0].text


def has_adviser(game: str) -> bool:
    """Whether the master of a game can say what its choices are worth."""
    return package_named(game).advisor is not None


def adviser_of(
    game: str, rng: Rng, seconds: float = SECONDS, clock: Clock = time.monotonic
) -> Adviser:
    """The master of a game, or NoAdviser."""
    advisor = package_named(game).advisor
    if advisor is None:
        raise NoAdviser
    return advisor.load()(rng, seconds, clock)


def hint(view: View, seat: int, history: Story, adviser: Adviser) -> Hint:
    """For one of the viewer's seats that owe a decision, from what the viewer may know."""
    weighed = sorted(adviser.weigh(view, seat, history), key=preference, reverse=True)
    return Hint(
        [Counselled(one.text, one.often, one.worth.share, one.worth.error) for one in weighed],
        sum(one.often * one.worth.share for one in weighed),
    )


def preference(one: Weighed) -> tuple[float, float]:
    return one.often, one.worth.share


# In words.


def hint_sentence(told: Hint, labels: Mapping[str, str], language: str) -> str:
    """What the master would do, and what the two choices that matter are worth."""
    first, *others = told.choices
    if not others:
        return say("hint-only", language, first=labels[first.text])
    second = others[0]
    return " ".join(
        [
            manner_sentence(told, labels, language),
            worth_sentence(first, second, labels, language),
            say("hint-chance", language, chance=percent(told.chance)),
        ]
    )


def manner_sentence(told: Hint, labels: Mapping[str, str], language: str) -> str:
    """Always, nearly always, mostly, or now this and now that."""
    first, second = told.choices[:2]
    details = {"first": labels[first.text], "often": percent(first.often)}
    if details["often"] == percent(1.0):
        return say("hint-always", language, first=details["first"])
    if first.often >= NEARLY:
        return say("hint-nearly-always", language, **details)
    if first.often >= MOSTLY or second.often < NEVER:
        return say("hint-mostly", language, **details)
    return say(
        "hint-mixes",
        language,
        **details,
        second=labels[second.text],
        second_often=percent(second.often),
    )


def worth_sentence(
    first: Counselled, second: Counselled, labels: Mapping[str, str], language: str
) -> str:
    """How far the two are apart, where that can be said."""
    named = {"first": labels[first.text], "second": labels[second.text]}
    if is_same(first, second):
        both = percent((first.worth + second.worth) / 2)
        return say("hint-same", language, **named, worth=both)
    return say(
        "hint-apart",
        language,
        **named,
        first_worth=percent(first.worth),
        second_worth=percent(second.worth),
        points=max(1, abs(percent(first.worth) - percent(second.worth))),
        more="first" if first.worth > second.worth else "second",
    )


def is_same(one: Counselled, other: Counselled) -> bool:
    doubt = DOUBTS * math.hypot(one.error, other.error)
    return abs(one.worth - other.worth) < max(doubt, LEAST)


def percent(share: float) -> int:
    return round(100 * share)
