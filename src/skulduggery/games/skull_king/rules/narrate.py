"""The events of a game of Skull King, ply by ply."""

from collections.abc import Iterator

from skulduggery.core.events import Event
from skulduggery.games.skull_king.rules import state as rules
from skulduggery.games.skull_king.rules.actions import (
    BID_OFFSET,
    FACE_OFFSET,
    FACE_TEXTS,
    FIRST_SEAT_OFFSET,
    KIND_TEXTS,
    ROLL_OFFSET,
)
from skulduggery.games.skull_king.rules.events import (
    BidSealed,
    BidsOpened,
    DieChosen,
    DieDealt,
    DieRolled,
    GameEnded,
    RoundBegan,
    RoundScored,
    StartPlayerDrawn,
    TrickWon,
)
from skulduggery.games.skull_king.rules.state import SkullKingState


def opening_events(state: SkullKingState) -> Iterator[Event]:
    """The events before the first ply."""
    if state.round == 1:
        yield RoundBegan(1, state.start)


def events_of_action(before: SkullKingState, action: int, after: SkullKingState) -> Iterator[Event]:
    """The events of one ply, in the order in which a table would announce them."""
    phase = before.phase
    if phase == rules.PHASE_CHOOSE_FIRST:
        yield StartPlayerDrawn(action - FIRST_SEAT_OFFSET)
    elif phase == rules.PHASE_DEAL:
        yield DieDealt(before.dealing, KIND_TEXTS[action])
    elif phase == rules.PHASE_ANNOUNCE:
        yield BidSealed(before.actor, action - BID_OFFSET)
        if after.phase != rules.PHASE_ANNOUNCE:
            yield BidsOpened([screen.bid for screen in after.screens])
    elif phase == rules.PHASE_CHOOSE_DIE:
        yield DieChosen(before.actor, KIND_TEXTS[action - ROLL_OFFSET])
    else:
        yield from _roll_events(before, action - FACE_OFFSET, after)
    if after.round > before.round:
        yield RoundBegan(after.round, after.start)


def _roll_events(before: SkullKingState, shown: int, after: SkullKingState) -> Iterator[Event]:
    """A die has come to rest, and with the last one the trick, the round, or the game."""
    seat = before.current_roller()
    yield DieRolled(seat, KIND_TEXTS[before.screens[seat].rolled], FACE_TEXTS[shown])
    if before.rolled < before.num_seats - 1:
        return
    trick = before.trick.clone()
    trick.add_die(seat, before.screens[seat].rolled, shown)
    winner = before.screens[trick.winning_seat()]
    face = shown if trick.winning_seat() == seat else winner.shown
    yield TrickWon(
        trick.winning_seat(),
        KIND_TEXTS[winner.rolled],
        FACE_TEXTS[face],
        winner.tricks + 1,
        winner.bid,
        before.bonus_in(trick),
    )
    if len(after.pad) > len(before.pad):
        bids, tricks, points = zip(*after.pad[-1], strict=True)
        totals = after.scores()
        yield RoundScored(before.round, list(bids), list(tricks), list(points), totals)
    if after.phase == rules.PHASE_ENDED:
        yield GameEnded(after.winners(), after.scores())
