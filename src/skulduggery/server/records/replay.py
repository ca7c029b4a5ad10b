"""A finished game for a page that knows no rules: every position, and how it came about."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from skulduggery.core.game import AnyGame
from skulduggery.core.record import Note, Record, match_from_record, round_starts
from skulduggery.core.state import State
from skulduggery.core.view import Hidden, View
from skulduggery.games import game_named
from skulduggery.games.replay import VIEWER_ALL, VIEWER_TABLE, check_viewer, replay_plies


class RecordStep(msgspec.Struct, frozen=True, kw_only=True):
    """A position and the ply that led to it. Step 0 is the opening, to which none did."""

    number: int  # of plies played
    text: str | None  # of the ply; None where the viewer may not know it
    events: list[dict[str, Any]]
    sentences: list[str]
    notes: list[Note]
    view: View  # as everybody saw it
    hidden: dict[int, Hidden]  # by player, as far as the viewer knew it


class RecordSteps(msgspec.Struct, frozen=True, kw_only=True):
    """Part of a game."""

    total: int  # of all steps, the opening included
    chapters: list[int]  # the steps with which the rounds, or matches, begin
    steps: list[RecordStep]


def replay_steps(record: Record, viewer: str, language: str, start: int, count: int) -> RecordSteps:
    """`count` steps from `start` on, as `viewer` saw them: `all`, `table`, or a player's number."""
    check_viewer(viewer, len(record.players))
    replay = RecordReplay(record, viewer, language)
    return RecordSteps(
        total=len(record.plies) + 1,
        chapters=[0, *round_starts(record, replay.game)],
        steps=list(islice(replay.steps_from(start), count)),
    )


class RecordReplay:
    """A record as one viewer sees it."""

    def __init__(self, record: Record, viewer: str, language: str) -> None:
        self._record = record
        self._viewer = viewer
        self._language = language
        self.game: AnyGame = game_named(record.game)
        self.options = self.game.read_options(record.options)
        self._names = [player.name for player in record.players]
        self._notes = _notes_by_step(record)
        self._insiders: list[int] = []  # whose hands are seen
        if viewer == VIEWER_ALL:
            self._insiders = list(range(len(self._names)))
        elif viewer != VIEWER_TABLE:
            self._insiders = [int(viewer)]

    def steps_from(self, start: int) -> Iterator[RecordStep]:
        if start == 0:
            state = match_from_record(self._record, self.game).state
            yield self._make_step(0, None, list(self.game.opening_events(state)), state)
        for ply in replay_plies(self._record, self.game, self._viewer):
            if ply.number + 1 >= start:
                yield self._make_step(ply.number + 1, ply.text, ply.events, ply.state)

    def _make_step(
        self, number: int, text: str | None, events: list[Any], state: State
    ) -> RecordStep:
        return RecordStep(
            number=number,
            text=text,
            events=[msgspec.to_builtins(event) for event in events],
            sentences=[
                self.game.event_sentence(event, self._names, self._language, state.num_seats)
                for event in events
            ],
            notes=self._notes.get(number, []),
            view=self.game.public_view(state, self.options),
            hidden={
                player: hidden
                for player in self._insiders
                if (hidden := self.game.hidden_info(state, player)) is not None
            },
        )


def _notes_by_step(record: Record) -> dict[int, list[Note]]:
    """Notes stand at the step their ply leads to, a comment after the last ply at the last step."""
    notes: dict[int, list[Note]] = {}
    for note in record.notes:
        notes.setdefault(min(note.at + 1, len(record.plies)), []).append(note)
    return notes
