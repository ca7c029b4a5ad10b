"""A record replayed ply by ply, redacted for one viewer."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.core.event_recorder import EventRecorder, redact_events
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.record import Note, Record, match_from_record, replay_ply
from skulduggery.core.state import State

VIEWER_ALL, VIEWER_TABLE = "all", "table"  # unredacted; as a spectator


@dataclass(frozen=True)
class ReplayedPly:
    """One ply, and the full state after it; the next ply changes that state."""

    number: int
    chapter: int  # the round or match
    opens: bool  # the last event opens the next one
    text: str | None  # None where the viewer may not see it
    events: list[Event]
    state: State


class ReplayStep(msgspec.Struct, frozen=True):
    """One ply of a replay, as events and sentences."""

    ply: int  # from 1
    chapter: int  # the round or match
    opens: bool  # the last event opens the next one
    text: str | None  # None where the viewer may not see it
    events: list[dict[str, object]]
    sentences: list[str]
    notes: list[Note]


def check_viewer(viewer: str, players: int) -> None:
    """BadOptions unless the viewer is `all`, `table` or the number of a player."""
    if viewer not in (VIEWER_ALL, VIEWER_TABLE, *map(str, range(players))):
        raise BadOptions("bad-viewer", viewer=shorten_text(viewer), last=str(players - 1))


def replay_plies(record: Record, game: AnyGame, viewer: str) -> Iterator[ReplayedPly]:
    recorder = EventRecorder(game)
    match = match_from_record(record, game, recorder)
    for number, text in enumerate(record.plies):
        chapter = match.state.round_number()
        replay_ply(match, game, text)
        events = _events_for_viewer(recorder.events, match.state, viewer)
        yield ReplayedPly(
            number=number,
            chapter=chapter,
            opens=match.state.round_number() > chapter,
            text=text if events == recorder.events else None,
            events=events,
            state=match.state,
        )


def replay_steps(record: Record, game: AnyGame, viewer: str, language: str) -> Iterator[ReplayStep]:
    """The whole record ply by ply, redacted for the viewer."""
    names = [player.name for player in record.players]
    for ply in replay_plies(record, game, viewer):
        seats = ply.state.num_seats
        yield ReplayStep(
            ply=ply.number + 1,
            chapter=ply.chapter,
            opens=ply.opens,
            text=ply.text,
            events=[msgspec.to_builtins(event) for event in ply.events],
            sentences=[game.event_sentence(event, names, language, seats) for event in ply.events],
            notes=[note for note in record.notes if note.at == ply.number],
        )


def _events_for_viewer(events: list[Event], state: State, viewer: str) -> list[Event]:
    if viewer == VIEWER_ALL:
        return events
    return redact_events(events, state, None if viewer == VIEWER_TABLE else int(viewer))
