"""One seat of Skull: its discs, its mat, and what the table knows of its skull."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from skulduggery.core.rng import Rng
from skulduggery.games.skull.rules.actions import FLOWER, LAST_CHANCE, SKULL

NOT_ON_MAT: Final = -1  # in place of a height in the stack


@mypyc_attr(acyclic=True)
class Tribe:
    """One seat: the discs it owns, the stack on its mat, and what the table knows of its skull."""

    def __init__(self) -> None:
        self.flowers: i64 = 3  # owned, in hand or on the mat
        self.skull: i64 = 1
        self.points: i64 = 0
        self.last: i64 = 0  # holds the Last Chance disc this round
        # What of it is not on the mat.
        self.hand_flowers: i64 = 3
        self.hand_skull: i64 = 1
        self.hand_last: i64 = 0
        # The mat: only the skull and the Last Chance disc differ from a flower.
        self.height: i64 = 0
        self.skull_at: i64 = NOT_ON_MAT
        self.last_at: i64 = NOT_ON_MAT
        self.flipped: i64 = 0  # from the top
        self.bid: i64 = 0  # the highest of this round
        self.passed: bool = False
        # Public knowledge: how many discs it had when the skull was last surely among them (0:
        # surely gone), and whether it has since given up a disc of its own choice.
        self.sure: i64 = 4
        self.chose: bool = False

    def disc_count(self) -> i64:
        return self.flowers + self.skull

    def layable_discs(self) -> list[int]:
        """The different discs that could be laid."""
        if self.hand_flowers > 0:
            kinds: list[int] = [FLOWER, SKULL] if self.hand_skull > 0 else [FLOWER]
        else:
            kinds = [SKULL] if self.hand_skull > 0 else []
        if self.hand_last > 0:
            kinds.append(LAST_CHANCE)
        return kinds

    def recount_hand(self) -> None:
        """To be called after fields were set from outside the rules."""
        self.hand_skull = self.skull if self.skull_at == NOT_ON_MAT else 0
        self.hand_last = self.last if self.last_at == NOT_ON_MAT else 0
        on_mat = self.height if self.last_at == NOT_ON_MAT else self.height - 1  # of its own discs
        self.hand_flowers = self.disc_count() - on_mat - self.hand_skull

    def face_at(self, height: i64) -> i64:
        if height == self.skull_at:
            return SKULL
        return LAST_CHANCE if height == self.last_at else FLOWER

    def turns_own_skull(self, bid: i64) -> bool:
        """Whether the skull is among the uppermost `bid` discs of the stack."""
        return self.skull_at != NOT_ON_MAT and self.height - self.skull_at <= bid

    def shows_skull(self) -> bool:
        return self.skull_at != NOT_ON_MAT and self.skull_at >= self.height - self.flipped

    def seen_flowers(self) -> i64:
        """Flipped discs of its own, the Last Chance disc and a flipped skull apart."""
        seen = self.flipped
        if self.shows_skull():
            seen -= 1
        if self.last_at != NOT_ON_MAT and self.last_at >= self.height - self.flipped:
            seen -= 1
        return seen

    def take_back(self) -> None:
        self.hand_flowers = self.flowers
        self.hand_skull = self.skull
        self.hand_last = self.last
        self.height = 0
        self.skull_at = NOT_ON_MAT
        self.last_at = NOT_ON_MAT
        self.flipped = 0
        self.bid = 0
        self.passed = False

    def clone(self) -> "Tribe":
        twin = Tribe()
        twin.flowers = self.flowers
        twin.skull = self.skull
        twin.points = self.points
        twin.last = self.last
        twin.hand_flowers = self.hand_flowers
        twin.hand_skull = self.hand_skull
        twin.hand_last = self.hand_last
        twin.height = self.height
        twin.skull_at = self.skull_at
        twin.last_at = self.last_at
        twin.flipped = self.flipped
        twin.bid = self.bid
        twin.passed = self.passed
        twin.sure = self.sure
        twin.chose = self.chose
        return twin

    def redraw_hidden(self, sealed: bool, rng: Rng) -> None:
        """Draw anew what others cannot know; `sealed` while first discs are being chosen."""
        discs = self.disc_count()
        if discs == 0 or self.shows_skull():
            return
        if sealed and self.last > 0 and self.height > 0:
            # Nobody knows yet whether the sealed disc is the open one (LC03).
            self.last_at = 0 if rng.below(2) == 0 else NOT_ON_MAT
        present = self.possible_skull_discs()
        self.skull = 1 if rng.below(present + self.skull_gone_cases()) < present else 0
        self.flowers = discs - self.skull
        unseen = discs - self.seen_flowers()
        self.skull_at = self._unseen_height(rng.below(unseen)) if self.skull > 0 else NOT_ON_MAT
        self.recount_hand()

    def possible_skull_discs(self) -> i64:
        """Discs that may be the skull for all that others know, each as likely as the others.

        Lost discs as the rules draw them, own choices alike, then any order of the discs. With n
        discs, v of them seen as flowers, and the skull surely there when it had s discs: every
        blind loss kept it with chance (n - 1)/n, so it is still there with n/s, half of that after
        a choice; the v flowers speak against it with (n - v)/n.
        """
        return self.disc_count() - self.seen_flowers() if self.sure > 0 else 0

    def skull_gone_cases(self) -> i64:
        """And as likely as each of them, so many cases in which it is gone."""
        if self.sure == 0:
            return 1
        return (self.sure * 2 if self.chose else self.sure) - self.disc_count()

    def _unseen_height(self, k: i64) -> i64:
        """The height of the k-th of its own discs face down on the mat; the others are in hand."""
        for height in range(self.height - self.flipped):
            if height != self.last_at:
                if k == 0:
                    return height
                k -= 1
        return NOT_ON_MAT
