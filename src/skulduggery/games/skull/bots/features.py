"""Net inputs (features) of Skull from what a player may know, and policy outputs as actions.

Only what the seat's player may know is read: states that look alike to them have equal features.
Opponents are counted clockwise from the seat that decides, tribes that are out are left out, and of
more than five opponents only those who matter most now have a slot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.rules.actions import (
    BID_OFFSET,
    FLIP_OFFSET,
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
from skulduggery.games.skull.rules.tribe import NOT_ON_MAT, Tribe

NUM_OPPONENT_SLOTS: Final = 5  # opponents with inputs of their own
MAX_BID_STEPS: Final = 8  # raises with an output of their own; beyond them only "all discs"

# Policy outputs.
OUTPUT_FLOWER: Final = 0
OUTPUT_SKULL: Final = 1
OUTPUT_LAST_CHANCE: Final = 2
OUTPUT_PASS: Final = 3
OUTPUT_LOSE_FLOWER: Final = 4
OUTPUT_LOSE_SKULL: Final = 5
OUTPUT_RAISE: Final = 6  # OUTPUT_RAISE + n: a bid n + 1 above the highest
OUTPUT_BID_ALL: Final = OUTPUT_RAISE + MAX_BID_STEPS
OUTPUT_FLIP: Final = OUTPUT_BID_ALL + 1  # OUTPUT_FLIP + slot
NUM_POLICY_OUTPUTS: Final = OUTPUT_FLIP + NUM_OPPONENT_SLOTS

NUM_OWN_INPUTS: Final = 34
NUM_TABLE_INPUTS: Final = 34
INPUTS_PER_OPPONENT: Final = 22
NUM_INPUTS: Final = NUM_OWN_INPUTS + NUM_TABLE_INPUTS + NUM_OPPONENT_SLOTS * INPUTS_PER_OPPONENT


class SkullFeatures:
    """Reads one state after another; the last one is in `inputs` and `legal_outputs`."""

    def __init__(self) -> None:
        self.inputs: vec[float] = vec[float]([0.0] * NUM_INPUTS)
        self.legal_outputs: vec[i64] = vec[i64]([0] * NUM_POLICY_OUTPUTS)  # 1 or 0
        self.slot_seats: vec[i64] = vec[i64]([0] * NUM_OPPONENT_SLOTS)
        self.num_filled_slots: i64 = 0
        self.high: i64 = 0
        self.total: i64 = 0

    def read_state(self, state: SkullState, seat: i64) -> None:
        """Read the state as `seat` sees it, which must have a decision with policy outputs."""
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
        num_alive: i64 = 0
        for tribe in state.tribes:
            if tribe.flowers + tribe.skull > 0:
                num_alive += 1
        spare = num_alive - 1 - NUM_OPPONENT_SLOTS  # who must be left out
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
        if own.skull_at != NOT_ON_MAT:
            inputs[19] = 1.0
            inputs[20 + own.height - 1 - own.skull_at] = 1.0  # 20-24: what lies above it
        inputs[25] = float(discs_above_skull(own)) / 4.0
        inputs[26] = skull_probability(own)  # as the others see it
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
        legal = self.legal_outputs
        k: i64 = 0
        while k < NUM_POLICY_OUTPUTS:
            legal[k] = 0
            k += 1
        phase = state.phase
        own = state.tribes[seat]
        if phase == PHASE_PLACE or phase == PHASE_ADD:
            if own.hand_flowers > 0:
                legal[OUTPUT_FLOWER] = 1
            if own.hand_skull > 0:
                legal[OUTPUT_SKULL] = 1
            if own.hand_last > 0:
                legal[OUTPUT_LAST_CHANCE] = 1
        if phase == PHASE_ADD or phase == PHASE_RAISE:
            left = state.total - state.high
            step: i64 = 0
            while step < left and step < MAX_BID_STEPS:
                legal[OUTPUT_RAISE + step] = 1
                step += 1
            if left > MAX_BID_STEPS:
                legal[OUTPUT_BID_ALL] = 1
        if phase == PHASE_RAISE:
            legal[OUTPUT_PASS] = 1
        elif phase == PHASE_LOSE:
            legal[OUTPUT_LOSE_FLOWER] = 1
            legal[OUTPUT_LOSE_SKULL] = 1
            if own.flowers == 0:
                legal[OUTPUT_LOSE_FLOWER] = 0
        elif phase == PHASE_ATTEMPT:
            slot: i64 = 0
            while slot < self.num_filled_slots:
                tribe = state.tribes[self.slot_seats[slot]]
                if tribe.flipped < tribe.height:
                    legal[OUTPUT_FLIP + slot] = 1
                slot += 1

    def action_of_output(self, output: i64) -> i64:
        """The action of a policy output, in the state that was read last."""
        if output == OUTPUT_FLOWER:
            return FLOWER
        if output == OUTPUT_SKULL:
            return SKULL
        if output == OUTPUT_LAST_CHANCE:
            return LAST_CHANCE
        if output == OUTPUT_PASS:
            return PASS
        if output == OUTPUT_LOSE_FLOWER:
            return LOSE_FLOWER
        if output == OUTPUT_LOSE_SKULL:
            return LOSE_SKULL
        if output == OUTPUT_BID_ALL:
            return BID_OFFSET + self.total
        if output >= OUTPUT_FLIP:
            return FLIP_OFFSET + self.slot_seats[output - OUTPUT_FLIP]
        return BID_OFFSET + self.high + 1 + output - OUTPUT_RAISE


def is_relevant(state: SkullState, tribe: Tribe) -> bool:
    """Whether one of many is worth a look: who still bids, or whose stack could be flipped."""
    if state.phase == PHASE_RAISE:
        return not tribe.passed
    if state.phase == PHASE_ATTEMPT:
        return tribe.flipped < tribe.height
    return True


def discs_above_skull(tribe: Tribe) -> i64:
    """Discs that its owner can flip from the top before the own skull comes."""
    if tribe.skull_at == NOT_ON_MAT:
        return tribe.height
    return tribe.height - 1 - tribe.skull_at


def skull_probability(tribe: Tribe) -> float:
    """The public probability that the skull is still there (see `Tribe.redraw_hidden`)."""
    if tribe.sure == 0:
        return 0.0
    discs = tribe.flowers + tribe.skull
    return float(discs) / float(tribe.sure * 2 if tribe.chose else tribe.sure)
