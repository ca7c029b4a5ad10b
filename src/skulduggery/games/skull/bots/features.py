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
    LAST_CHANCE,
    LOSE_FLOWER,
    LOSE_SKULL,
    PASS,
    SKULL,
)
from skulduggery.games.skull.rules.state import (
    PHASE_ADD,
    PHASE_ATTEMPT,
    PHASE_LOSE,
    PHASE_PLACE,
    PHASE_RAISE,
    SkullState,
)
from skulduggery.games.skull.rules.tribe import NOWHERE, Tribe

NUM_OPPONENT_SLOTS: Final = 5  # others that are looked at one by one
MAX_BID_STEPS: Final = 8  # how much higher a bid can be said to be; beyond it only "all of them"

# What a net can say.
OUTPUT_FLOWER: Final = 0
OUTPUT_SKULL: Final = 1
OUTPUT_LAST_CHANCE: Final = 2
OUTPUT_PASS: Final = 3
OUTPUT_LOSE_FLOWER: Final = 4
OUTPUT_LOSE_SKULL: Final = 5
OUTPUT_RAISE: Final = 6  # SAY_MORE + n: a bid n + 1 above the highest
OUTPUT_BID_ALL: Final = OUTPUT_RAISE + MAX_BID_STEPS
OUTPUT_FLIP: Final = OUTPUT_BID_ALL + 1  # SAY_FLIP + slot
NUM_POLICY_OUTPUTS: Final = OUTPUT_FLIP + NUM_OPPONENT_SLOTS

NUM_OWN_INPUTS: Final = 34
NUM_TABLE_INPUTS: Final = 34
INPUTS_PER_OPPONENT: Final = 22  # numbers for one of the others
NUM_INPUTS: Final = NUM_OWN_INPUTS + NUM_TABLE_INPUTS + NUM_OPPONENT_SLOTS * INPUTS_PER_OPPONENT


class SkullFeatures:
    """Looks at one state after another; what was read last stands in `inputs` and `open`."""

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]([0.0] * NUM_INPUTS)
        self.legal_outputs: vec[i64] = vec[i64]([0] * NUM_POLICY_OUTPUTS)  # what may be said
        self.slot_seats: vec[i64] = vec[i64]([0] * NUM_OPPONENT_SLOTS)  # seats of the others
        self.num_filled_slots: i64 = 0  # how many slots are taken
        self.high: i64 = 0
        self.total: i64 = 0

    def read_state(self, state: SkullState, seat: i64) -> None:
        """Look at the table as `seat`, which has something to decide other than a starter."""
        self.high = state.high
        self.total = state.total
        inputs = self.inputs
        k: i64 = 0
        while k < NUM_INPUTS:
            inputs[k] = 0.0
            k += 1
        self.choose_slots(state, seat)
        self.read_own(state, seat)
        self.read_table(state, seat)
        slot: i64 = 0
        while slot < self.num_filled_slots:
            self.read_other(state, seat, slot)
            slot += 1
        self.read_legal_outputs(state, seat)

    def choose_slots(self, state: SkullState, seat: i64) -> None:
        """The others in turn order; where they are too many, those who still matter."""
        slots = self.slot_seats
        crowd: i64 = 0
        for tribe in state.tribes:
            if tribe.flowers + tribe.skull > 0:
                crowd += 1
        spare = crowd - 1 - NUM_OPPONENT_SLOTS  # who must be left out
        self.num_filled_slots = 0
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
            if spare > 0 and not is_relevant(state, tribe):
                spare -= 1
                continue
            if self.num_filled_slots == NUM_OPPONENT_SLOTS:
                return
            slots[self.num_filled_slots] = other
            self.num_filled_slots += 1

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
        inputs[25] = float(discs_above_skull(own)) / 4.0
        inputs[26] = skull_probability(own)  # what the others must think
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
        if phase == PHASE_PLACE:
            inputs[NUM_OWN_INPUTS] = 1.0
        elif phase == PHASE_ADD:
            inputs[NUM_OWN_INPUTS + 1] = 1.0
        elif phase == PHASE_RAISE:
            inputs[NUM_OWN_INPUTS + 2] = 1.0
        elif phase == PHASE_ATTEMPT:
            inputs[NUM_OWN_INPUTS + 3] = 1.0
        elif phase == PHASE_LOSE:
            inputs[NUM_OWN_INPUTS + 4] = 1.0
        total = state.total if phase != PHASE_PLACE else 0  # how many have sealed is no news
        inputs[NUM_OWN_INPUTS + 5] = float(total) / 12.0
        inputs[NUM_OWN_INPUTS + 6] = float(state.high) / 6.0
        left = total - state.high  # how much higher one could still go
        inputs[NUM_OWN_INPUTS + 7 + (left if left < 6 else 6)] = 1.0  # 7-13
        # What a bid one higher would ask of the others' mats.
        asked = state.high + 1 - own.height
        asked = max(asked, 0)
        inputs[NUM_OWN_INPUTS + 14 + (asked if asked < 7 else 7)] = 1.0  # 14-21
        if asked > 0 and total > own.height:
            inputs[NUM_OWN_INPUTS + 22] = float(asked) / float(total - own.height)
        inputs[NUM_OWN_INPUTS + 23] = float(state.bidders) / 6.0
        alive = state.alive
        inputs[NUM_OWN_INPUTS + 24 + (alive - 2 if alive < 7 else 5)] = (
            1.0  # 24-29, with 2 to 7 and more
        )
        inputs[NUM_OWN_INPUTS + 30] = float(state.to_flip) / 4.0
        if state.rules.last_chance:
            inputs[NUM_OWN_INPUTS + 31] = 1.0
        if state.rules.owner_starts:
            inputs[NUM_OWN_INPUTS + 32] = 1.0
        if state.num_seats > state.num_players:
            inputs[NUM_OWN_INPUTS + 33] = 1.0

    def read_other(self, state: SkullState, seat: i64, slot: i64) -> None:
        inputs = self.inputs
        at = NUM_OWN_INPUTS + NUM_TABLE_INPUTS + slot * INPUTS_PER_OPPONENT
        other = self.slot_seats[slot]
        tribe = state.tribes[other]
        discs = tribe.flowers + tribe.skull
        inputs[at + discs - 1] = 1.0  # 0-3
        if state.phase != PHASE_PLACE:
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
        inputs[at + 17] = skull_probability(tribe)
        if tribe.sure == discs and not tribe.chose:
            inputs[at + 18] = 1.0
        if state.first == other:
            inputs[at + 19] = 1.0
        if tribe.last > 0:
            inputs[at + 20] = 1.0
        if state.player_of(other) == state.player_of(seat):
            inputs[at + 21] = 0.2 + 0.2 * float(discs_above_skull(tribe))

    def read_legal_outputs(self, state: SkullState, seat: i64) -> None:
        may = self.legal_outputs
        k: i64 = 0
        while k < NUM_POLICY_OUTPUTS:
            may[k] = 0
            k += 1
        phase = state.phase
        own = state.tribes[seat]
        if phase == PHASE_PLACE or phase == PHASE_ADD:
            if own.hand_flowers > 0:
                may[OUTPUT_FLOWER] = 1
            if own.hand_skull > 0:
                may[OUTPUT_SKULL] = 1
            if own.hand_last > 0:
                may[OUTPUT_LAST_CHANCE] = 1
        if phase == PHASE_ADD or phase == PHASE_RAISE:
            left = state.total - state.high
            step: i64 = 0
            while step < left and step < MAX_BID_STEPS:
                may[OUTPUT_RAISE + step] = 1
                step += 1
            if left > MAX_BID_STEPS:
                may[OUTPUT_BID_ALL] = 1
        if phase == PHASE_RAISE:
            may[OUTPUT_PASS] = 1
        elif phase == PHASE_LOSE:
            may[OUTPUT_LOSE_FLOWER] = 1
            may[OUTPUT_LOSE_SKULL] = 1
            if own.flowers == 0:
                may[OUTPUT_LOSE_FLOWER] = 0
        elif phase == PHASE_ATTEMPT:
            slot: i64 = 0
            while slot < self.num_filled_slots:
                tribe = state.tribes[self.slot_seats[slot]]
                if tribe.flipped < tribe.height:
                    may[OUTPUT_FLIP + slot] = 1
                slot += 1

    def action_of_output(self, saying: i64) -> i64:
        """What is meant by a saying, at the table that was read last."""
        if saying == OUTPUT_FLOWER:
            return FLOWER
        if saying == OUTPUT_SKULL:
            return SKULL
        if saying == OUTPUT_LAST_CHANCE:
            return LAST_CHANCE
        if saying == OUTPUT_PASS:
            return PASS
        if saying == OUTPUT_LOSE_FLOWER:
            return LOSE_FLOWER
        if saying == OUTPUT_LOSE_SKULL:
            return LOSE_SKULL
        if saying == OUTPUT_BID_ALL:
            return BID + self.total
        if saying >= OUTPUT_FLIP:
            return FLIP + self.slot_seats[saying - OUTPUT_FLIP]
        return BID + self.high + 1 + saying - OUTPUT_RAISE


def is_relevant(state: SkullState, tribe: Tribe) -> bool:
    """Whether one of many is worth a look: who still bids, or whose stack could be flipped."""
    if state.phase == PHASE_RAISE:
        return not tribe.passed
    if state.phase == PHASE_ATTEMPT:
        return tribe.flipped < tribe.height
    return True


def discs_above_skull(tribe: Tribe) -> i64:
    """Discs that its owner can flip from the top before the own skull comes."""
    if tribe.skull_at == NOWHERE:
        return tribe.height
    return tribe.height - 1 - tribe.skull_at


def skull_probability(tribe: Tribe) -> float:
    """How likely the table must hold it that the skull is still there (see `Tribe.redraw`)."""
    if tribe.sure == 0:
        return 0.0
    discs = tribe.flowers + tribe.skull
    return float(discs) / float(tribe.sure * 2 if tribe.chose else tribe.sure)
