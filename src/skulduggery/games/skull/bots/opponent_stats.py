"""Public statistics of each opponent in this game, as net inputs for the sharp player.

Only what everybody at the table has seen is counted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skulduggery.games.skull.bots.features import NUM_OPPONENT_SLOTS, SkullFeatures
from skulduggery.games.skull.rules.actions import BID_OFFSET, FLIP_OFFSET, MAX_SEATS, PASS
from skulduggery.games.skull.rules.state import PHASE_ADD, PHASE_ATTEMPT, PHASE_RAISE, SkullState

# What is counted for each seat.
STAT_ADDED: Final = 0  # discs laid where a challenge could have been opened
STAT_OPENED: Final = 1
STAT_RAISED: Final = 2
STAT_PASSED: Final = 3
STAT_CLAIMED: Final = 4  # the sum of bids as shares of all discs
STAT_OWN_SKULL: Final = 5  # challenges with the own skull in the way
STAT_NO_OWN_SKULL: Final = 6  # and without
STAT_SKULLS_FOUND: Final = 7  # found by others on top of what was left of the stack
STAT_FLOWERS_FOUND: Final = 8  # likewise
STATS_PER_SEAT: Final = 9

STAT_INPUTS_PER_SEAT: Final = 9


class OpponentStats:
    """A count for every seat, kept up turn by turn."""

    def __init__(self) -> None:
        self.counts: vec[float] = vec[float]([0.0] * (MAX_SEATS * STATS_PER_SEAT))

    def reset_counts(self) -> None:
        counts = self.counts
        k: i64 = 0
        while k < MAX_SEATS * STATS_PER_SEAT:
            counts[k] = 0.0
            k += 1

    def add_count(self, seat: i64, stat: i64, amount: float) -> None:
        counts = self.counts
        at = seat * STATS_PER_SEAT + stat
        counts[at] = counts[at] + amount

    def count_action(self, state: SkullState, seat: i64, ply: i64) -> None:
        """What `seat` is about to do, and what everybody will see of it."""
        phase = state.phase
        if phase == PHASE_ATTEMPT:
            self.add_count(
                ply - FLIP_OFFSET,
                STAT_SKULLS_FOUND if state.finds_skull(ply) else STAT_FLOWERS_FOUND,
                1.0,
            )
            return
        if phase == PHASE_RAISE:
            self.add_count(seat, STAT_PASSED if ply == PASS else STAT_RAISED, 1.0)
        elif phase == PHASE_ADD:
            self.add_count(seat, STAT_OPENED if ply > BID_OFFSET else STAT_ADDED, 1.0)
        else:
            return
        if ply > BID_OFFSET:
            self.add_count(seat, STAT_CLAIMED, float(ply - BID_OFFSET) / float(state.total))
        if (ply == PASS or ply > BID_OFFSET) and state.closes_auction(ply):
            self.add_count(
                state.challenger_after(ply),
                STAT_OWN_SKULL if state.own_skull_depth(ply) > 0 else STAT_NO_OWN_SKULL,
                1.0,
            )

    def write_inputs(self, features: SkullFeatures, inputs: vec[float], at: i64) -> None:
        """Write the statistics of the opponents in the slots of `features`, from index `at` on."""
        slots = features.slot_seats
        slot: i64 = 0
        while slot < NUM_OPPONENT_SLOTS:
            if slot < features.num_filled_slots:
                self.write_seat_inputs(slots[slot], inputs, at)
            else:
                k: i64 = 0
                while k < STAT_INPUTS_PER_SEAT:
                    inputs[at + k] = 0.0
                    k += 1
            at += STAT_INPUTS_PER_SEAT
            slot += 1

    def write_seat_inputs(self, seat: i64, inputs: vec[float], at: i64) -> None:
        counts = self.counts
        base = seat * STATS_PER_SEAT
        added = counts[base + STAT_ADDED]
        opened = counts[base + STAT_OPENED]
        raised = counts[base + STAT_RAISED]
        passed = counts[base + STAT_PASSED]
        caught = counts[base + STAT_OWN_SKULL]
        clean = counts[base + STAT_NO_OWN_SKULL]
        skulls = counts[base + STAT_SKULLS_FOUND]
        flowers = counts[base + STAT_FLOWERS_FOUND]
        inputs[at] = (opened + 0.5) / (opened + added + 1.0)
        inputs[at + 1] = (raised + 0.5) / (raised + passed + 1.0)
        bids = opened + raised
        inputs[at + 2] = (counts[base + STAT_CLAIMED] + 0.4) / (bids + 1.0)
        inputs[at + 3] = (caught + 0.25) / (caught + clean + 1.0)
        inputs[at + 4] = (skulls + 0.25) / (skulls + flowers + 1.0)
        inputs[at + 5] = count_confidence(added + opened)
        inputs[at + 6] = count_confidence(raised + passed)
        inputs[at + 7] = count_confidence(caught + clean)
        inputs[at + 8] = count_confidence(skulls + flowers)


def count_confidence(count: float) -> float:
    """How much a count says: nothing at 0, nearly all there is to know at 10."""
    return count / (count + 3.0)
