"""The reference player of Skull: a handful of rules, the same for ever.

Where the variants ask for more than the rules say: the Last Chance disc is a flower that is laid
after all others, the opponents of a tribe are those of other players, and a player with two tribes
flips the other one's flowers first and its skull last.
"""

from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull.rules import actions
from skulduggery.games.skull.rules.actions import (
    ACTION_TEXTS,
    BID_OFFSET,
    FLIP_OFFSET,
    LAST_CHANCE,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
)
from skulduggery.games.skull.rules.view import OwnDiscs, SkullView, TribeView, discs_on_mats

FLOWER_TEXT, SKULL_TEXT, LAST_CHANCE_TEXT = (
    ACTION_TEXTS[actions.FLOWER],
    ACTION_TEXTS[actions.SKULL],
    ACTION_TEXTS[LAST_CHANCE],
)

TENTHS_IN_ONE = 10
LAY_SKULL_TENTHS = 3  # tenths: first disc
ADD_FLOWER_TENTHS = 5  # tenths: another flower rather than a bid
BLUFF_TENTHS = 2  # tenths: a higher bid over the own skull


class SkullRuleBot:
    """Looks at the own stack, counts opponents, and tosses a coin now and then."""

    name = "rule"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        seen = cast(SkullView, view)
        choices = seen.choices[seat]
        tribe = seen.tribes[seat]
        own = cast(OwnDiscs, tribe.own)
        match seen.phase:
            case "place":
                return self.first_disc(own)
            case "add":
                return self.add_or_open(own)
            case "raise":
                return self.raise_or_pass(seen, seat, own)
            case "attempt":
                return self.any_of(self.preferred_flips(seen, choices))
            case "lose":
                return disc_to_lose(tribe, choices)
        return self.any_of(choices)  # whom to name as starter, which shuffled disc to take

    def first_disc(self, own: OwnDiscs) -> str:
        flower = flower_in(own.hand)
        if SKULL_TEXT in own.hand and (flower is None or self.roll_tenths(LAY_SKULL_TENTHS)):
            return SKULL_TEXT
        return cast(str, flower)

    def add_or_open(self, own: OwnDiscs) -> str:
        flower = flower_in(own.hand)
        if flower is not None and self.roll_tenths(ADD_FLOWER_TENTHS):
            return flower
        return ACTION_TEXTS[BID_OFFSET + max(1, flowers_above_skull(own.stack))]

    def raise_or_pass(self, view: SkullView, seat: int, own: OwnDiscs) -> str:
        if SKULL_TEXT in own.stack:
            raises = view.high < discs_on_mats(view) - 1 and self.roll_tenths(BLUFF_TENTHS)
        else:
            raises = view.high < len(own.stack) + living_opponents(view, seat) // 2
        return ACTION_TEXTS[BID_OFFSET + view.high + 1] if raises else ACTION_TEXTS[PASS]

    def preferred_flips(self, view: SkullView, choices: list[str]) -> list[str]:
        """What to flip from: those who made no bid, if there are any left."""
        others = [flip for flip in choices if flip_owner(view, flip).own is None]
        harmless = [
            flip for flip in choices if next_disc(flip_owner(view, flip)) not in (None, SKULL_TEXT)
        ]
        quiet = [flip for flip in others if flip_owner(view, flip).bid == 0]
        return harmless or quiet or others or choices

    def roll_tenths(self, tenths: int) -> bool:
        return self.rng.below(TENTHS_IN_ONE) < tenths

    def any_of(self, choices: list[str]) -> str:
        return choices[self.rng.below(len(choices))]


def flower_in(hand: list[str]) -> str | None:
    return next((disc for disc in (FLOWER_TEXT, LAST_CHANCE_TEXT) if disc in hand), None)


def flowers_above_skull(stack: list[str]) -> int:
    return stack[::-1].index(SKULL_TEXT) if SKULL_TEXT in stack else len(stack)


def living_opponents(view: SkullView, seat: int) -> int:
    player = view.tribes[seat].player
    return sum(1 for tribe in view.tribes if tribe.discs > 0 and tribe.player != player)


def flip_owner(view: SkullView, flip: str) -> TribeView:
    return view.tribes[ACTION_TEXTS.index(flip) - FLIP_OFFSET]


def next_disc(tribe: TribeView) -> str | None:
    """The next one to be flipped, where one may know it: of the own other tribe."""
    return None if tribe.own is None else tribe.own.stack[-1 - len(tribe.flipped)]


def disc_to_lose(tribe: TribeView, choices: list[str]) -> str:
    """A flower while there are more than two discs, else the skull."""
    wish = ACTION_TEXTS[LOSE_FLOWER if tribe.discs > 2 else LOSE_SKULL]
    return wish if wish in choices else choices[0]
