"""The odds that a player of Säbel & Schädel is shown."""

from typing import Literal

import msgspec

from skulduggery.core.view import Odds


class FaceOdds(msgspec.Struct, frozen=True, gc=False):
    """One face: a token goes on the island of its number, all there come back, or it wins."""

    outcome: Literal["place", "take", "win"]
    taken: dict[str, int]  # what would come back from the island, by colour
    pulled: dict[str, int]  # and from island 6, where the saber is near


class SaberSkullOdds(Odds, frozen=True, tag="saber_skull"):
    faces: list[FaceOdds]  # 1 to 6
