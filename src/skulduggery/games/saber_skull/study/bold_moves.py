"""Bold in Säbel & Schädel: to roll once more, until the die lies."""

from skulduggery.core.state import CHANCE, State
from skulduggery.games.saber_skull.rules.actions import ROLL
from skulduggery.study.reviews.review import BoldMove

_GAMBLE_KIND = "roll"


class SaberSkullBoldMoveFinder:
    def __init__(self) -> None:
        self.found: list[BoldMove] = []
        self._rolling: tuple[int, int] | None = None  # who, since which ply

    def watch_ply(self, before: State, number: int, who: int, action: int, after: State) -> None:
        if who != CHANCE and action == ROLL:
            self._rolling = int(before.player_of(who)), number
        elif self._rolling is not None and who == CHANCE:
            self.found.append(BoldMove(_GAMBLE_KIND, *self._rolling, number))
            self._rolling = None
