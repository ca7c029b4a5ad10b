"""A game of Liar's Dice told ply by ply."""

from collections.abc import Iterator

from liars_dice import state as rules
from liars_dice.actions import CHALLENGE, STARTER, bid_face, bid_quantity, rolled_face
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
    """What is told before the first ply."""
    if state.starter != rules.NOBODY:
        yield round_began_event(state)


def events_of_action(before: LiarsDiceState, action: int, after: LiarsDiceState) -> Iterator[Event]:
    """What one ply brought about, in the order a table would tell it."""
    if before.phase == rules.CHOOSE_FIRST:
        yield StarterDrawn(action - STARTER)
    elif before.phase == rules.ROLLING:
        yield DieRolled(before.next_roller(), rolled_face(action))
    elif action == CHALLENGE:
        yield from challenge_events(before)
    else:
        yield BidMade(before.actor, bid_quantity(action), bid_face(action))
    if after.phase == rules.ENDED:
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
