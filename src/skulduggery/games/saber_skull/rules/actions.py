"""The plies of Säbel & Schädel: one int and one text for each decision and outcome of chance."""

from typing import Final

NUM_DIE_FACES: Final = 6
ISLAND_SIX: Final = 6  # the coaster in the middle, without a limit

# A face of the die, and a numbered coaster of the ring, are named by the number alone.
DIE_OFFSET: Final = -1  # DIE_OFFSET + n, for n from 1 to 6
SKULL: Final = 6
SABER: Final = 7
PLACE_OFFSET: Final = 8  # PLACE_OFFSET + colour
ROLL: Final = 13
STOP: Final = 14

COLOUR_NAMES: Final = ("red", "green", "blue", "yellow", "purple")  # by seat
COASTER_NAMES: Final = ("1", "2", "3", "4", "5", "K", "B")  # K for the skull, B for the saber

ACTION_TEXTS: Final = (
    *[str(n) for n in range(1, 7)],
    "K",
    "B",
    *[f"place {colour}" for colour in COLOUR_NAMES],
    "roll",
    "stop",
)
