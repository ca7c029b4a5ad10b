"""A game of Skull King told ply by ply."""

from collections.abc import Iterator

from skulduggery.core.events import Event
from skulduggery.games.skull_king.rules import state as rules
from skulduggery.games.skull_king.rules.actions import (
    BID,
    FACE,
    FACE_TEXTS,
    FIRST,
    KIND_TEXTS,
    ROLL,
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


def opening(state: SkullKingState) -> Iterator[Event]:
    """What is told before the first ply."""
    if state.round == 1:
        yield RoundBegan(1, state.start)


def events(before: SkullKingState, action: int, after: SkullKingState) -> Iterator[Event]:
    """What one ply brought about, in the order a table would tell it."""
    phase = before.phase
    if phase == rules.CHOOSE_FIRST:
        yield StartPlayerDrawn(action - FIRST)
    elif phase == rules.DEAL:
        yield DieDealt(before.dealing, KIND_TEXTS[action])
    elif phase == rules.ANNOUNCE:
        yield BidSealed(before.actor, action - BID)
        if after.phase != rules.ANNOUNCE:
            yield BidsOpened([screen.bid for screen in after.screens])
    elif phase == rules.CHOOSE_DIE:
        yield DieChosen(before.actor, KIND_TEXTS[action - ROLL])
    else:
        yield from landed(before, action - FACE, after)
    if after.round > before.round:
        yield RoundBegan(after.round, after.start)


def landed(before: SkullKingState, shown: int, after: SkullKingState) -> Iterator[Event]:
    """A die has come to rest, and with the last one the trick, the round, or the game."""
    seat = before.roller()
    yield DieRolled(seat, KIND_TEXTS[before.screens[seat].rolled], FACE_TEXTS[shown])
    if before.rolled < before.num_seats - 1:
        return
    trick = before.trick.clone()
    trick.add(seat, before.screens[seat].rolled, shown)
    winner = before.screens[trick.winner()]
    face = shown if trick.winner() == seat else winner.shown
    yield TrickWon(
        trick.winner(),
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
    if after.phase == rules.ENDED:
        yield GameEnded(after.winners(), after.scores())
