"""How Liar's Dice is to be played."""

from skulduggery.core.options import Options


class LiarsDiceOptions(Options, frozen=True, kw_only=True):
    """Who starts is an option of every game; this one adds a variant."""

    ones_wild: bool = False
