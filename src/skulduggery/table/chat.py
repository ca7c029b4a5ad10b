"""What people type or say at a table: ready phrases in every language, tidy texts and names."""

import unicodedata
from collections.abc import Mapping, Sequence

from skulduggery.core.numbered_name import numbered_name
from skulduggery.table.requests import Refused
from skulduggery.words import translate

CHAT_PHRASES = (
    "i-have-a-skull",
    "only-flowers",
    "do-not-turn-mine",
    "turn-mine",
    "trust-me",
    "you-are-bluffing",
    "too-high",
    "too-easy",
    "your-turn",
    "good-luck",
    "well-played",
    "ouch",
    "thank-you",
    "one-more",
)
CHAT_REACTIONS = ("laugh", "gasp", "applause", "skull", "flower", "hourglass")

# What fits before a game, in the middle of one, and after it, in any game; the middle is for phases
# of which the game itself says nothing.
_STATUS_PHRASES = {
    "open": ("good-luck", "thank-you"),
    "playing": ("your-turn", "too-high", "too-easy", "ouch", "you-are-bluffing"),
    "over": ("well-played", "one-more", "thank-you", "ouch"),
}

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 300
MAX_SALT_LENGTH = 64


# Chooses between drawings of the same letter, or joins nothing: two names could differ in it alone.
_VARIATION_SELECTORS = {
    "\u034f",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}

# Letters that nobody can see: Hangul fillers and the empty Braille pattern.
_INVISIBLE_LETTERS = "\u115f\u1160\u3164\uffa0\u2800"


# Marks above and below a letter. A Hebrew letter carries three, a Tibetan one four; whole words of
# pointed Arabic or Thai not two for each letter. More of them are drawn over the lines of others.
_STACKED_MARKS = ("Mn", "Me")
MAX_MARKS_ON_LETTER = 4
_MARKS_PER_LETTER = 2
_SPARE_MARKS = 2  # for short words


def tidy_text(text: str, most: int) -> str:
    """What somebody typed, in one line, without what cannot be seen, and not too long."""
    seen = "".join(c if c.isprintable() and c not in _INVISIBLE_LETTERS else " " for c in text)
    return tidy_marks(" ".join(seen.split()))[:most].strip()


def tidy_marks(text: str) -> str:
    """Written in one way only (NFC), with no more marks on letters than any language has."""
    if text.isascii():
        return text
    kept: list[str] = []
    letters = marks = 0
    stacked = MAX_MARKS_ON_LETTER  # neither nothing nor a space carries any
    for c in unicodedata.normalize("NFC", text):
        if unicodedata.category(c) not in _STACKED_MARKS:
            letters += not c.isspace()
            stacked = MAX_MARKS_ON_LETTER if c.isspace() else 0
            kept.append(c)
        elif stacked < MAX_MARKS_ON_LETTER and marks < _MARKS_PER_LETTER * letters + _SPARE_MARKS:
            stacked += 1
            marks += 1
            kept.append(c)
    return "".join(kept)


def _drop_selectors(text: str) -> str:
    """For names: without marks that choose how a letter is drawn."""
    return "".join(c for c in text if c not in _VARIATION_SELECTORS)


def _is_visible(text: str) -> bool:
    """Whether there is more to it than marks on nothing."""
    return any(unicodedata.category(c)[0] not in "MZC" for c in text)


def tidy_name(name: str) -> str:
    """May be empty, or nothing that can be seen."""
    return tidy_text(_drop_selectors(name), MAX_NAME_LENGTH)


def clean_name(name: str) -> str:
    tidied = tidy_name(name)
    if not _is_visible(tidied):
        raise Refused("refused-name")
    return tidied


def unique_name(name: str, taken: set[str]) -> str:
    """Nobody is called like somebody else at the table: Ada, Ada 2, Ada 3."""
    return numbered_name(name, taken, MAX_NAME_LENGTH)


def phrases_by_moment(phase_phrases: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """For each status of a table, and each phase a game names: all phrases, the fitting first."""
    fitting: dict[str, Sequence[str]] = {**_STATUS_PHRASES, **phase_phrases}
    return {
        moment: sorted(CHAT_PHRASES, key=[*first, *CHAT_PHRASES].index)
        for moment, first in fitting.items()
    }


def phrase_text(phrase: str, language: str = "en") -> str:
    """A ready phrase, as one says it. Records are in English."""
    return translate(f"phrase-{phrase}", language)
