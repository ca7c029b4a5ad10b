"""Who takes a trick how often, exactly: every outcome of the dice with its weight."""

from fractions import Fraction

import pytest
from tests.rules.scripted_game import outcome_odds
from tests.rules.skull_king.skull_king_driver import SKULL_KING_GAME

from skulduggery.core.state import CHANCE
from skulduggery.games.skull_king.rules.state import SkullKingState

EXPECTED_SHARES = [
    ("black yellow", "5/6 1/6"),
    ("yellow black", "1/9 8/9"),
    ("black black", "1/3 2/3"),
    ("king mermaid", "1/3 2/3"),
    ("king pirate mermaid", "7/27 2/9 14/27"),
    ("yellow yellow yellow", "35/108 5/18 43/108"),
    ("black blue red yellow", "20/27 5/54 0 1/6"),
]


def trick_shares(state: SkullKingState) -> list[Fraction]:
    """How likely each seat is to take the trick that is being rolled."""
    if state.pad:
        return [Fraction(tricks) for _, tricks, _ in state.pad[0]]
    if state.actor != CHANCE:
        state.apply(state.nth_action(0))
        return trick_shares(state)
    total = [Fraction(0)] * state.num_seats
    for text, probability in outcome_odds(state).items():
        branch = state.clone()
        branch.apply(SKULL_KING_GAME.read_action(branch, branch.actor, text))
        for seat, share in enumerate(trick_shares(branch)):
            total[seat] += probability * share
    return total


@pytest.mark.parametrize(("dice", "expected"), EXPECTED_SHARES)
def test_SD01_SD15_SD21_how_often_each_seat_takes_the_trick(dice: str, expected: str) -> None:
    hands = dice.split()
    # Two cannot play (E14), but two dice can be compared: `begin` leaves the number unchecked.
    state = SKULL_KING_GAME.initial_state(SKULL_KING_GAME.read_options({"first": 0}), len(hands))
    for die in hands:
        state.apply(SKULL_KING_GAME.read_action(state, state.actor, die))
    for _ in hands:
        state.apply(SKULL_KING_GAME.read_action(state, state.actor, "bid 0"))
    assert trick_shares(state) == [Fraction(share) for share in expected.split()]
