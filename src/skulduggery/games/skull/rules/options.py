"""How Skull is to be played: editions and variants are data."""

from typing import Literal

from skulduggery.core.errors import BadOptions
from skulduggery.core.options import Options
from skulduggery.games.skull.rules.state import SkullRules

_TRIBES_IN_A_BOX = 6


class SkullOptions(Options, frozen=True, kw_only=True):
    placement: Literal["simultaneous", "first_player_last"] = "simultaneous"  # D1
    lost_disc: Literal["draw", "pick"] = "draw"  # D2
    failed_starter: Literal["challenger", "skull_owner"] = "challenger"  # D3
    last_chance: bool = False
    two_tribes: bool = False
    boxes: Literal[1, 2] = 1

    def __post_init__(self) -> None:
        if self.last_chance and self.two_tribes:
            raise BadOptions("last-chance-with-two-tribes")  # D16

    def seat_count(self, players: int) -> int:
        return players * 2 if self.two_tribes else players

    def player_range(self) -> range:
        """As many as there are tribes for, and enough of them to bluff (SK04, V01, D24)."""
        most = _TRIBES_IN_A_BOX * self.boxes
        return range(2, most // 2 + 1) if self.two_tribes else range(3, most + 1)

    def state_rules(self) -> SkullRules:
        return SkullRules(
            self.placement == "simultaneous",
            self.lost_disc == "pick",
            self.last_chance,
            self.failed_starter == "skull_owner",
        )


SKULL_PRESETS = {
    "german": {"placement": "simultaneous", "lost_disc": "draw"},
    "english": {"placement": "first_player_last", "lost_disc": "pick"},
    "italian": {"placement": "first_player_last", "lost_disc": "pick"},
}
