"""The reference player of Skull: a handful of rules, the same for ever.

Where the variants ask for more than the rules say: the Last Chance disc is a flower that is laid
after all others, the opponents of a tribe are those of other players, and a player with two tribes
flips the other one's flowers first and its skull last.
"""

from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull.rules import actions
from skulduggery.games.skull.rules.actions import (
    BID,
    FLIP,
    LAST,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    TEXTS,
)
from skulduggery.games.skull.rules.view import Own, SkullView, TribeView

FLOWER, SKULL, LAST_CHANCE = TEXTS[actions.FLOWER], TEXTS[actions.SKULL], TEXTS[LAST]

TENTHS = 10
LAYS_SKULL = 3  # tenths: first disc
ADDS = 5  # tenths: another flower rather than a bid
BLUFFS = 2  # tenths: a higher bid over the own skull


class RuleBot:
    """Looks at the own stack, counts opponents, and tosses a coin now and then."""

    name = "rule"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        seen = cast(SkullView, view)
        choices = seen.choices[seat]
        tribe = seen.tribes[seat]
        own = cast(Own, tribe.own)
        match seen.phase:
            case "place":
                return self.first_disc(own)
            case "add":
                return self.add_or_open(own)
            case "raise":
                return self.raise_or_pass(seen, seat, own)
            case "attempt":
                return self.any_of(self.stacks(seen, choices))
            case "lose":
                return given_up(tribe, choices)
        return self.any_of(choices)  # whom to name as starter, which shuffled disc to take

    def first_disc(self, own: Own) -> str:
        flower = flower_in(own.hand)
        if SKULL in own.hand and (flower is None or self.happens(LAYS_SKULL)):
            return SKULL
        return cast(str, flower)

    def add_or_open(self, own: Own) -> str:
        flower = flower_in(own.hand)
        if flower is not None and self.happens(ADDS):
            return flower
        return TEXTS[BID + max(1, flowers_above_skull(own.stack))]

    def raise_or_pass(self, view: SkullView, seat: int, own: Own) -> str:
        if SKULL in own.stack:
            total = sum(tribe.height for tribe in view.tribes)
            raises = view.high < total - 1 and self.happens(BLUFFS)
        else:
            raises = view.high < len(own.stack) + living_opponents(view, seat) // 2
        return TEXTS[BID + view.high + 1] if raises else TEXTS[PASS]

    def stacks(self, view: SkullView, choices: list[str]) -> list[str]:
        """What to flip from: those who made no bid, if there are any left."""
        others = [flip for flip in choices if owner(view, flip).own is None]
        harmless = [flip for flip in choices if next_disc(owner(view, flip)) not in (None, SKULL)]
        quiet = [flip for flip in others if owner(view, flip).bid == 0]
        return harmless or quiet or others or choices

    def happens(self, tenths: int) -> bool:
        return self.rng.below(TENTHS) < tenths

    def any_of(self, choices: list[str]) -> str:
        return choices[self.rng.below(len(choices))]


def flower_in(hand: list[str]) -> str | None:
    return next((disc for disc in (FLOWER, LAST_CHANCE) if disc in hand), None)


def flowers_above_skull(stack: list[str]) -> int:
    return stack[::-1].index(SKULL) if SKULL in stack else len(stack)


def living_opponents(view: SkullView, seat: int) -> int:
    player = view.tribes[seat].player
    return sum(1 for tribe in view.tribes if tribe.discs > 0 and tribe.player != player)


def owner(view: SkullView, flip: str) -> TribeView:
    return view.tribes[TEXTS.index(flip) - FLIP]


def next_disc(tribe: TribeView) -> str | None:
    """The next one to be flipped, where one may know it: of the own other tribe."""
    return None if tribe.own is None else tribe.own.stack[-1 - len(tribe.flipped)]


def given_up(tribe: TribeView, choices: list[str]) -> str:
    """A flower while there are more than two discs, else the skull."""
    wish = TEXTS[LOSE_FLOWER if tribe.discs > 2 else LOSE_SKULL]
    return wish if wish in choices else choices[0]
