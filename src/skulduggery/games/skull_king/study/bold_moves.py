"""Bold in Skull King: every bid is a gamble until its round is counted."""

from skulduggery.core.state import State
from skulduggery.games.skull_king.rules.state import ANNOUNCE
from skulduggery.study.reviews.bold_moves import ends_chapter
from skulduggery.study.reviews.review import Dare

GAMBLE = "bid"


class Lookout:
    def __init__(self) -> None:
        self.found: list[Dare] = []
        self.bids: dict[int, int] = {}  # by player

    def watch(self, before: State, number: int, who: int, action: int, after: State) -> None:
        if before.phase == ANNOUNCE:
            self.bids[int(before.player_of(who))] = number
        if ends_chapter(before, after):
            self.found += [Dare(GAMBLE, *bid, number) for bid in self.bids.items()]
            self.bids = {}
