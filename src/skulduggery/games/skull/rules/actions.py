"""The plies of Skull: one int and one text for each decision and each outcome of chance."""

from typing import Final

MAX_SEATS: Final = 12
MAX_DISCS: Final = 49  # twelve tribes of four, and the Last Chance disc

# A disc placed on the mat, and the face of a disc lost by chance.
FLOWER: Final = 0
SKULL: Final = 1
LAST_CHANCE: Final = 2
PASS: Final = 3
LOSE_FLOWER: Final = 4
LOSE_SKULL: Final = 5
BID_OFFSET: Final = 5  # BID_OFFSET + n, for n from 1
FLIP_OFFSET: Final = 55  # FLIP_OFFSET + seat
START_OFFSET: Final = 67  # START_OFFSET + seat
PICK_OFFSET: Final = 78  # PICK_OFFSET + n, for n from 1: a place in the row of shuffled discs
FIRST_SEAT_OFFSET: Final = 83  # FIRST_SEAT_OFFSET + seat

ACTION_TEXTS: Final = (
    "flower",
    "skull",
    "last",
    "pass",
    "lose flower",
    "lose skull",
    *[f"bid {n}" for n in range(1, MAX_DISCS + 1)],
    *[f"flip {seat}" for seat in range(MAX_SEATS)],
    *[f"start {seat}" for seat in range(MAX_SEATS)],
    *[f"pick {n}" for n in range(1, 5)],
    *[f"first {seat}" for seat in range(MAX_SEATS)],
)
