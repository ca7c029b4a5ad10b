"""How Skull King is to be played."""

from typing import Literal

from skulduggery.core.options import Options


class SkullKingOptions(Options, frozen=True, kw_only=True):
    scoring: Literal["standard", "landlubber"] = "standard"
