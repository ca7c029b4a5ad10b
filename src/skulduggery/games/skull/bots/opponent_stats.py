"""How the others have played so far, in numbers: what a sharp player keeps an eye on.

Only what everybody at the table has seen is counted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.bots.features import SLOTS, Senses
from skulduggery.games.skull.rules.actions import BID, FLIP, MAX_SEATS, PASS
from skulduggery.games.skull.rules.state import ADD, ATTEMPT, RAISE, SkullState

# What is counted for each seat.
ADDED: Final = 0  # discs laid where a challenge could have been opened
OPENED: Final = 1
RAISED: Final = 2
PASSED: Final = 3
CLAIMED: Final = 4  # the sum of bids as shares of all discs
CAUGHT: Final = 5  # challenges with the own skull in the way
SAFE: Final = 6  # and without
SKULLS: Final = 7  # found by others on top of what was left of the stack
FLOWERS: Final = 8  # likewise
COUNTS: Final = 9

HABITS: Final = 9  # numbers told of each seat


class Habits:
    """A count for every seat, kept up turn by turn."""

    def __init__(self) -> None:
        self.counts: vec[float] = vec[float]([0.0] * (MAX_SEATS * COUNTS))

    def forget(self) -> None:
        counts = self.counts
        k: i64 = 0
        while k < MAX_SEATS * COUNTS:
            counts[k] = 0.0
            k += 1

    def add(self, seat: i64, what: i64, much: float) -> None:
        counts = self.counts
        at = seat * COUNTS + what
        counts[at] = counts[at] + much

    def watch(self, state: SkullState, seat: i64, ply: i64) -> None:
        """What `seat` is about to do, and what everybody will see of it."""
        phase = state.phase
        if phase == ATTEMPT:
            self.add(ply - FLIP, SKULLS if state.finds_skull(ply) else FLOWERS, 1.0)
            return
        if phase == RAISE:
            self.add(seat, PASSED if ply == PASS else RAISED, 1.0)
        elif phase == ADD:
            self.add(seat, OPENED if ply > BID else ADDED, 1.0)
        else:
            return
        if ply > BID:
            self.add(seat, CLAIMED, float(ply - BID) / float(state.total))
        if (ply == PASS or ply > BID) and state.closes_auction(ply):
            challenger = state.challenger if ply == PASS else seat
            self.add(challenger, CAUGHT if state.turned_by(ply) > 0 else SAFE, 1.0)

    def tell_all(self, senses: Senses, inputs: vec[float], at: i64) -> None:
        """Write what is known of the others that were looked at, from place `at` on."""
        slots = senses.slots
        slot: i64 = 0
        while slot < SLOTS:
            if slot < senses.others:
                self.tell(slots[slot], inputs, at)
            else:
                k: i64 = 0
                while k < HABITS:
                    inputs[at + k] = 0.0
                    k += 1
            at += HABITS
            slot += 1

    def tell(self, seat: i64, inputs: vec[float], at: i64) -> None:
        counts = self.counts
        base = seat * COUNTS
        added = counts[base + ADDED]
        opened = counts[base + OPENED]
        raised = counts[base + RAISED]
        passed = counts[base + PASSED]
        caught = counts[base + CAUGHT]
        clean = counts[base + SAFE]
        skulls = counts[base + SKULLS]
        flowers = counts[base + FLOWERS]
        inputs[at] = (opened + 0.5) / (opened + added + 1.0)
        inputs[at + 1] = (raised + 0.5) / (raised + passed + 1.0)
        bids = opened + raised
        inputs[at + 2] = (counts[base + CLAIMED] + 0.4) / (bids + 1.0)
        inputs[at + 3] = (caught + 0.25) / (caught + clean + 1.0)
        inputs[at + 4] = (skulls + 0.25) / (skulls + flowers + 1.0)
        inputs[at + 5] = small(added + opened)
        inputs[at + 6] = small(raised + passed)
        inputs[at + 7] = small(caught + clean)
        inputs[at + 8] = small(skulls + flowers)


def small(count: float) -> float:
    """How much a count says: nothing at 0, nearly all there is to know at 10."""
    return count / (count + 3.0)
