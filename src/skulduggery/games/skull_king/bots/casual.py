"""Skull King as people play it of an evening: a feeling for each die, a character, some mistakes.

Everybody has their own idea of what a die is worth and adds it up; they know that a special die
mostly wins, that black is strong and red is not, and little about who rolls after them.
"""

from dataclasses import dataclass
from typing import cast

from skulduggery.bots.bot import EventHistory
from skulduggery.core.rng import Rng
from skulduggery.core.view import View
from skulduggery.games.skull_king.rules.view import ScreenView, SkullKingView

# What a die seems to be worth, in tricks, with four at the table.
_DIE_TRICK_VALUES = {
    "king": 0.9,
    "pirate": 0.75,
    "mermaid": 0.55,
    "black": 0.5,
    "blue": 0.2,
    "red": 0.05,
    "yellow": 0.1,
}
_SPECIAL_DICE = ("king", "pirate", "mermaid")
_REFERENCE_PLAYERS = 4
_COLOUR_DISCOUNT_PER_PLAYER = 0.08  # less for a die of a colour with each player more

# What beats what, roughly: how high somebody thinks a die may come out.
_DIE_RANKS = {
    "king": 10,
    "pirate": 9,
    "mermaid": 8,
    "black": 6,
    "blue": 4,
    "red": 2,
    "yellow": 1,
}

_FORGET_BID_PROBABILITY = 0.08  # how many tricks they said, and rolls any die
_KEEP_SPECIAL_PROBABILITY = 0.5  # special dice for later, with tricks still needed


@dataclass(frozen=True)
class _SkullKingCharacter:
    extra_tricks: float  # tricks more than the dice seem to be worth
    zero_bid_rate: float  # how often they say none where one seems likely
    noise_tricks: float  # how far their feeling strays, in tricks


_CAUTIOUS_CHARACTER = _SkullKingCharacter(extra_tricks=-0.25, zero_bid_rate=0.25, noise_tricks=0.3)
_BOLD_CHARACTER = _SkullKingCharacter(extra_tricks=0.4, zero_bid_rate=0.02, noise_tricks=0.4)
_MOODY_CHARACTER = _SkullKingCharacter(extra_tricks=0.1, zero_bid_rate=0.1, noise_tricks=0.8)

SKULL_KING_CHARACTERS = (
    _CAUTIOUS_CHARACTER,
    _MOODY_CHARACTER,
    _BOLD_CHARACTER,
)  # by the number of the player, over and over


class SkullKingCasualBot:
    """One of the characters: the same one throughout a game."""

    name = "casual"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def decide(self, view: View, seat: int, history: EventHistory = ()) -> str:
        seen = cast(SkullKingView, view)
        choices = seen.choices[seat]
        if len(choices) == 1:
            return choices[0]
        screen = seen.screens[seat]
        if screen.bid is None:
            character = SKULL_KING_CHARACTERS[seat % len(SKULL_KING_CHARACTERS)]
            return f"bid {self._choose_bid(seen, screen, character)}"
        if self._roll_chance(_FORGET_BID_PROBABILITY):
            return self._random_choice(choices)
        dice = [choice.removeprefix("roll ") for choice in choices]
        return f"roll {self._choose_die(seen, screen, dice)}"

    def _choose_bid(
        self, view: SkullKingView, screen: ScreenView, character: _SkullKingCharacter
    ) -> int:
        felt = character.extra_tricks + sum(
            self._die_trick_value(die, view.players) for die in screen.own or []
        )
        felt += character.noise_tricks * (int(self._rng.below(2001)) - 1000) / 1000
        bid = min(view.round, max(0, round(felt)))
        return 0 if bid == 1 and self._roll_chance(character.zero_bid_rate) else bid

    def _die_trick_value(self, die: str, players: int) -> float:
        crowd = (
            0.0
            if die in _SPECIAL_DICE
            else _COLOUR_DISCOUNT_PER_PLAYER * (players - _REFERENCE_PLAYERS)
        )
        return max(0.0, _DIE_TRICK_VALUES[die] - crowd)

    def _choose_die(self, view: SkullKingView, screen: ScreenView, dice: list[str]) -> str:
        """What wins while tricks are needed, a special die only now and then; else what loses."""
        by_reach = sorted(dice, key=_DIE_RANKS.__getitem__)
        needed = (screen.bid or 0) - screen.tricks
        if needed <= 0:
            return by_reach[0]
        if needed < screen.dice and self._roll_chance(_KEEP_SPECIAL_PROBABILITY):
            colours = [die for die in by_reach if die not in _SPECIAL_DICE]
            return colours[-1] if colours else by_reach[0]
        return by_reach[-1]

    def _roll_chance(self, chance: float) -> bool:
        return self._rng.below(1000) < round(chance * 1000)

    def _random_choice(self, texts: list[str]) -> str:
        return texts[self._rng.below(len(texts))]
