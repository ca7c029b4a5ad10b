"""Many games at once: what each has won is known as soon as it is."""

import pytest

from skulduggery.core.rng import Rng
from skulduggery.games.skull.bots.endgame_player import duelist
from skulduggery.games.skull.bots.features import SAYINGS
from skulduggery.games.skull.rules.actions import MAX_SEATS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.training.vector_env import GOES_ON, Tables

KINDS = [
    (4, SkullOptions()),
    (2, SkullOptions(two_tribes=True)),
    (4, SkullOptions(last_chance=True)),
]


def played(tables: Tables, steps: int, seed: int = 1) -> list[tuple[int, bool, list[float]]]:
    """Any sayings that may be; for each step and table its number, its end and its shares."""
    rng = Rng(seed)
    seen = []
    for _ in range(steps):
        sayings = []
        for table in range(tables.size):
            at = table * SAYINGS
            may = [saying for saying in range(SAYINGS) if tables.open[at + saying]]
            sayings.append(may[rng.below(len(may))])
        tables.act(sayings)
        for table in range(tables.size):
            at = table * MAX_SEATS
            shares = [tables.shares[at + player] for player in range(tables.kinds[table][0])]
            seen.append((table, bool(tables.ended[table]), shares))
    return seen


def tables_of(kinds: list[tuple[int, SkullOptions]], duels: bool) -> Tables:
    grids = duelist(False).resolver.grids if duels else None
    return Tables([(n, o.seats(n), o.rules()) for n, o in kinds], 3, True, grids)


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_ends_with_one_winner_and_who_is_out_has_lost_before(
    kind: tuple[int, SkullOptions],
) -> None:
    tables = tables_of([kind] * 2, duels=False)
    ends = outs = 0
    for table, ended, shares in played(tables, 400):
        if ended:
            ends += 1
            assert sorted(shares) == [0] * (kind[0] - 1) + [1]
        else:
            state = tables.states[table]
            assert all(share in (0, GOES_ON) for share in shares)
            outs += 0 in shares
            assert state.alive >= 2
    assert ends > 2
    assert outs > 0 or kind[0] == 2


def test_where_two_are_left_both_get_what_a_duel_is_worth() -> None:
    tables = tables_of([(3, SkullOptions())] * 3, duels=True)
    duels = 0
    for _, ended, shares in played(tables, 300):
        if ended and sorted(shares) != [0, 0, 1]:
            duels += 1
            assert shares.count(0) >= 1
            assert 0 < sum(shares) < 2
    assert duels > 2
    assert all(state.alive == 3 for state in tables.states)
