"""The odds that a player of Skull King is shown."""

from skulduggery.core.view import Odds


class SkullKingOdds(Odds, frozen=True, tag="skull_king"):
    dice: dict[str, float]  # by die, how likely it takes this trick
