"""Which events each ply of Liar's Dice brings about."""

from collections.abc import Iterator

from liars_dice import state as rules
from liars_dice.actions import CHALLENGE, FIRST_SEAT, bid_face, bid_quantity, rolled_face
from liars_dice.events import (
    BidChallenged,
    BidMade,
    DiceShown,
    DieLost,
    DieRolled,
    GameWon,
    RoundBegan,
    StarterDrawn,
)
from liars_dice.state import LiarsDiceState
from skulduggery.core.events import Event


def opening_events(state: LiarsDiceState) -> Iterator[Event]:
    """The events before the first ply."""
    if state.starter != rules.NO_SEAT:
        yield round_began_event(state)


def events_of_action(before: LiarsDiceState, action: int, after: LiarsDiceState) -> Iterator[Event]:
    """What one ply brought about, in the order in which people see it."""
    if before.phase == rules.PHASE_CHOOSE_FIRST:
        yield StarterDrawn(action - FIRST_SEAT)
    elif before.phase == rules.PHASE_ROLLING:
        yield DieRolled(before.next_roller(), rolled_face(action))
    elif action == CHALLENGE:
        yield from challenge_events(before)
    else:
        yield BidMade(before.actor, bid_quantity(action), bid_face(action))
    if after.phase == rules.PHASE_ENDED:
        yield GameWon(after.winners()[0])
    elif after.round > before.round:
        yield round_began_event(after)


def round_began_event(state: LiarsDiceState) -> RoundBegan:
    return RoundBegan(state.round, state.starter, sum(state.dice))


def challenge_events(before: LiarsDiceState) -> Iterator[Event]:
    bid = before.bid
    yield BidChallenged(before.actor, before.bidder, bid_quantity(bid), bid_face(bid))
    yield DiceShown([sorted(hand) for hand in before.hands], before.count_matching())
    loser = before.challenge_loser()
    yield DieLost(loser, before.dice[loser] - 1)
