"""The events of a game of Skull, ply by ply."""

from collections.abc import Iterator, Sequence

from skulduggery.core.events import Event
from skulduggery.games.skull.rules import state as rules
from skulduggery.games.skull.rules.actions import (
    ACTION_TEXTS,
    BID_OFFSET,
    FIRST_SEAT_OFFSET,
    FLIP_OFFSET,
    MAX_DISCS,
    PASS,
    PICK_OFFSET,
    START_OFFSET,
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
from skulduggery.games.skull.rules.state import NO_PLAYER, SkullState

_AUCTION_ACTIONS = {PASS, *range(BID_OFFSET + 1, BID_OFFSET + 1 + MAX_DISCS)}


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
                if seat != event.seat and (discs := _face_down_discs(before, seat, events))
            }
    return shown


def _face_down_discs(before: SkullState, seat: int, events: Sequence[Event]) -> list[str]:
    tribe = before.tribes[seat]
    flips = sum(isinstance(event, DiscFlipped) and event.owner == seat for event in events)
    return [
        ACTION_TEXTS[tribe.face_at(height)]
        for height in range(tribe.height - tribe.flipped - flips)
    ]


def opening_events(state: SkullState) -> Iterator[Event]:
    """The events before the first ply."""
    if state.round == 1:
        yield RoundBegan(1, state.first)


def events_of_action(before: SkullState, action: int, after: SkullState) -> Iterator[Event]:
    """The events of one ply, in the order in which a table would announce them."""
    phase = before.phase
    seat = before.actor
    if phase == rules.PHASE_CHOOSE_FIRST:
        yield FirstPlayerDrawn(action - FIRST_SEAT_OFFSET)
    elif action == PASS:
        yield Passed(seat)
    elif action in _AUCTION_ACTIONS:
        bid = action - BID_OFFSET
        yield ChallengeOpened(seat, bid) if phase == rules.PHASE_ADD else BidRaised(seat, bid)
    elif phase in (rules.PHASE_PLACE, rules.PHASE_ADD):
        yield from _disc_laid_events(before, action, after)
    elif phase == rules.PHASE_POINT:
        yield DiscPicked(seat, action - PICK_OFFSET)
    elif phase == rules.PHASE_NAME_STARTER:
        yield StarterNamed(seat, action - START_OFFSET)

    if action in _AUCTION_ACTIONS and before.closes_auction(action):
        yield from _attempt_events(before, action)
    elif phase == rules.PHASE_ATTEMPT:
        yield from _flip_events(before, action)
    elif phase in (rules.PHASE_LOSE, rules.PHASE_LOST):
        yield from _loss_events(before, action)
    yield from _follow_up_events(before, after)


def _disc_laid_events(before: SkullState, action: int, after: SkullState) -> Iterator[Event]:
    seat = before.actor
    if before.phase == rules.PHASE_PLACE and before.rules.sealed:
        yield DiscSealed(seat, ACTION_TEXTS[action])
    else:
        yield DiscLaid(seat, ACTION_TEXTS[action], after.tribes[seat].height)
    if before.phase == rules.PHASE_PLACE and after.phase == rules.PHASE_ADD:
        holders = [s for s in range(after.num_seats) if after.tribes[s].last_at == 0]
        yield FirstDiscsDown(after.first, holders[0] if holders else None)


def _attempt_events(before: SkullState, action: int) -> Iterator[Event]:
    """The auction ends and the Challenger's own discs turn, from the top (SK22)."""
    challenger = before.challenger_after(action)
    bid = before.high_after(action)
    yield AttemptBegan(challenger, bid)
    own = before.tribes[challenger]
    for height in range(own.height - 1, max(own.height - bid, 0) - 1, -1):
        yield DiscFlipped(challenger, challenger, ACTION_TEXTS[own.face_at(height)])
        if height == own.skull_at:
            yield AttemptFailed(challenger, challenger)
            yield from _last_chance_out_events(before, challenger)
            return
    if bid <= own.height:
        yield AttemptSucceeded(challenger, own.points + 1)


def _flip_events(before: SkullState, action: int) -> Iterator[Event]:
    challenger, owner = before.challenger, action - FLIP_OFFSET
    stack = before.tribes[owner]
    yield DiscFlipped(
        challenger, owner, ACTION_TEXTS[stack.face_at(stack.height - 1 - stack.flipped)]
    )
    if before.finds_skull(action):
        yield AttemptFailed(challenger, owner)
        yield from _last_chance_out_events(before, challenger)
    elif before.to_flip == 1:
        yield AttemptSucceeded(challenger, before.tribes[challenger].points + 1)


def _last_chance_out_events(before: SkullState, challenger: int) -> Iterator[Event]:
    if before.tribes[challenger].last:  # LC04
        yield TribeOut(challenger)


def _loss_events(before: SkullState, action: int) -> Iterator[Event]:
    loser = before.challenger
    left = before.tribes[loser].disc_count() - 1
    yield DiscLost(loser, ACTION_TEXTS[action].removeprefix("lose "), left)
    if left == 0:
        yield TribeOut(loser)


def _follow_up_events(before: SkullState, after: SkullState) -> Iterator[Event]:
    """The Last Chance disc wanders, a round begins, or the game ends."""
    for seat in range(after.num_seats):
        if before.tribes[seat].last and not after.tribes[seat].last:
            yield LastChanceReturned(seat)
    for seat in range(after.num_seats):
        if after.tribes[seat].last and not before.tribes[seat].last:
            yield LastChanceGiven(seat)
    if after.winner != NO_PLAYER:
        yield GameWon(after.winner, all(tribe.points < 2 for tribe in after.tribes))
    elif after.round > before.round:
        yield RoundBegan(after.round, after.first)
