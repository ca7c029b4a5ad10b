"""Skull King as people play it of an evening: a feeling for each die, a character, some mistakes.

Everybody has their own idea of what a die is worth and adds it up; they know that a special die
mostly wins, that black is strong and red is not, and little about who rolls after them.
"""

from dataclasses import dataclass
from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull_king.rules.view import ScreenView, SkullKingView

# What a die seems to be worth, in tricks, with four at the table.
FEELING = {
    "king": 0.9,
    "pirate": 0.75,
    "mermaid": 0.55,
    "black": 0.5,
    "blue": 0.2,
    "red": 0.05,
    "yellow": 0.1,
}
SPECIAL = ("king", "pirate", "mermaid")
USUAL_TABLE = 4
CROWD = 0.08  # less for a die of a colour with each player more

# What beats what, roughly: how high somebody thinks a die may come out.
REACH = {
    "king": 10,
    "pirate": 9,
    "mermaid": 8,
    "black": 6,
    "blue": 4,
    "red": 2,
    "yellow": 1,
}

FORGETS = 0.08  # how many tricks they said, and rolls any die
KEEPS = 0.5  # special dice for later, with tricks still needed


@dataclass(frozen=True)
class Character:
    hope: float  # tricks more than the dice seem to be worth
    zero: float  # how often they say none where one seems likely
    mood: float  # how far their feeling strays, in tricks


CAUTIOUS = Character(hope=-0.25, zero=0.25, mood=0.3)
BOLD = Character(hope=0.4, zero=0.02, mood=0.4)
DREAMER = Character(hope=0.1, zero=0.1, mood=0.8)

CHARACTERS = (CAUTIOUS, DREAMER, BOLD)  # by the number of the player, over and over


class CasualBot:
    """One of the characters: the same one throughout a game."""

    name = "casual"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        seen = cast(SkullKingView, view)
        choices = seen.choices[seat]
        if len(choices) == 1:
            return choices[0]
        screen = seen.screens[seat]
        if screen.bid is None:
            return f"bid {self.bid(seen, screen, CHARACTERS[seat % len(CHARACTERS)])}"
        if self.happens(FORGETS):
            return self.any_of(choices)
        dice = [choice.removeprefix("roll ") for choice in choices]
        return f"roll {self.die(seen, screen, dice)}"

    def bid(self, view: SkullKingView, screen: ScreenView, character: Character) -> int:
        felt = character.hope + sum(self.worth(die, view.players) for die in screen.own or [])
        felt += character.mood * (int(self.rng.below(2001)) - 1000) / 1000
        bid = min(view.round, max(0, round(felt)))
        return 0 if bid == 1 and self.happens(character.zero) else bid

    def worth(self, die: str, players: int) -> float:
        crowd = 0.0 if die in SPECIAL else CROWD * (players - USUAL_TABLE)
        return max(0.0, FEELING[die] - crowd)

    def die(self, view: SkullKingView, screen: ScreenView, dice: list[str]) -> str:
        """What wins while tricks are needed, a special die only now and then; else what loses."""
        by_reach = sorted(dice, key=REACH.__getitem__)
        needed = (screen.bid or 0) - screen.tricks
        if needed <= 0:
            return by_reach[0]
        if needed < screen.dice and self.happens(KEEPS):
            colours = [die for die in by_reach if die not in SPECIAL]
            return colours[-1] if colours else by_reach[0]
        return by_reach[-1]

    def happens(self, chance: float) -> bool:
        return self.rng.below(1000) < round(chance * 1000)

    def any_of(self, texts: list[str]) -> str:
        return texts[self.rng.below(len(texts))]
