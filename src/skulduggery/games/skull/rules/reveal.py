"""Showing discs after a failed attempt: the table's business, never a ply (SK35, D6)."""

from collections.abc import Sequence

from skulduggery.core.events import Event
from skulduggery.games.skull.rules.actions import ACTION_TEXTS
from skulduggery.games.skull.rules.events import AttemptFailed, ChallengeOpened, DiscFlipped
from skulduggery.games.skull.rules.state import SkullState


def revealable_discs(before: SkullState, events: Sequence[Event]) -> dict[int, list[str]] | None:
    """The discs each opponent of a failed Challenger may show, from bottom to top.

    They may do so until somebody opens the next challenge; None where nothing changes.
    """
    if any(isinstance(event, ChallengeOpened) for event in events):
        shown: dict[int, list[str]] | None = {}
    else:
        shown = None
    for event in events:
        if isinstance(event, AttemptFailed):
            shown = {
                seat: discs
                for seat in range(before.num_seats)
                if seat != event.seat and (discs := face_down_discs(before, seat, events))
            }
    return shown


def face_down_discs(before: SkullState, seat: int, events: Sequence[Event]) -> list[str]:
    tribe = before.tribes[seat]
    flips = sum(isinstance(event, DiscFlipped) and event.owner == seat for event in events)
    return [
        ACTION_TEXTS[tribe.face_at(height)]
        for height in range(tribe.height - tribe.flipped - flips)
    ]
