"""Bold in Skull: a bid that would turn up the own skull, and a skull that somebody walks into."""

from skulduggery.core.state import CHANCE, State
from skulduggery.games.skull.rules.actions import BID_OFFSET, FLIP_OFFSET, SKULL
from skulduggery.games.skull.rules.state import PHASE_ATTEMPT, PHASE_LOST, SkullState
from skulduggery.study.reviews.bold_moves import ends_round
from skulduggery.study.reviews.review import BoldMove

_BLUFF_KIND, _TRAP_KIND = "bluff", "trap"


class SkullBoldMoveFinder:
    def __init__(self) -> None:
        self.found: list[BoldMove] = []
        self._bluffs: dict[int, int] = {}  # in this round, by seat: the ply of the first
        self._skulls: dict[int, int] = {}  # the ply that laid it
        self._traps: dict[int, int] = {}

    def watch_ply(self, before: State, number: int, who: int, action: int, after: State) -> None:
        assert isinstance(before, SkullState)
        if who != CHANCE and before.phase < PHASE_LOST:
            self._note_action(before, number, who, action)
        if ends_round(before, after):
            self._close_round(before, number)

    def _note_action(self, table: SkullState, number: int, seat: int, action: int) -> None:
        if action == SKULL:
            self._skulls[seat] = number
        elif BID_OFFSET < action < FLIP_OFFSET and _is_bluff(table, seat, action - BID_OFFSET):
            self._bluffs.setdefault(seat, number)
        elif table.phase == PHASE_ATTEMPT and table.finds_skull(action):
            self._traps[action - FLIP_OFFSET] = self._skulls[action - FLIP_OFFSET]

    def _close_round(self, table: SkullState, moment: int) -> None:
        for kind, begun in ((_BLUFF_KIND, self._bluffs), (_TRAP_KIND, self._traps)):
            for seat, ply in begun.items():
                if kind == _BLUFF_KIND or seat not in self._bluffs:
                    self.found.append(BoldMove(kind, int(table.player_of(seat)), ply, moment))
        self._bluffs, self._skulls, self._traps = {}, {}, {}


def _is_bluff(table: SkullState, seat: int, bid: int) -> bool:
    """Whether whoever bids this could not keep it: the own skull comes first."""
    return table.tribes[seat].turns_own_skull(bid)
