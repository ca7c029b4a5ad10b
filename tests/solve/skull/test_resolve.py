"""Play by re-solving: what a bot asks, and how little a perfect opponent gains."""

import pytest

from skulduggery.games.skull.rules.actions import BID, FLOWER, PASS, SKULL
from skulduggery.games.skull.solver.endgame_values import DUELS, Grids
from skulduggery.games.skull.solver.exploitability import Played
from skulduggery.games.skull.solver.public_tree import DONE, HAND, LAY, MAT, NONE, OTHER, OWN, Duel
from skulduggery.games.skull.solver.resolve import AT_LENGTH, BATCH, Resolver, RoundPolicy, Standing

SCORE = (1, 1)  # with few discs, no stored values are needed


def policy(me: int, iterations: int = 40) -> RoundPolicy:
    return Resolver(Grids(), iterations).begin(Standing(Duel(2, 1, *SCORE), me, 0.5, 0.25))


def test_what_a_player_is_told() -> None:
    starter = policy(0)
    assert starter.first(NONE) == {FLOWER: 1.0}
    for told, actions in (
        (starter.first(HAND), {FLOWER, SKULL}),
        (starter.turn([], MAT), {FLOWER, BID + 1, BID + 2}),
        (starter.turn([LAY, BID + 1], NONE), {PASS, BID + 2, BID + 3}),
        (starter.give_up([BID + 1, PASS]), {4, 5}),
    ):
        assert set(told) == actions
        assert sum(told.values()) == pytest.approx(1)
        assert min(told.values()) >= 0
    other = policy(1)
    assert other.first(HAND) == {SKULL: 1.0}
    assert set(other.turn([BID + 1], MAT)) == {PASS, BID + 2}


def test_what_a_round_leads_to() -> None:
    starter = policy(0)
    assert starter.after([BID + 2], DONE) is None  # the second point
    failed = starter.after([BID + 2], OTHER)
    assert failed is not None
    assert str(failed.duel) == "1v1 1-1"
    assert failed.me == 0
    assert failed.beliefs[1] == 1.0  # the skull was seen
    assert 0 <= failed.beliefs[0] <= 0.5
    given = starter.after([BID + 2], OWN)
    assert given is not None
    assert given.promise is not None or not starter.comes_to(starter.at([BID + 2]))


def test_the_same_question_has_the_same_answer() -> None:
    assert policy(0).turn([], HAND) == policy(0).turn([], HAND)


def test_thinking_ends_with_the_time() -> None:
    looks = []

    def in_time() -> bool:
        looks.append(1)
        return len(looks) < 2

    resolver = Resolver(Grids(), 1000)
    hasty = resolver.begin(Standing(Duel(1, 1, *SCORE), 0, 0.5, 0.5), in_time)
    assert hasty.solver.turns == 2 * BATCH


@pytest.mark.parametrize(("discs", "turns"), [(2, 300), (4, AT_LENGTH)])
def test_the_longest_rounds_are_settled_sooner(discs: int, turns: int) -> None:
    even = Grids()
    for index in range(DUELS):
        even.add(index, 1, 1, [0.5] * 4)
    settled = Resolver(even, 300).begin(Standing(Duel(discs, discs, *SCORE), 0, 1.0, 1.0))
    assert settled.solver.turns == turns


@pytest.mark.parametrize("owner_starts", [False, True])
@pytest.mark.parametrize("discs", [(1, 1), (1, 2), (2, 1)])
def test_as_played_it_cannot_be_exploited(discs: tuple[int, int], owner_starts: bool) -> None:
    told: list[int] = []
    resolver = Resolver(Grids(), 60, owner_starts)
    played = Played(resolver, Duel(*discs, *SCORE), discs[0] / 4, discs[1] / 4, told.append)
    assert 0 <= played.exploitability() + 1e-9 < 0.002
    assert told == list(range(1, played.rounds + 1))
    assert played.starter_at_least() <= played.starter_at_most() + 1e-9
