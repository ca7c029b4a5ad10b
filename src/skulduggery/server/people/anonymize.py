"""Pseudonymizes a guest in the log of a table, and in its records.

What happened stays as it was, move for move; only who it was cannot be found out any more.
"""

from collections.abc import Collection
from typing import Any

import msgspec

from skulduggery.core.record import COMMENT_KEY, Note, Record, with_checksum
from skulduggery.table import facts
from skulduggery.table.chat import CHAT_PHRASES, phrase_text

ERASED_NAME = "N. N."  # records and logs are of no language
ERASED_TEXT = "…"  # in place of what they said

GUEST_ID_FIELDS = ("guest", "host")  # the fields of facts that say who it was
NAME_ONLY_FACT_TAG = facts.Stood.__name__  # the only kind that names a guest without their id


class GuestMask:
    """Pseudonymizes one guest at one table, fact by fact from the first."""

    def __init__(self, guest: str, pseudonym: str) -> None:
        self.guest = guest
        self.pseudonym = pseudonym
        self.names: set[str] = set()  # all they have had here
        self.name: str | None = None  # while they are there

    def mask_fact(self, fact: facts.AnyFact) -> facts.AnyFact:
        changes: dict[str, Any] = {
            field: self.pseudonym
            for field in GUEST_ID_FIELDS
            if getattr(fact, field, None) == self.guest
        }
        about_them = bool(changes)
        match fact:
            case facts.Created() | facts.Arrived() if about_them:
                self.name = fact.name
                self.names.add(fact.name)
                changes["name"] = ERASED_NAME
            case facts.Renamed() if about_them:
                self.name = fact.name
                self.names.add(fact.name)
                changes["name"] = changes["before"] = ERASED_NAME
            case facts.Departed() | facts.Removed() if about_them:
                self.name = None
                changes["name"] = ERASED_NAME
            case facts.Stood(name=name) if name == self.name:  # no two at a table have one name
                changes["name"] = ERASED_NAME
            case facts.OriginSeen() if about_them:
                changes["origins"] = []
            case facts.Talked() if about_them:
                changes["text"] = ERASED_TEXT
        return msgspec.structs.replace(fact, **changes) if changes else fact


def mask_record(record: Record, players: Collection[int], names: Collection[str]) -> Record:
    """A record without the names of these players, and without what was said under these names."""
    seated = [
        msgspec.structs.replace(player, name=ERASED_NAME) if number in players else player
        for number, player in enumerate(record.players)
    ]
    notes = [_mask_note(note, names) for note in record.notes]
    return with_checksum(msgspec.structs.replace(record, players=seated, notes=notes))


def _mask_note(note: Note, names: Collection[str]) -> Note:
    """Ready phrases say nothing about anybody, and stay."""
    for name in names:
        said = note.text.removeprefix(f"{name}: ")
        if note.key == COMMENT_KEY and said != note.text:
            kept = said if said in map(phrase_text, CHAT_PHRASES) else ERASED_TEXT
            return msgspec.structs.replace(note, text=f"{ERASED_NAME}: {kept}")
    return note
