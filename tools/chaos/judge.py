"""Compares what guests were told and what was acknowledged to them with the log of their table.

The log is read as it is on the disk, decoded here and played again by the public rules: nothing of
what the server says of itself is believed.
"""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from tools.chaos.figures import Figures
from tools.chaos.notes import Decision, GuestNotes, TableNotes
from tools.chaos.stored_log import StoredLog
from tools.drivers.leak_scanner import LeakScanner, SecretLeak

from skulduggery.table.facts import AnyFact

LOST_MOVE = "an acknowledged move is lost"
CHANGED_MOVE = "an acknowledged move is another one in the log"
DOUBLED_MOVE = "a move is in the log twice"
UNKNOWN_MOVE = "a move in the log that nobody sent"
BROKEN_LOG = "the log is broken"
WRONG_FRAME = "a frame tells what it must not"
ODD_ANSWER = "an answer that should not be"
_facts_decoder = msgspec.json.Decoder(list[AnyFact])


def judge_table(notes: TableNotes, log: StoredLog) -> Figures:
    """Everything about one table."""
    figures = Figures()
    figures.add("tables")
    figures.add(f"tables of {notes.game}")
    figures.add("finished games", int(notes.is_over))
    for trouble in _structure_troubles(log):
        figures.fail(BROKEN_LOG, notes.table, trouble)
    entries = [json.loads(row.facts) for row in log.rows]
    decisions = _logged_decisions(fact for entry in entries for fact in entry)
    _judge_moves(notes, decisions, figures)
    for guest in notes.guests:
        figures.add("not saved", guest.not_saved)
        figures.add("tries to come back", guest.reconnects)
        for oddity in guest.oddities:
            figures.fail(ODD_ANSWER, notes.table, oddity)
    try:
        facts = [_facts_decoder.decode(row.facts) for row in log.rows]
        tokens = [token for guest in notes.guests for token in guest.tokens]
        scanner = LeakScanner(facts, tokens)
    except Exception as trouble:  # whatever the rules say to it
        figures.fail(BROKEN_LOG, notes.table, f"it cannot be played again: {trouble!r}")
        figures.add("frames", sum(len(guest.frames) for guest in notes.guests))
        return figures
    for guest in notes.guests:
        _judge_frames(notes.table, guest, scanner, figures)
    figures.add("frames", scanner.frame_count)
    figures.add("events with something hidden", scanner.redacted_events)
    return figures


def _structure_troubles(log: StoredLog) -> Iterable[str]:
    """Entries are numbered without gaps, each leads to the one before, the head to the last."""
    numbers = [row.number for row in log.rows]
    if numbers != list(range(len(numbers))):
        yield f"entries are numbered {numbers}"
    if len(log.rows) != log.entries:
        yield f"{len(log.rows)} entries, and {log.entries} by its head"
    if log.rows and log.rows[-1].row != log.last:
        yield f"its head leads to row {log.last} instead of {log.rows[-1].row}"
    before = 0
    for row in log.rows:
        if row.previous != before:
            yield f"entry {row.number} leads to row {row.previous} instead of {before}"
        before = row.row


def _logged_decisions(facts: Iterable[dict[str, Any]]) -> dict[Decision, tuple[str, str]]:
    """What was decided, and by whom."""
    match, counts = 0, Counter[int]()
    found: dict[Decision, tuple[str, str]] = {}
    for fact in facts:
        if fact["event"] == "RematchCalled":
            match, counts = fact["match"], Counter()
        elif fact["event"] == "Decided":
            seat = fact["seat"]
            found[Decision(match, seat, counts[seat])] = (fact["text"], fact.get("by", "person"))
            counts[seat] += 1
    return found


def _judge_moves(
    notes: TableNotes, decisions: dict[Decision, tuple[str, str]], figures: Figures
) -> None:
    sent: dict[Decision, list[str]] = {}
    for guest in notes.guests:
        sent |= guest.sent
        for decision, text in guest.acknowledged.items():
            figures.add("acknowledged moves")
            if decision not in decisions:
                figures.fail(LOST_MOVE, notes.table, f"{decision} {text!r}")
            elif decisions[decision][0] != text:  # a clock may have decided the same
                what = f"{decision} {text!r}, in the log {decisions[decision]}"
                figures.fail(CHANGED_MOVE, notes.table, what)
        for decision in guest.asked_again:
            figures.fail(LOST_MOVE, notes.table, f"{decision} is asked for again")
        for decision, text in guest.told_decided.items():
            if decisions.get(decision, ("", ""))[0] != text:
                what = f"{decision} is said to be {text!r}, in the log {decisions.get(decision)}"
                figures.fail(CHANGED_MOVE, notes.table, what)
    for decision, (text, by) in decisions.items():
        figures.add("moves in the log")
        if by == "person" and text not in sent.get(decision, []):
            before = decision._replace(nth=decision.nth - 1)
            is_double = decisions.get(before) == (text, by)
            figures.fail(
                DOUBLED_MOVE if is_double else UNKNOWN_MOVE, notes.table, f"{decision} {text!r}"
            )


def _judge_frames(table: str, guest: GuestNotes, scanner: LeakScanner, figures: Figures) -> None:
    reader = scanner.reader_for(guest.guest, guest.language)
    for number, raw in enumerate(guest.frames):
        try:
            reader.scan_frame(raw)
        except (SecretLeak, AssertionError, LookupError, TypeError, ValueError) as trouble:
            what = f"frame {number} to {guest.guest}: {trouble!r}"
            figures.fail(WRONG_FRAME, table, what)
            return  # what comes after it follows from it
