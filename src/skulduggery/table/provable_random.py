"""Chance that anyone can check afterwards: commit to a secret, take in salts, draw, reveal.

Draw number n of a game is the first 64 bits of HMAC-SHA256(key, "n:t"), where t counts the tries
(a number that would tip the scales is drawn again), reduced to the sum of the weights; the outcome
is where that many steps through the outcomes, in the order the rules list them, end. The key is
HMAC-SHA256(secret, salts), with the salts of all players as a JSON list.
"""

import hashlib
import hmac
from collections.abc import Sequence

import msgspec

from skulduggery.core.errors import Mistake
from skulduggery.core.game import AnyGame
from skulduggery.core.record import Record, match_from_record, replay_ply
from skulduggery.core.state import State

_RANDOM_WORD_RANGE = 2**64
# Tags of a record.
COMMITMENT_TAG, SECRET_TAG, SALTS_TAG = "fair.commitment", "fair.secret", "fair.salts"


class Unfair(Mistake):
    """A record whose draws cannot be proved, or do not fit."""


class FairnessProof(msgspec.Struct, frozen=True):
    """What was found: how many draws there were, all of them as they had to be."""

    draws: int
    commitment: str


def commitment_of(secret: bytes) -> str:
    """What is shown before the salts are in."""
    return hashlib.sha256(secret).hexdigest()


class Draws:
    """All draws of one game, in order."""

    def __init__(self, secret: bytes, salts: Sequence[str]) -> None:
        self.key = hmac.digest(secret, msgspec.json.encode(list(salts)), "sha256")
        # Copied for every draw: to begin anew each time would wait for other threads.
        self._keyed = hmac.new(self.key, digestmod="sha256")
        self.number = 0

    def copy(self) -> "Draws":
        """What would be drawn next, without drawing it."""
        made = Draws.__new__(Draws)
        made.key, made._keyed, made.number = self.key, self._keyed, self.number
        return made

    def draw_below(self, n: int) -> int:
        """The next whole number from 0 to n - 1."""
        fair = _RANDOM_WORD_RANGE - _RANDOM_WORD_RANGE % n
        tries = 0
        while True:
            draw = self._keyed.copy()
            draw.update(f"{self.number}:{tries}".encode())
            word = int.from_bytes(draw.digest()[:8], "big")
            if word < fair:
                self.number += 1
                return word % n
            tries += 1

    def draw_outcome(self, state: State) -> int:
        """What chance decides now."""
        left = self.draw_below(state.total_weight())
        k = 0
        while left >= state.outcome_weight(k):
            left -= state.outcome_weight(k)
            k += 1
        return state.nth_action(k)


def fairness_tags(secret: bytes, salts: Sequence[str]) -> dict[str, str]:
    """What a record needs to be verified, once the game is over."""
    return {
        COMMITMENT_TAG: commitment_of(secret),
        SECRET_TAG: secret.hex(),
        SALTS_TAG: msgspec.json.encode(list(salts)).decode(),
    }


def verify_draws(record: Record, game: AnyGame) -> FairnessProof:
    """Draw everything again, or say what does not fit."""
    draws = Draws(*_read_evidence(record))
    match = match_from_record(record, game)
    for number, text in enumerate(record.plies, 1):
        if match.awaits_chance():
            due = "* " + match.state.action_text(draws.draw_outcome(match.state))
            if text != due:
                raise Unfair("unfair-draw", ply=str(number), told=text, due=due)
        replay_ply(match, game, text)
    return FairnessProof(draws.number, record.tags[COMMITMENT_TAG])


def _read_evidence(record: Record) -> tuple[bytes, list[str]]:
    """The secret and the salts of a record, checked against what was committed to."""
    for tag in (COMMITMENT_TAG, SECRET_TAG, SALTS_TAG):
        if tag not in record.tags:
            raise Unfair("unfair-no-evidence", tag=tag)
    try:
        secret = bytes.fromhex(record.tags[SECRET_TAG])
        salts = msgspec.json.decode(record.tags[SALTS_TAG], type=list[str])
    except (ValueError, msgspec.DecodeError):
        raise Unfair("unfair-unreadable") from None
    if commitment_of(secret) != record.tags[COMMITMENT_TAG]:
        raise Unfair("unfair-commitment")
    return secret, salts
