"""Bold in Säbel & Schädel: to roll once more, until the die lies."""

from skulduggery.core.state import CHANCE, State
from skulduggery.games.saber_skull.rules.actions import ROLL
from skulduggery.study.reviews.review import Dare

GAMBLE = "roll"


class Lookout:
    def __init__(self) -> None:
        self.found: list[Dare] = []
        self.rolling: tuple[int, int] | None = None  # who, since which ply

    def watch(self, before: State, number: int, who: int, action: int, after: State) -> None:
        if who != CHANCE and action == ROLL:
            self.rolling = int(before.player_of(who)), number
        elif self.rolling is not None and who == CHANCE:
            self.found.append(Dare(GAMBLE, *self.rolling, number))
            self.rolling = None
