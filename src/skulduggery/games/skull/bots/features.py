"""What a player of Skull looks at, as numbers for a net; and what a net can say, as plies.

Only what the seat's player may know is read: two truths that look alike to them read alike. Seats
are counted clockwise from the one that decides, tribes that are out are passed over, and of more
than five others only those are looked at who matter most now.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.rules.actions import (
    BID,
    FLIP,
    FLOWER,
    LAST,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    SKULL,
)
from skulduggery.games.skull.rules.state import ADD, ATTEMPT, LOSE, PLACE, RAISE, SkullState
from skulduggery.games.skull.rules.tribe import NOWHERE, Tribe

SLOTS: Final = 5  # others that are looked at one by one
STEPS: Final = 8  # how much higher a bid can be said to be; beyond it only "all of them"

# What a net can say.
SAY_FLOWER: Final = 0
SAY_SKULL: Final = 1
SAY_LAST: Final = 2
SAY_PASS: Final = 3
SAY_LOSE_FLOWER: Final = 4
SAY_LOSE_SKULL: Final = 5
SAY_MORE: Final = 6  # SAY_MORE + n: a bid n + 1 above the highest
SAY_ALL: Final = SAY_MORE + STEPS
SAY_FLIP: Final = SAY_ALL + 1  # SAY_FLIP + slot
SAYINGS: Final = SAY_FLIP + SLOTS

OWN: Final = 34
TABLE: Final = 34
EACH: Final = 22  # numbers for one of the others
INPUTS: Final = OWN + TABLE + SLOTS * EACH


class Senses:
    """Looks at one state after another; what was read last stands in `inputs` and `open`."""

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]([0.0] * INPUTS)
        self.open: vec[i64] = vec[i64]([0] * SAYINGS)  # what may be said
        self.slots: vec[i64] = vec[i64]([0] * SLOTS)  # seats of the others
        self.others: i64 = 0  # how many slots are taken
        self.high: i64 = 0
        self.total: i64 = 0

    def read(self, state: SkullState, seat: i64) -> None:
        """Look at the table as `seat`, which has something to decide other than a starter."""
        self.high = state.high
        self.total = state.total
        inputs = self.inputs
        k: i64 = 0
        while k < INPUTS:
            inputs[k] = 0.0
            k += 1
        self.choose_slots(state, seat)
        self.read_own(state, seat)
        self.read_table(state, seat)
        slot: i64 = 0
        while slot < self.others:
            self.read_other(state, seat, slot)
            slot += 1
        self.read_open(state, seat)

    def choose_slots(self, state: SkullState, seat: i64) -> None:
        """The others in turn order; where they are too many, those who still matter."""
        slots = self.slots
        crowd: i64 = 0
        for tribe in state.tribes:
            if tribe.flowers + tribe.skull > 0:
                crowd += 1
        spare = crowd - 1 - SLOTS  # who must be left out
        self.others = 0
        other = seat
        while True:
            other += 1
            if other == state.num_seats:
                other = 0
            if other == seat:
                return
            tribe = state.tribes[other]
            if tribe.flowers + tribe.skull == 0:
                continue
            if spare > 0 and not matters(state, tribe):
                spare -= 1
                continue
            if self.others == SLOTS:
                return
            slots[self.others] = other
            self.others += 1

    def read_own(self, state: SkullState, seat: i64) -> None:
        inputs = self.inputs
        own = state.tribes[seat]
        discs = own.flowers + own.skull
        inputs[discs - 1] = 1.0  # 0-3
        inputs[4 + own.height] = 1.0  # 4-9, with a Last Chance disc up to five
        inputs[10 + own.hand_flowers] = 1.0  # 10-14, of which one to three are usual
        if own.hand_skull > 0:
            inputs[15] = 1.0
        if own.hand_last > 0:
            inputs[16] = 1.0
        if own.points > 0:
            inputs[17] = 1.0
        if own.skull > 0:
            inputs[18] = 1.0
        if own.skull_at != NOWHERE:
            inputs[19] = 1.0
            inputs[20 + own.height - 1 - own.skull_at] = 1.0  # 20-24: what lies above it
        inputs[25] = float(safe(own)) / 4.0
        inputs[26] = likely(own)  # what the others must think
        if own.sure == 0:
            inputs[27] = 1.0
        elif own.sure == discs and not own.chose:
            inputs[28] = 1.0
        if own.bid > 0:
            inputs[29] = 1.0
            inputs[30] = float(own.bid) / float(state.total)
        if state.first == seat:
            inputs[31] = 1.0
        if own.last > 0:
            inputs[32] = 1.0
        if state.challenger == seat:
            inputs[33] = 1.0

    def read_table(self, state: SkullState, seat: i64) -> None:
        inputs = self.inputs
        own = state.tribes[seat]
        phase = state.phase
        if phase == PLACE:
            inputs[OWN] = 1.0
        elif phase == ADD:
            inputs[OWN + 1] = 1.0
        elif phase == RAISE:
            inputs[OWN + 2] = 1.0
        elif phase == ATTEMPT:
            inputs[OWN + 3] = 1.0
        elif phase == LOSE:
            inputs[OWN + 4] = 1.0
        total = state.total if phase != PLACE else 0  # how many have sealed is no news
        inputs[OWN + 5] = float(total) / 12.0
        inputs[OWN + 6] = float(state.high) / 6.0
        left = total - state.high  # how much higher one could still go
        inputs[OWN + 7 + (left if left < 6 else 6)] = 1.0  # 7-13
        # What a bid one higher would ask of the others' mats.
        asked = state.high + 1 - own.height
        asked = max(asked, 0)
        inputs[OWN + 14 + (asked if asked < 7 else 7)] = 1.0  # 14-21
        if asked > 0 and total > own.height:
            inputs[OWN + 22] = float(asked) / float(total - own.height)
        inputs[OWN + 23] = float(state.bidders) / 6.0
        alive = state.alive
        inputs[OWN + 24 + (alive - 2 if alive < 7 else 5)] = 1.0  # 24-29, with 2 to 7 and more
        inputs[OWN + 30] = float(state.to_flip) / 4.0
        if state.rules.last_chance:
            inputs[OWN + 31] = 1.0
        if state.rules.owner_starts:
            inputs[OWN + 32] = 1.0
        if state.num_seats > state.num_players:
            inputs[OWN + 33] = 1.0

    def read_other(self, state: SkullState, seat: i64, slot: i64) -> None:
        inputs = self.inputs
        at = OWN + TABLE + slot * EACH
        other = self.slots[slot]
        tribe = state.tribes[other]
        discs = tribe.flowers + tribe.skull
        inputs[at + discs - 1] = 1.0  # 0-3
        if state.phase != PLACE:
            inputs[at + 4 + tribe.height] = 1.0  # 4-9
            inputs[at + 10] = float(tribe.height - tribe.flipped) / 4.0
            if tribe.height == discs:
                inputs[at + 11] = 1.0
        if tribe.points > 0:
            inputs[at + 12] = 1.0
        if tribe.bid > 0:
            inputs[at + 13] = 1.0
            inputs[at + 14] = float(tribe.bid) / float(state.total)
        if tribe.passed:
            inputs[at + 15] = 1.0
        if state.challenger == other:
            inputs[at + 16] = 1.0
        inputs[at + 17] = likely(tribe)
        if tribe.sure == discs and not tribe.chose:
            inputs[at + 18] = 1.0
        if state.first == other:
            inputs[at + 19] = 1.0
        if tribe.last > 0:
            inputs[at + 20] = 1.0
        if state.player_of(other) == state.player_of(seat):
            inputs[at + 21] = 0.2 + 0.2 * float(safe(tribe))

    def read_open(self, state: SkullState, seat: i64) -> None:
        may = self.open
        k: i64 = 0
        while k < SAYINGS:
            may[k] = 0
            k += 1
        phase = state.phase
        own = state.tribes[seat]
        if phase == PLACE or phase == ADD:
            if own.hand_flowers > 0:
                may[SAY_FLOWER] = 1
            if own.hand_skull > 0:
                may[SAY_SKULL] = 1
            if own.hand_last > 0:
                may[SAY_LAST] = 1
        if phase == ADD or phase == RAISE:
            left = state.total - state.high
            step: i64 = 0
            while step < left and step < STEPS:
                may[SAY_MORE + step] = 1
                step += 1
            if left > STEPS:
                may[SAY_ALL] = 1
        if phase == RAISE:
            may[SAY_PASS] = 1
        elif phase == LOSE:
            may[SAY_LOSE_FLOWER] = 1
            may[SAY_LOSE_SKULL] = 1
            if own.flowers == 0:
                may[SAY_LOSE_FLOWER] = 0
        elif phase == ATTEMPT:
            slot: i64 = 0
            while slot < self.others:
                tribe = state.tribes[self.slots[slot]]
                if tribe.flipped < tribe.height:
                    may[SAY_FLIP + slot] = 1
                slot += 1

    def ply(self, saying: i64) -> i64:
        """What is meant by a saying, at the table that was read last."""
        if saying == SAY_FLOWER:
            return FLOWER
        if saying == SAY_SKULL:
            return SKULL
        if saying == SAY_LAST:
            return LAST
        if saying == SAY_PASS:
            return PASS
        if saying == SAY_LOSE_FLOWER:
            return LOSE_FLOWER
        if saying == SAY_LOSE_SKULL:
            return LOSE_SKULL
        if saying == SAY_ALL:
            return BID + self.total
        if saying >= SAY_FLIP:
            return FLIP + self.slots[saying - SAY_FLIP]
        return BID + self.high + 1 + saying - SAY_MORE


def matters(state: SkullState, tribe: Tribe) -> bool:
    """Whether one of many is worth a look: who still bids, or whose stack could be flipped."""
    if state.phase == RAISE:
        return not tribe.passed
    if state.phase == ATTEMPT:
        return tribe.flipped < tribe.height
    return True


def safe(tribe: Tribe) -> i64:
    """Discs that its owner can flip from the top before the own skull comes."""
    if tribe.skull_at == NOWHERE:
        return tribe.height
    return tribe.height - 1 - tribe.skull_at


def likely(tribe: Tribe) -> float:
    """How likely the table must hold it that the skull is still there (see `Tribe.redraw`)."""
    if tribe.sure == 0:
        return 0.0
    discs = tribe.flowers + tribe.skull
    return float(discs) / float(tribe.sure * 2 if tribe.chose else tribe.sure)
