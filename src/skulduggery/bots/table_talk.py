"""Table talk of a game: what its bots say with a move, and which phrases are true or not.

A phrase that can be checked against the state is a claim. Claims of players go into the record as
notes, so that a review can say which of them were lies.
"""

from collections.abc import Collection
from typing import NamedTuple, Protocol

from skulduggery.core.record import Note
from skulduggery.core.rng import Rng
from skulduggery.core.state import State
from skulduggery.core.view import View

_CLAIM_NOTE_KEY = "claim"


class TableTalk(Protocol):
    claims: Collection[str]  # phrases that are true or not

    def choose_phrase(self, view: View, seat: int, rng: Rng) -> str | None:
        """What the bot on a seat says with its move, mostly nothing.

        From the view alone, and whatever the choices are: nobody may hear from it that a move is
        forced.
        """
        ...

    def is_claim_true(self, state: State, player: int, claim: str) -> bool | None:
        """None where there is nothing yet that it could be about."""
        ...


class Claim(NamedTuple):
    moment: int  # the number of plies before it
    player: int
    phrase: str


def claim_note(claim: Claim) -> Note:
    return Note(claim.moment, _CLAIM_NOTE_KEY, f"{claim.player} {claim.phrase}")


def read_claim(note: Note) -> Claim | None:
    """The claim in a note of any record, which may be written by hand."""
    player, _, phrase = note.text.partition(" ")
    if note.key != _CLAIM_NOTE_KEY or not (player.isascii() and player.isdigit()):
        return None
    return Claim(note.at, int(player), phrase)
