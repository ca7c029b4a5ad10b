"""The options of Liar's Dice: its variants are data."""

from skulduggery.core.options import Options


class LiarsDiceOptions(Options, frozen=True, kw_only=True):
    """`Options` has who starts, as in every game; this adds a variant."""

    ones_wild: bool = False
