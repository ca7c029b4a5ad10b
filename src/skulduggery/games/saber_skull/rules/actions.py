"""The plies of Säbel & Schädel: one int and one text for each decision and outcome of chance."""

from typing import Final

# A face of the die, and a numbered coaster of the ring, are told by the number alone.
DIE: Final = -1  # DIE + n, for n from 1 to 6
SKULL: Final = 6
SABER: Final = 7
PLACE: Final = 8  # PLACE + colour
ROLL: Final = 13
STOP: Final = 14

COLOURS: Final = ("red", "green", "blue", "yellow", "purple")  # by seat
COASTERS: Final = ("1", "2", "3", "4", "5", "K", "B")  # K for the skull, B for the saber

TEXTS: Final = (
    *[str(n) for n in range(1, 7)],
    "K",
    "B",
    *[f"place {colour}" for colour in COLOURS],
    "roll",
    "stop",
)
