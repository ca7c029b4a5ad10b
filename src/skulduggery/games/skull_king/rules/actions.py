"""The plies of Skull King: one int and one text for each decision and each outcome of chance."""

from typing import Final

MIN_SEATS: Final = 3
MAX_SEATS: Final = 6

# The dice. A dealt die is named by its kind alone.
KING: Final = 0
PIRATE: Final = 1
MERMAID: Final = 2
BLACK: Final = 3  # from here on number dice
BLUE: Final = 4
RED: Final = 5
YELLOW: Final = 6
NUM_DIE_KINDS: Final = 7

ROLL_OFFSET: Final = 7  # ROLL_OFFSET + kind
BID_OFFSET: Final = 14  # BID_OFFSET + tricks
FACE_OFFSET: Final = 23  # FACE_OFFSET + what the die shows
FIRST_SEAT_OFFSET: Final = 32  # FIRST_SEAT_OFFSET + seat

# What a die can show: 1 to 7, and two symbols around them.
FLAG: Final = 0
SKULL: Final = 8

KIND_TEXTS: Final = ("king", "pirate", "mermaid", "black", "blue", "red", "yellow")
FACE_TEXTS: Final = ("flag", "1", "2", "3", "4", "5", "6", "7", "skull")

ACTION_TEXTS: Final = (
    *KIND_TEXTS,
    *[f"roll {kind}" for kind in KIND_TEXTS],
    *[f"bid {tricks}" for tricks in range(9)],
    *FACE_TEXTS,
    *[f"first {seat}" for seat in range(MAX_SEATS)],
)
