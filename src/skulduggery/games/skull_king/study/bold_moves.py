"""Bold in Skull King: every bid is a gamble until its round is counted."""

from skulduggery.core.state import State
from skulduggery.games.skull_king.rules.state import PHASE_ANNOUNCE
from skulduggery.study.reviews.bold_moves import ends_round
from skulduggery.study.reviews.review import BoldMove

_GAMBLE_KIND = "bid"


class SkullKingBoldMoveFinder:
    def __init__(self) -> None:
        self.found: list[BoldMove] = []
        self._bids: dict[int, int] = {}  # by player

    def watch_ply(self, before: State, number: int, who: int, action: int, after: State) -> None:
        if before.phase == PHASE_ANNOUNCE:
            self._bids[int(before.player_of(who))] = number
        if ends_round(before, after):
            self.found += [BoldMove(_GAMBLE_KIND, *bid, number) for bid in self._bids.items()]
            self._bids = {}
