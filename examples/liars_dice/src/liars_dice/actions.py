"""The plies of Liar's Dice: one int and one text for each decision and each outcome of chance."""

from typing import Final

MAX_PLAYERS: Final = 6
START_DICE: Final = 5
DIE_FACES: Final = range(1, 7)

# The first number of each kind of ply, in the order of ACTION_TEXTS.
ROLL: Final = 0  # one for each face: what a die shows
FIRST_SEAT: Final = ROLL + len(DIE_FACES)  # one for each seat: who starts the first round
CHALLENGE: Final = FIRST_SEAT + MAX_PLAYERS
BID: Final = CHALLENGE + 1  # one for each bid; a higher bid has a higher number

ACTION_TEXTS: Final = (
    *[str(face) for face in DIE_FACES],
    *[f"first {seat}" for seat in range(MAX_PLAYERS)],
    "challenge",
    *[
        f"bid {quantity}x{face}"
        for quantity in range(1, MAX_PLAYERS * START_DICE + 1)
        for face in DIE_FACES
    ],
)


def rolled_face(action: int) -> int:
    return action - ROLL + 1


def bid_action(quantity: int, face: int) -> int:
    return BID + (quantity - 1) * len(DIE_FACES) + face - 1


def bid_quantity(action: int) -> int:
    return (action - BID) // len(DIE_FACES) + 1


def bid_face(action: int) -> int:
    return (action - BID) % len(DIE_FACES) + 1
