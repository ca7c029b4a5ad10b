"""What ships for two players: whole, and a fixed point."""

import pytest
from librt.vecs import vec

from skulduggery.core.rng import Rng
from skulduggery.games.saber_skull.bots.two_player import rings
from skulduggery.games.saber_skull.solver.position_index import Waters
from skulduggery.games.saber_skull.solver.ring import Isle, all_games
from skulduggery.games.saber_skull.solver.ring_solver import Study
from skulduggery.games.saber_skull.solver.tablebase import Reckoning
from skulduggery.games.saber_skull.solver.tablebase_file import (
    FINEST,
    BadRings,
    Rings,
    pack,
    unpack,
    write_rings,
)
from skulduggery.games.saber_skull.solver.value_iteration import Chances

ISLES = (Isle(1, False),) * 5


def test_what_is_packed_is_unpacked() -> None:
    values = [0.0, 1.0, 0.25, 0.5, 0.5, 0.9999]
    assert list(unpack(pack(values))) == [round(value * FINEST) for value in values]


def test_written_rings_are_read_again() -> None:
    study = Study(ISLES, 6)
    study.solve(1e-3)
    kept = Rings(write_rings({ISLES: (study.first_player(), pack(study.flat_values()))}, 1e-3))
    again = Reckoning(*kept.reader(ISLES))
    assert kept.first[ISLES] == study.first_player()
    assert again.share(study.opening(), 0) == pytest.approx(study.first_player(), abs=1 / FINEST)


def test_damage_is_noticed() -> None:
    written = write_rings({ISLES: (0.5, pack([0.5] * 100))}, 1e-3)
    with pytest.raises(BadRings):
        Rings(written[:-1] + bytes([written[-1] ^ 1])).values(ISLES)
    with pytest.raises(BadRings):
        Rings(b"{}\n")


def test_every_ring_ships() -> None:
    assert set(rings().first) == set(all_games())
    assert all(0.55 < first < 0.62 for first in rings().first.values())


def test_what_ships_is_a_fixed_point() -> None:
    """One more sweep would move no value by more than what the shipped ones are rounded to."""
    isles = min(all_games(), key=lambda isles: sum(isle.room for isle in isles))
    waters = Waters(isles, 6)
    chances = Chances(waters)
    chances.value = vec[float]([number / FINEST for number in rings().values(isles)])
    rng = Rng(5)
    for _ in range(300):
        lay = rng.below(len(waters.lays))
        first, second = waters.first[lay], waters.second[lay]
        a, c = rng.below(first + 1), rng.below(second + 1)
        b, d = rng.below(first - a + 1), rng.below(second - c + 1)
        if a + c > 0 and b + d > 0:
            worth = chances.roll(lay, a, c, b, d)
            assert worth == pytest.approx(
                chances.value[waters.position(lay, a, c, b, d)], abs=1.5 / FINEST
            )
