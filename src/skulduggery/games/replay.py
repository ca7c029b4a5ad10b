"""A recorded game told again, ply by ply, as somebody may know it."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from skulduggery.core.errors import BadOptions, shortened
from skulduggery.core.event_recorder import Narrator, as_seen
from skulduggery.core.events import Event
from skulduggery.core.game import AnyGame
from skulduggery.core.record import Note, Record, begin, replay_ply
from skulduggery.core.state import State

EVERYTHING, TABLE = "all", "table"  # with all secrets open; as a spectator


@dataclass(frozen=True)
class Retold:
    """One ply, and the truth after it, which the next one changes."""

    number: int
    chapter: int  # the round or match it belongs to
    opens: bool  # the last event opens the next one
    text: str | None  # None where the viewer may not know it
    events: list[Event]
    state: State


class ReplayStep(msgspec.Struct, frozen=True):
    """One ply of a replay, for programs: what happened, also in words."""

    ply: int  # from 1
    chapter: int  # the round or match it belongs to
    opens: bool  # the last event opens the next one
    text: str | None  # None where the viewer may not know it
    events: list[dict[str, object]]
    sentences: list[str]
    notes: list[Note]


def check_viewer(viewer: str, players: int) -> None:
    """Somebody sees all, what the table sees, or what a player sees."""
    if viewer not in (EVERYTHING, TABLE, *map(str, range(players))):
        raise BadOptions("bad-viewer", viewer=shortened(viewer), last=str(players - 1))


def retold(record: Record, game: AnyGame, viewer: str) -> Iterator[Retold]:
    narrator = Narrator(game)
    match = begin(record, game, narrator)
    for number, text in enumerate(record.plies):
        chapter = match.state.chapter()
        replay_ply(match, game, text)
        events = seen(narrator.events, match.state, viewer)
        yield Retold(
            number=number,
            chapter=chapter,
            opens=match.state.chapter() > chapter,
            text=text if events == narrator.events else None,
            events=events,
            state=match.state,
        )


def replay_steps(record: Record, game: AnyGame, viewer: str, language: str) -> Iterator[ReplayStep]:
    """The whole record, ply by ply, as the viewer may know it."""
    names = [player.name for player in record.players]
    for ply in retold(record, game, viewer):
        seats = ply.state.num_seats
        yield ReplayStep(
            ply=ply.number + 1,
            chapter=ply.chapter,
            opens=ply.opens,
            text=ply.text,
            events=[msgspec.to_builtins(event) for event in ply.events],
            sentences=[game.sentence(event, names, language, seats) for event in ply.events],
            notes=[note for note in record.notes if note.at == ply.number],
        )


def seen(events: list[Event], state: State, viewer: str) -> list[Event]:
    if viewer == EVERYTHING:
        return events
    return as_seen(events, state, None if viewer == TABLE else int(viewer))
