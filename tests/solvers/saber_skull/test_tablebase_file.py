"""What ships for two players: whole, and a fixed point."""

import pytest
from librt.vecs import vec

from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.bots.two_player_tablebase import load_rings
from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.ring import IslandKind, distinct_games
from skulduggery.games.saber_skull.solver.ring_solver import RingSolver
from skulduggery.games.saber_skull.solver.tablebase import Tablebase
from skulduggery.games.saber_skull.solver.tablebase_file import (
    VALUE_SCALE,
    BadRings,
    RingsFile,
    encode_rings,
    pack_values,
    unpack_values,
)
from skulduggery.games.saber_skull.solver.value_iteration import RingValues

FIVE_ISLES = (IslandKind(1, False),) * 5


def test_what_is_packed_is_unpacked() -> None:
    values = [0.0, 1.0, 0.25, 0.5, 0.5, 0.9999]
    assert list(unpack_values(pack_values(values))) == [
        round(value * VALUE_SCALE) for value in values
    ]


def test_written_rings_are_read_again() -> None:
    study = RingSolver(FIVE_ISLES, 6)
    study.solve(1e-3)
    kept = RingsFile(
        encode_rings(
            {FIVE_ISLES: (study.first_player_share(), pack_values(study.flat_values()))}, 1e-3
        )
    )
    again = Tablebase(*kept.position_reader(FIVE_ISLES))
    assert kept.first_shares[FIVE_ISLES] == study.first_player_share()
    assert again.win_share(study.opening_state(), 0) == pytest.approx(
        study.first_player_share(), abs=1 / VALUE_SCALE
    )


def test_damage_is_noticed() -> None:
    written = encode_rings({FIVE_ISLES: (0.5, pack_values([0.5] * 100))}, 1e-3)
    with pytest.raises(BadRings):
        RingsFile(written[:-1] + bytes([written[-1] ^ 1])).ring_values(FIVE_ISLES)
    with pytest.raises(BadRings):
        RingsFile(b"{}\n")


def test_every_ring_ships() -> None:
    assert set(load_rings().first_shares) == set(distinct_games())
    assert all(0.55 < first < 0.62 for first in load_rings().first_shares.values())


def test_what_ships_is_a_fixed_point() -> None:
    """One more sweep would move no value by more than what the shipped ones are rounded to."""
    isles = min(distinct_games(), key=lambda isles: sum(isle.room for isle in isles))
    waters = PositionIndex(isles, 6)
    chances = RingValues(waters)
    chances.values = vec[float](
        [number / VALUE_SCALE for number in load_rings().ring_values(isles)]
    )
    rng = Rng(5)
    for _ in range(300):
        lay = rng.below(len(waters.lays))
        first, second = waters.first_left[lay], waters.second_left[lay]
        a, c = rng.below(first + 1), rng.below(second + 1)
        b, d = rng.below(first - a + 1), rng.below(second - c + 1)
        if a + c > 0 and b + d > 0:
            worth = chances.backup_value(lay, a, c, b, d)
            assert worth == pytest.approx(
                chances.values[waters.position_number(lay, a, c, b, d)], abs=1.5 / VALUE_SCALE
            )
