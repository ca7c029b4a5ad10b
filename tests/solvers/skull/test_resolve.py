"""Play by re-solving: what a bot asks, and how little a perfect opponent gains."""

import pytest

from skulduggery.games.skull.rules.actions import BID_OFFSET, FLOWER, PASS, SKULL
from skulduggery.games.skull.solver.endgame_values import NUM_DUELS, EndgameValues
from skulduggery.games.skull.solver.exploitability import ResolvedEndgame
from skulduggery.games.skull.solver.public_tree import (
    DONE_MOVE,
    HAND_CELL,
    LAY_MOVE,
    MAT_CELL,
    NO_SKULL_CELL,
    OTHER_SKULL_MOVE,
    OWN_SKULL_MOVE,
    SkullDuel,
)
from skulduggery.games.skull.solver.resolve import (
    LONG_ROUND_ITERATIONS,
    RESOLVE_BATCH_ITERATIONS,
    PublicBeliefState,
    Resolver,
    RoundPolicy,
)

DUEL_SCORE = (1, 1)  # with few discs, no stored values are needed


def round_policy(me: int, iterations: int = 40) -> RoundPolicy:
    return Resolver(EndgameValues(), iterations).solve_round(
        PublicBeliefState(SkullDuel(2, 1, *DUEL_SCORE), me, 0.5, 0.25)
    )


def test_what_a_player_is_told() -> None:
    starter = round_policy(0)
    assert starter.first_disc_strategy(NO_SKULL_CELL) == {FLOWER: 1.0}
    for told, actions in (
        (starter.first_disc_strategy(HAND_CELL), {FLOWER, SKULL}),
        (starter.turn_strategy([], MAT_CELL), {FLOWER, BID_OFFSET + 1, BID_OFFSET + 2}),
        (
            starter.turn_strategy([LAY_MOVE, BID_OFFSET + 1], NO_SKULL_CELL),
            {PASS, BID_OFFSET + 2, BID_OFFSET + 3},
        ),
        (starter.give_up_strategy([BID_OFFSET + 1, PASS]), {4, 5}),
    ):
        assert set(told) == actions
        assert sum(told.values()) == pytest.approx(1)
        assert min(told.values()) >= 0
    other = round_policy(1)
    assert other.first_disc_strategy(HAND_CELL) == {SKULL: 1.0}
    assert set(other.turn_strategy([BID_OFFSET + 1], MAT_CELL)) == {PASS, BID_OFFSET + 2}


def test_what_a_round_leads_to() -> None:
    starter = round_policy(0)
    assert starter.next_belief_state([BID_OFFSET + 2], DONE_MOVE) is None  # the second point
    failed = starter.next_belief_state([BID_OFFSET + 2], OTHER_SKULL_MOVE)
    assert failed is not None
    assert str(failed.duel) == "1v1 1-1"
    assert failed.me == 0
    assert failed.beliefs[1] == 1.0  # the skull was seen
    assert 0 <= failed.beliefs[0] <= 0.5
    given = starter.next_belief_state([BID_OFFSET + 2], OWN_SKULL_MOVE)
    assert given is not None
    assert given.promise is not None or not starter.can_reach(starter.node_at([BID_OFFSET + 2]))


def test_the_same_question_has_the_same_answer() -> None:
    assert round_policy(0).turn_strategy([], HAND_CELL) == round_policy(0).turn_strategy(
        [], HAND_CELL
    )


def test_thinking_ends_with_the_time() -> None:
    looks = []

    def in_time() -> bool:
        looks.append(1)
        return len(looks) < 2

    resolver = Resolver(EndgameValues(), 1000)
    hasty = resolver.solve_round(
        PublicBeliefState(SkullDuel(1, 1, *DUEL_SCORE), 0, 0.5, 0.5), in_time
    )
    assert hasty.solver.iterations_done == 2 * RESOLVE_BATCH_ITERATIONS


@pytest.mark.parametrize(("discs", "turns"), [(2, 300), (4, LONG_ROUND_ITERATIONS)])
def test_the_longest_rounds_are_settled_sooner(discs: int, turns: int) -> None:
    even = EndgameValues()
    for index in range(NUM_DUELS):
        even.add_duel(index, 1, 1, [0.5] * 4)
    settled = Resolver(even, 300).solve_round(
        PublicBeliefState(SkullDuel(discs, discs, *DUEL_SCORE), 0, 1.0, 1.0)
    )
    assert settled.solver.iterations_done == turns


@pytest.mark.parametrize("owner_starts", [False, True])
@pytest.mark.parametrize("discs", [(1, 1), (1, 2), (2, 1)])
def test_as_played_it_cannot_be_exploited(discs: tuple[int, int], owner_starts: bool) -> None:
    told: list[int] = []
    resolver = Resolver(EndgameValues(), 60, owner_starts)
    played = ResolvedEndgame(
        resolver, SkullDuel(*discs, *DUEL_SCORE), discs[0] / 4, discs[1] / 4, told.append
    )
    assert 0 <= played.exploitability() + 1e-9 < 0.002
    assert told == list(range(1, played.num_rounds + 1))
    assert played.starter_at_least() <= played.starter_at_most() + 1e-9
