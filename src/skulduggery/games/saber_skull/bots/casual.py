"""Säbel & Schädel as people play it of an evening: a feeling for the risk, a character, mistakes.

What lies on the table is looked at, but not counted out: a full island is a full island, however
much lies on it, and the Saber is easily forgotten.
"""

from dataclasses import dataclass
from typing import cast

from skulduggery.bots.bot import Story
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.saber_skull.bots.islands import is_full
from skulduggery.games.saber_skull.rules.actions import PLACE, ROLL, STOP, TEXTS
from skulduggery.games.saber_skull.rules.view import SaberSkullView

FACES = 6

# How much less sure somebody wants to be before they roll again …
LAST = 0.20  # … with a single token left, …
CHASED = 0.10  # … when somebody else has one, …
LUCKY = 0.12  # … and, which is a mistake, when they have just rolled a 6.

# How often other mistakes happen.
OVERLOOKS = 0.10  # a full island
MOOD = 0.12  # rolls or stops without a thought


@dataclass(frozen=True)
class Character:
    """What sets one player apart from another."""

    sure: float  # the chance to place a token they want before they roll again
    loyal: float  # how often they place their own colour rather than whatever is at hand
    streak: float  # how much of LUCKY they feel


CAUTIOUS = Character(sure=0.80, loyal=0.5, streak=0.0)
BOLD = Character(sure=0.35, loyal=0.2, streak=0.5)
BELIEVER = Character(sure=0.62, loyal=0.9, streak=2.0)  # in luck

CHARACTERS = (CAUTIOUS, BELIEVER, BOLD)  # by the number of the player, over and over


class CasualBot:
    """One of the characters: the same one throughout a game."""

    name = "casual"

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View, seat: int, history: Story = ()) -> str:
        seen = cast(SaberSkullView, view)
        choices = seen.choices[seat]
        character = CHARACTERS[seat % len(CHARACTERS)]
        if len(choices) == 1:
            return choices[0]
        if seen.phase == "go on":
            return TEXTS[ROLL if self.dares(seen, seat, character) else STOP]
        own = TEXTS[PLACE + seat]
        if own in choices and self.happens(character.loyal):
            return own
        return choices[self.rng.below(len(choices))]

    def dares(self, view: SaberSkullView, seat: int, character: Character) -> bool:
        if self.happens(MOOD):
            return self.happens(0.5)
        full = sum(is_full(island) and not self.happens(OVERLOOKS) for island in view.islands)
        return (FACES - full) / FACES >= self.wanted(view, seat, character)

    def wanted(self, view: SaberSkullView, seat: int, character: Character) -> float:
        """How sure this player wants to be just now."""
        left = [sum(crew.tokens.values()) for crew in view.crews]
        wanted = character.sure
        if left[seat] == 1:
            wanted -= LAST
        if min(tokens for crew, tokens in enumerate(left) if crew != seat) == 1:
            wanted -= CHASED
        if view.die == FACES:
            wanted -= LUCKY * character.streak
        return wanted

    def happens(self, chance: float) -> bool:
        return self.rng.below(1000) < round(chance * 1000)
