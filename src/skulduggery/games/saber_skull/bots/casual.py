"""Säbel & Schädel as people play it of an evening: a feeling for the risk, a character, mistakes.

What lies on the table is looked at, but not counted out: a full island is a full island, however
much lies on it, and the Saber is easily forgotten.
"""

from dataclasses import dataclass
from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.saber_skull.rules.actions import (
    ACTION_TEXTS,
    NUM_DIE_FACES,
    PLACE_OFFSET,
    ROLL,
    STOP,
)
from skulduggery.games.saber_skull.rules.view import SaberSkullView, is_full

# How much less sure somebody wants to be before they roll again …
_LAST_TOKEN_DISCOUNT = 0.20  # … with a single token left, …
_CHASED_DISCOUNT = 0.10  # … when somebody else has one, …
_LUCKY_SIX_DISCOUNT = 0.12  # … and, which is a mistake, when they have just rolled a 6.

# How often other mistakes happen.
_OVERLOOK_PROBABILITY = 0.10  # a full island
_WHIM_PROBABILITY = 0.12  # rolls or stops without a thought


@dataclass(frozen=True)
class _SaberSkullCharacter:
    """What sets one player apart from another."""

    wanted_chance: float  # the chance to place a token they want before they roll again
    own_colour_rate: float  # how often they place their own colour rather than whatever is at hand
    luck_factor: float  # times LUCKY_SIX_DISCOUNT


_CAUTIOUS_CHARACTER = _SaberSkullCharacter(wanted_chance=0.80, own_colour_rate=0.5, luck_factor=0.0)
_BOLD_CHARACTER = _SaberSkullCharacter(wanted_chance=0.35, own_colour_rate=0.2, luck_factor=0.5)
_SUPERSTITIOUS_CHARACTER = _SaberSkullCharacter(
    wanted_chance=0.62, own_colour_rate=0.9, luck_factor=2.0
)  # in luck

_SABER_SKULL_CHARACTERS = (
    _CAUTIOUS_CHARACTER,
    _SUPERSTITIOUS_CHARACTER,
    _BOLD_CHARACTER,
)  # by the number of the player, over and over


class SaberSkullCasualBot:
    """One of the characters: the same one throughout a game."""

    name = "casual"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        seen = cast(SaberSkullView, view)
        choices = seen.choices[seat]
        character = _SABER_SKULL_CHARACTERS[seat % len(_SABER_SKULL_CHARACTERS)]
        if len(choices) == 1:
            return choices[0]
        if seen.phase == "go on":
            return ACTION_TEXTS[ROLL if self._rolls_again(seen, seat, character) else STOP]
        own = ACTION_TEXTS[PLACE_OFFSET + seat]
        if own in choices and self._roll_chance(character.own_colour_rate):
            return own
        return choices[self._rng.below(len(choices))]

    def _rolls_again(
        self, view: SaberSkullView, seat: int, character: _SaberSkullCharacter
    ) -> bool:
        if self._roll_chance(_WHIM_PROBABILITY):
            return self._roll_chance(0.5)
        full = sum(
            is_full(island) and not self._roll_chance(_OVERLOOK_PROBABILITY)
            for island in view.islands
        )
        return (NUM_DIE_FACES - full) / NUM_DIE_FACES >= self._wanted_safety(view, seat, character)

    def _wanted_safety(
        self, view: SaberSkullView, seat: int, character: _SaberSkullCharacter
    ) -> float:
        """How sure this player wants to be just now."""
        left = [sum(crew.tokens.values()) for crew in view.crews]
        wanted = character.wanted_chance
        if left[seat] == 1:
            wanted -= _LAST_TOKEN_DISCOUNT
        if min(tokens for crew, tokens in enumerate(left) if crew != seat) == 1:
            wanted -= _CHASED_DISCOUNT
        if view.die == NUM_DIE_FACES:
            wanted -= _LUCKY_SIX_DISCOUNT * character.luck_factor
        return wanted

    def _roll_chance(self, chance: float) -> bool:
        return self._rng.below(1000) < round(chance * 1000)
