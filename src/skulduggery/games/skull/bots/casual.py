"""Skull as people play it of an evening: simple thoughts, a character, and now and then a mistake.

Everything is decided from what lies on the table: how many of the discs I need are mine, who acts
as if there were nothing to fear, how sure I want to be. Nothing is remembered from round to round.
"""

from collections.abc import Callable
from dataclasses import dataclass

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull.rules.view import SkullView, TribeView, discs_on_mats

FLOWER_DISCS = ("flower", "last")  # the Last Chance disc is one for all to see

# How likely the first disc of a stack is thought to be the skull, by what its owner did.
SKULL_CHANCE_SILENT, SKULL_CHANCE_AFTER_BID, SKULL_CHANCE_AFTER_PASS = 0.30, 0.15, 0.42
LATER_DISC_FACTOR = 0.6  # of that, for a disc laid later: most skulls are laid first

# How much less sure somebody wants to be before they dare …
MATCH_POINT_DISCOUNT = 0.12  # … when another would win the game,
SPARE_DISC_DISCOUNT = 0.08  # … for each disc they own beyond two,
OWN_POINT_DISCOUNT = 0.10  # … and, which is a mistake, when they have won a challenge already.

# How often other mistakes happen.
FORGET_PROBABILITY = 0.15  # who has shown that they have no skull left
RANDOM_FLIP_PROBABILITY = 0.15  # flips any stack rather than one that looks safe


@dataclass(frozen=True)
class SkullCharacter:
    """What sets one player apart from another; rates say how often they do it."""

    wanted_chance: float  # the chance of success they want before they dare
    first_skull_rate: float  # begin with the skull
    top_skull_rate: float  # lay the skull on flowers
    waiting_rate: float  # lay another disc though they could open
    bluff_rate: float  # bid with a skull of their own in the way
    high_bid_rate: float  # say as much as they dare rather than as little as they may
    talk_rate: float  # say something of their discs with a move, where the table likes bots to talk
    lie_rate: float  # and say what is not so


CAUTIOUS_CHARACTER = SkullCharacter(
    wanted_chance=0.62,
    first_skull_rate=0.20,
    top_skull_rate=0.20,
    waiting_rate=0.40,
    bluff_rate=0.02,
    high_bid_rate=0.05,
    talk_rate=0.10,
    lie_rate=0.15,
)
BOLD_CHARACTER = SkullCharacter(
    wanted_chance=0.45,
    first_skull_rate=0.18,
    top_skull_rate=0.15,
    waiting_rate=0.15,
    bluff_rate=0.06,
    high_bid_rate=0.40,
    talk_rate=0.18,
    lie_rate=0.35,
)
LIAR_CHARACTER = SkullCharacter(
    wanted_chance=0.52,
    first_skull_rate=0.40,
    top_skull_rate=0.35,
    waiting_rate=0.30,
    bluff_rate=0.28,
    high_bid_rate=0.15,
    talk_rate=0.25,
    lie_rate=0.65,
)

SKULL_CHARACTERS = (
    CAUTIOUS_CHARACTER,
    LIAR_CHARACTER,
    BOLD_CHARACTER,
)  # by the number of the player, over and over


class SkullCasualBot:
    """One of the characters: the same one throughout a game."""

    name = "casual"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        assert isinstance(view, SkullView)
        return SkullCasualDecision(view, seat, self.rng).choose_action()


class SkullCasualDecision:
    """One decision of one player."""

    def __init__(self, view: SkullView, seat: int, rng: Rng) -> None:
        self.view = view
        self.seat = seat
        self.rng = rng
        self.choices = view.choices[seat]
        self.mine = view.tribes[seat]
        self.character = SKULL_CHARACTERS[self.mine.player % len(SKULL_CHARACTERS)]
        self.forgets = self.roll_chance(FORGET_PROBABILITY)

    def choose_action(self) -> str:
        if len(self.choices) == 1:
            return self.choices[0]
        match self.view.phase:
            case "place":
                return self.first_disc()
            case "add":
                return self.another_disc() or self.opening_bid()
            case "raise":
                return self.raise_or_pass()
            case "attempt":
                return self.choose_flip()
            case "lose":
                return self.disc_to_lose()
            case "name starter":
                return self.choose_starter()
        return self.any_of(self.choices)  # the shuffled discs all look alike

    def roll_chance(self, chance: float) -> bool:
        return self.rng.below(1000) < round(chance * 1000)

    def any_of(self, texts: list[str]) -> str:
        return texts[self.rng.below(len(texts))]

    # Laying discs.

    def first_disc(self) -> str:
        if "skull" in self.choices and self.roll_chance(self.character.first_skull_rate):
            return "skull"
        return self.any_of([disc for disc in self.choices if disc in FLOWER_DISCS])

    def another_disc(self) -> str | None:
        """A disc on the own stack, unless it is time to say a number."""
        discs = [disc for disc in self.choices if disc in ("skull", *FLOWER_DISCS)]
        flowers = [disc for disc in discs if disc in FLOWER_DISCS]
        if not discs:
            return None
        if self.is_trapped():  # bid on this? Let others do that
            return (
                None
                if self.roll_chance(self.character.bluff_rate)
                else self.any_of(flowers or discs)
            )
        if not self.roll_chance(self.character.waiting_rate) and self.boldest_bid(1) > 0:
            return None
        if "skull" in discs and (not flowers or self.roll_chance(self.character.top_skull_rate)):
            return "skull"
        return self.any_of(flowers)

    # Bidding.

    def opening_bid(self) -> str:
        most = self.boldest_bid(1)
        if most > 1 and not self.roll_chance(self.character.high_bid_rate):
            most = 1 + self.rng.below(most)
        return f"bid {max(1, most)}"

    def raise_or_pass(self) -> str:
        least = self.view.high + 1
        if self.is_trapped():
            lying = least < discs_on_mats(self.view) and self.roll_chance(self.character.bluff_rate)
            return f"bid {least}" if lying else "pass"
        most = self.boldest_bid(least)
        if most == 0:
            return "pass"
        return f"bid {most if self.roll_chance(self.character.high_bid_rate) else least}"

    def boldest_bid(self, least: int) -> int:
        """The highest bid that seems likely enough, 0 where not even `least` does."""
        wanted = self.wanted_chance()
        most = 0
        for bid in range(least, discs_on_mats(self.view) + 1):
            if self.success_chance(bid) < wanted:
                break
            most = bid
        return most

    def wanted_chance(self) -> float:
        """How sure this player wants to be just now."""
        wanted = (
            self.character.wanted_chance
            - OWN_POINT_DISCOUNT * self.mine.points
            - SPARE_DISC_DISCOUNT * (self.mine.discs - 2)
        )
        if self.view.challenger is not None:
            wanted -= MATCH_POINT_DISCOUNT * self.view.tribes[self.view.challenger].points
        return wanted

    def success_chance(self, bid: int) -> float:
        """How likely it seems to find `bid` flowers, taking the discs that look best."""
        own = [self.skull_chance(self.mine, depth) for depth in range(self.mine.height)][:bid]
        others = [
            self.skull_chance(tribe, depth)
            for seat, tribe in enumerate(self.view.tribes)
            if seat != self.seat
            for depth in range(tribe.height)
        ]
        hope = 1.0
        for fear in own + sorted(others)[: bid - len(own)]:
            hope *= 1.0 - fear
        return hope

    def is_trapped(self) -> bool:
        """The next bid would end at the own skull."""
        return self.success_chance(self.view.high + 1) == 0.0

    def skull_chance(self, tribe: TribeView, depth: int) -> float:
        """How likely the disc so deep in a stack seems to be the skull."""
        place = tribe.height - 1 - depth
        if tribe.own is not None:
            return float(tribe.own.stack[place] == "skull")
        if place == tribe.last_at or (tribe.sure == 0 and not self.forgets):
            return 0.0
        if tribe.sure == tribe.discs == 1 and not tribe.chose:
            return 1.0
        fear = (
            SKULL_CHANCE_AFTER_PASS
            if tribe.passed
            else SKULL_CHANCE_AFTER_BID
            if tribe.bid > 0
            else SKULL_CHANCE_SILENT
        )
        return fear if place == 0 else fear * LATER_DISC_FACTOR

    # The attempt, and what comes of it.

    def choose_flip(self) -> str:
        if self.roll_chance(RANDOM_FLIP_PROBABILITY):
            return self.any_of(self.choices)
        return self.least_choice(lambda tribe: self.skull_chance(tribe, len(tribe.flipped)))

    def disc_to_lose(self) -> str:
        """A flower while there are some to spare: nobody fears who has no skull."""
        return "lose flower" if self.mine.discs > 2 else "lose skull"

    def choose_starter(self) -> str:
        """Somebody who is not about to win."""
        return self.least_choice(lambda tribe: tribe.points)

    def least_choice(self, measure: Callable[[TribeView], float]) -> str:
        """Any of the choices that name a seat whose tribe measures least."""
        measured = {choice: measure(self.tribe_named_in(choice)) for choice in self.choices}
        return self.any_of([c for c in self.choices if measured[c] == min(measured.values())])

    def tribe_named_in(self, choice: str) -> TribeView:
        return self.view.tribes[int(choice.rpartition(" ")[2])]
