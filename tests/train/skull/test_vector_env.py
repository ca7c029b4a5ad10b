"""Many games at once: what each has won is known as soon as it is."""

import pytest

from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.endgame_player import load_endgame_player
from skulduggery.games.skull.bots.features import NUM_POLICY_OUTPUTS
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.training.vector_env import UNFINISHED_SHARE, SkullVectorEnv

TABLE_KINDS = [
    (4, SkullOptions()),
    (2, SkullOptions(two_tribes=True)),
    (4, SkullOptions(last_chance=True)),
]


def play_steps(
    tables: SkullVectorEnv, steps: int, seed: int = 1
) -> list[tuple[int, bool, list[float]]]:
    """Any sayings that may be; for each step and table its number, its end and its shares."""
    rng = Rng(seed)
    seen = []
    for _ in range(steps):
        sayings = []
        for table in range(tables.size):
            at = table * NUM_POLICY_OUTPUTS
            may = [
                saying for saying in range(NUM_POLICY_OUTPUTS) if tables.legal_outputs[at + saying]
            ]
            sayings.append(may[rng.below(len(may))])
        tables.step_all(sayings)
        for table in range(tables.size):
            at = table * MAX_SEATS
            shares = [tables.shares[at + player] for player in range(tables.kinds[table][0])]
            seen.append((table, bool(tables.ended[table]), shares))
    return seen


def make_vector_env(kinds: list[tuple[int, SkullOptions]], duels: bool) -> SkullVectorEnv:
    grids = load_endgame_player(False).resolver.grids if duels else None
    return SkullVectorEnv([(n, o.seat_count(n), o.state_rules()) for n, o in kinds], 3, True, grids)


@pytest.mark.parametrize("kind", TABLE_KINDS)
def test_a_game_ends_with_one_winner_and_who_is_out_has_lost_before(
    kind: tuple[int, SkullOptions],
) -> None:
    tables = make_vector_env([kind] * 2, duels=False)
    ends = outs = 0
    for table, ended, shares in play_steps(tables, 400):
        if ended:
            ends += 1
            assert sorted(shares) == [0] * (kind[0] - 1) + [1]
        else:
            state = tables.states[table]
            assert all(share in (0, UNFINISHED_SHARE) for share in shares)
            outs += 0 in shares
            assert state.alive >= 2
    assert ends > 2
    assert outs > 0 or kind[0] == 2


def test_where_two_are_left_both_get_what_a_duel_is_worth() -> None:
    tables = make_vector_env([(3, SkullOptions())] * 3, duels=True)
    duels = 0
    for _, ended, shares in play_steps(tables, 300):
        if ended and sorted(shares) != [0, 0, 1]:
            duels += 1
            assert shares.count(0) >= 1
            assert 0 < sum(shares) < 2
    assert duels > 2
    assert all(state.alive == 3 for state in tables.states)
