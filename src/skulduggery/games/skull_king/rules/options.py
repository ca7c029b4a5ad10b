"""How Skull King is to be played."""

from typing import Literal

from skulduggery.core.options import Options
from skulduggery.games.skull_king.rules.actions import MAX_SEATS, MIN_SEATS

PLAYER_COUNTS = range(MIN_SEATS, MAX_SEATS + 1)  # SD01, E14


class SkullKingOptions(Options, frozen=True, kw_only=True):
    scoring: Literal["standard", "landlubber"] = "standard"
