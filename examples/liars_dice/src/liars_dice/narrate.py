"""A game of Liar's Dice told ply by ply."""

from collections.abc import Iterator

from liars_dice import state as rules
from liars_dice.actions import CHALLENGE, FIRST, bid_face, bid_quantity, rolled_face
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


def opening(state: LiarsDiceState) -> Iterator[Event]:
    """What is told before the first ply."""
    if state.starter != rules.NOBODY:
        yield round_began(state)


def events(before: LiarsDiceState, action: int, after: LiarsDiceState) -> Iterator[Event]:
    """What one ply brought about, in the order a table would tell it."""
    if before.phase == rules.CHOOSE_FIRST:
        yield StarterDrawn(action - FIRST)
    elif before.phase == rules.ROLLING:
        yield DieRolled(before.roller(), rolled_face(action))
    elif action == CHALLENGE:
        yield from challenge(before)
    else:
        yield BidMade(before.actor, bid_quantity(action), bid_face(action))
    if after.phase == rules.ENDED:
        yield GameWon(after.winners()[0])
    elif after.round > before.round:
        yield round_began(after)


def round_began(state: LiarsDiceState) -> RoundBegan:
    return RoundBegan(state.round, state.starter, sum(state.dice))


def challenge(before: LiarsDiceState) -> Iterator[Event]:
    bid = before.bid
    yield BidChallenged(before.actor, before.bidder, bid_quantity(bid), bid_face(bid))
    yield DiceShown([sorted(hand) for hand in before.hands], before.matching())
    loser = before.loser()
    yield DieLost(loser, before.dice[loser] - 1)
