"""Skull as people play it of an evening: simple thoughts, a character, and now and then a mistake.

Everything is decided from what lies on the table: how many of the discs I need are mine, who acts
as if there were nothing to fear, how sure I want to be. Nothing is remembered from round to round.
"""

from collections.abc import Callable
from dataclasses import dataclass

from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull.rules.view import SkullView, TribeView

FLOWERS = ("flower", "last")  # the Last Chance disc is one for all to see

# How likely the first disc of a stack is thought to be the skull, by what its owner did.
NOTHING_SAID, HAS_BID, HAS_PASSED = 0.30, 0.15, 0.42
HIGHER = 0.6  # of that, for a disc laid later: most skulls are laid first

# How much less sure somebody wants to be before they dare …
AT_STAKE = 0.12  # … when another would win the game,
SPARE = 0.08  # … for each disc they own beyond two,
PROUD = 0.10  # … and, which is a mistake, when they have won a challenge already.

# How often other mistakes happen.
FORGETS = 0.15  # who has shown that they have no skull left
LIKES = 0.15  # flips the stack of somebody they like rather than one that looks safe


@dataclass(frozen=True)
class Character:
    """What sets one player apart from another; all but `sure` say how often they do it."""

    sure: float  # the chance of success they want before they dare
    traps: float  # begin with the skull
    tops: float  # lay the skull on flowers
    waits: float  # lay another disc though they could open
    lies: float  # bid with a skull of their own in the way
    leaps: float  # say as much as they dare rather than as little as they may


CAUTIOUS = Character(sure=0.62, traps=0.20, tops=0.20, waits=0.40, lies=0.02, leaps=0.05)
BOLD = Character(sure=0.45, traps=0.18, tops=0.15, waits=0.15, lies=0.06, leaps=0.40)
LIAR = Character(sure=0.52, traps=0.40, tops=0.35, waits=0.30, lies=0.28, leaps=0.15)

CHARACTERS = (CAUTIOUS, LIAR, BOLD)  # by the number of the player, over and over


class CasualBot:
    """One of the characters: the same one throughout a game."""

    name = "casual"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        assert isinstance(view, SkullView)
        return Thought(view, seat, self.rng).decision()


class Thought:
    """One decision of one player."""

    def __init__(self, view: SkullView, seat: int, rng: Rng) -> None:
        self.view = view
        self.seat = seat
        self.rng = rng
        self.choices = view.choices[seat]
        self.mine = view.tribes[seat]
        self.character = CHARACTERS[self.mine.player % len(CHARACTERS)]
        self.forgets = self.happens(FORGETS)

    def decision(self) -> str:
        if len(self.choices) == 1:
            return self.choices[0]
        match self.view.phase:
            case "place":
                return self.first_disc()
            case "add":
                return self.another_disc() or self.opening()
            case "raise":
                return self.raised()
            case "attempt":
                return self.flip()
            case "lose":
                return self.given_up()
            case "name starter":
                return self.starter()
        return self.any_of(self.choices)  # the shuffled discs all look alike

    def happens(self, chance: float) -> bool:
        return self.rng.below(1000) < round(chance * 1000)

    def any_of(self, texts: list[str]) -> str:
        return texts[self.rng.below(len(texts))]

    # Laying discs.

    def first_disc(self) -> str:
        if "skull" in self.choices and self.happens(self.character.traps):
            return "skull"
        return self.any_of([disc for disc in self.choices if disc in FLOWERS])

    def another_disc(self) -> str | None:
        """A disc on the own stack, unless it is time to say a number."""
        discs = [disc for disc in self.choices if disc in ("skull", *FLOWERS)]
        flowers = [disc for disc in discs if disc in FLOWERS]
        if not discs:
            return None
        if self.is_trapped():  # bid on this? Let others do that
            return None if self.happens(self.character.lies) else self.any_of(flowers or discs)
        if not self.happens(self.character.waits) and self.boldest(1) > 0:
            return None
        if "skull" in discs and (not flowers or self.happens(self.character.tops)):
            return "skull"
        return self.any_of(flowers)

    # Bidding.

    def opening(self) -> str:
        most = self.boldest(1)
        if most > 1 and not self.happens(self.character.leaps):
            most = 1 + self.rng.below(most)
        return f"bid {max(1, most)}"

    def raised(self) -> str:
        least = self.view.high + 1
        if self.is_trapped():
            lying = least < self.total() and self.happens(self.character.lies)
            return f"bid {least}" if lying else "pass"
        most = self.boldest(least)
        if most == 0:
            return "pass"
        return f"bid {most if self.happens(self.character.leaps) else least}"

    def boldest(self, least: int) -> int:
        """The highest bid that seems likely enough, 0 where not even `least` does."""
        wanted = self.wanted()
        most = 0
        for bid in range(least, self.total() + 1):
            if self.hope(bid) < wanted:
                break
            most = bid
        return most

    def wanted(self) -> float:
        """How sure this player wants to be just now."""
        wanted = self.character.sure - PROUD * self.mine.points - SPARE * (self.mine.discs - 2)
        if self.view.challenger is not None:
            wanted -= AT_STAKE * self.view.tribes[self.view.challenger].points
        return wanted

    def hope(self, bid: int) -> float:
        """How likely it seems to find `bid` flowers, taking the discs that look best."""
        own = [self.fear(self.mine, depth) for depth in range(self.mine.height)][:bid]
        others = [
            self.fear(tribe, depth)
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
        return self.hope(self.view.high + 1) == 0.0

    def total(self) -> int:
        return sum(tribe.height for tribe in self.view.tribes)

    def fear(self, tribe: TribeView, depth: int) -> float:
        """How likely the disc so deep in a stack seems to be the skull."""
        place = tribe.height - 1 - depth
        if tribe.own is not None:
            return float(tribe.own.stack[place] == "skull")
        if place == tribe.last_at or (tribe.sure == 0 and not self.forgets):
            return 0.0
        if tribe.sure == tribe.discs == 1 and not tribe.chose:
            return 1.0
        fear = HAS_PASSED if tribe.passed else HAS_BID if tribe.bid > 0 else NOTHING_SAID
        return fear if place == 0 else fear * HIGHER

    # The attempt, and what comes of it.

    def flip(self) -> str:
        if self.happens(LIKES):
            return self.any_of(self.choices)
        return self.least(lambda tribe: self.fear(tribe, len(tribe.flipped)))

    def given_up(self) -> str:
        """A flower while there are some to spare: nobody fears who has no skull."""
        return "lose flower" if self.mine.discs > 2 else "lose skull"

    def starter(self) -> str:
        """Somebody who is not about to win."""
        return self.least(lambda tribe: tribe.points)

    def least(self, measure: Callable[[TribeView], float]) -> str:
        """Any of the choices that name a seat whose tribe measures least."""
        measured = {choice: measure(self.named_in(choice)) for choice in self.choices}
        return self.any_of([c for c in self.choices if measured[c] == min(measured.values())])

    def named_in(self, choice: str) -> TribeView:
        return self.view.tribes[int(choice.rpartition(" ")[2])]
