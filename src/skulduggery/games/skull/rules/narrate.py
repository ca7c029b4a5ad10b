"""A game of Skull told ply by ply."""

from collections.abc import Iterator

from skulduggery.core.events import Event
from skulduggery.games.skull.rules import state as rules
from skulduggery.games.skull.rules.actions import (
    BID,
    FIRST,
    FLIP,
    MAX_DISCS,
    PASS,
    PICK,
    START,
    TEXTS,
)
from skulduggery.games.skull.rules.events import (
    AttemptBegan,
    AttemptFailed,
    AttemptSucceeded,
    BidRaised,
    ChallengeOpened,
    DiscFlipped,
    DiscLaid,
    DiscLost,
    DiscPicked,
    DiscSealed,
    FirstDiscsDown,
    FirstPlayerDrawn,
    GameWon,
    LastChanceGiven,
    LastChanceReturned,
    Passed,
    RoundBegan,
    StarterNamed,
    TribeOut,
)
from skulduggery.games.skull.rules.state import NOBODY, SkullState

AUCTION = {PASS, *range(BID + 1, BID + 1 + MAX_DISCS)}


def opening(state: SkullState) -> Iterator[Event]:
    """What is told before the first ply."""
    if state.round == 1:
        yield RoundBegan(1, state.first)


def events(before: SkullState, action: int, after: SkullState) -> Iterator[Event]:
    """What one ply brought about, in the order a table would tell it."""
    phase = before.phase
    seat = before.actor
    if phase == rules.CHOOSE_FIRST:
        yield FirstPlayerDrawn(action - FIRST)
    elif action == PASS:
        yield Passed(seat)
    elif action in AUCTION:
        bid = action - BID
        yield ChallengeOpened(seat, bid) if phase == rules.ADD else BidRaised(seat, bid)
    elif phase in (rules.PLACE, rules.ADD):
        yield from disc_laid(before, action, after)
    elif phase == rules.POINT:
        yield DiscPicked(seat, action - PICK)
    elif phase == rules.NAME_STARTER:
        yield StarterNamed(seat, action - START)

    if action in AUCTION and before.closes_auction(action):
        yield from attempt(before, action)
    elif phase == rules.ATTEMPT:
        yield from flip(before, action)
    elif phase in (rules.LOSE, rules.LOST):
        yield from loss(before, action)
    yield from afterwards(before, after)


def disc_laid(before: SkullState, action: int, after: SkullState) -> Iterator[Event]:
    seat = before.actor
    if before.phase == rules.PLACE and before.rules.sealed:
        yield DiscSealed(seat, TEXTS[action])
    else:
        yield DiscLaid(seat, TEXTS[action], after.tribes[seat].height)
    if before.phase == rules.PLACE and after.phase == rules.ADD:
        holders = [s for s in range(after.num_seats) if after.tribes[s].last_at == 0]
        yield FirstDiscsDown(after.first, holders[0] if holders else None)


def attempt(before: SkullState, action: int) -> Iterator[Event]:
    """The auction ends and the Challenger's own discs turn, from the top (SK22)."""
    passing = action == PASS
    challenger = before.challenger if passing else before.actor
    bid = before.high if passing else action - BID
    yield AttemptBegan(challenger, bid)
    own = before.tribes[challenger]
    for height in range(own.height - 1, max(own.height - bid, 0) - 1, -1):
        yield DiscFlipped(challenger, challenger, TEXTS[own.face_at(height)])
        if height == own.skull_at:
            yield AttemptFailed(challenger, challenger)
            yield from out_by_last_chance(before, challenger)
            return
    if bid <= own.height:
        yield AttemptSucceeded(challenger, own.points + 1)


def flip(before: SkullState, action: int) -> Iterator[Event]:
    challenger, owner = before.challenger, action - FLIP
    stack = before.tribes[owner]
    yield DiscFlipped(challenger, owner, TEXTS[stack.face_at(stack.height - 1 - stack.flipped)])
    if before.finds_skull(action):
        yield AttemptFailed(challenger, owner)
        yield from out_by_last_chance(before, challenger)
    elif before.to_flip == 1:
        yield AttemptSucceeded(challenger, before.tribes[challenger].points + 1)


def out_by_last_chance(before: SkullState, challenger: int) -> Iterator[Event]:
    if before.tribes[challenger].last:  # LC04
        yield TribeOut(challenger)


def loss(before: SkullState, action: int) -> Iterator[Event]:
    loser = before.challenger
    left = before.tribes[loser].discs() - 1
    yield DiscLost(loser, TEXTS[action].removeprefix("lose "), left)
    if left == 0:
        yield TribeOut(loser)


def afterwards(before: SkullState, after: SkullState) -> Iterator[Event]:
    """The Last Chance disc wanders, a round begins, or the game ends."""
    for seat in range(after.num_seats):
        if before.tribes[seat].last and not after.tribes[seat].last:
            yield LastChanceReturned(seat)
    for seat in range(after.num_seats):
        if after.tribes[seat].last and not before.tribes[seat].last:
            yield LastChanceGiven(seat)
    if after.winner != NOBODY:
        yield GameWon(after.winner, all(tribe.points < 2 for tribe in after.tribes))
    elif after.round > before.round:
        yield RoundBegan(after.round, after.first)
