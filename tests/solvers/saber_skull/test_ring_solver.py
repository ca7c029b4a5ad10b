"""The compact positions of the solver against the real rules, and the values against print."""

from itertools import permutations

import pytest
from librt.vecs import vec

from skulduggery.core.errors import BadPosition
from skulduggery.core.rng import Rng
from skulduggery.core.state import OVER
from skulduggery.games.saber_skull.rules.actions import ACTION_TEXTS
from skulduggery.games.saber_skull.rules.state import PHASE_CAST, SaberSkullState, new_state
from skulduggery.games.saber_skull.solver.position_index import PositionIndex
from skulduggery.games.saber_skull.solver.ring import (
    IslandKind,
    distinct_games,
    island_kinds,
    read_ring,
    sorted_island_kinds,
)
from skulduggery.games.saber_skull.solver.ring_solver import RingSolver, play_solved_match
from skulduggery.games.saber_skull.solver.stop_policy import sum_by_full, tabulate_policy
from skulduggery.games.saber_skull.solver.tablebase import Tablebase
from skulduggery.games.saber_skull.solver.value_iteration import RingValues
from skulduggery.sim.intervals import wilson_interval

SUPER_SIX_RING = ("1", "2", "3", "4", "5")

# Rüdiger Jehn, "Optimum Strategies for the Game Super Six", arXiv:2109.10700; OEIS A345383: for
# n sticks in hands and on the lid, one bit for each situation, set where it is best to roll.
OEIS_A345383 = (
    0,
    0,
    1,
    7,
    63,
    1023,
    32760,
    1048544,
    33554304,
    1073741312,
    34359736320,
    1099511619584,
)


def coaster_numbers(ring: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(ACTION_TEXTS.index(coaster) for coaster in ring)


def test_the_rules_lay_out_every_ring_alike() -> None:
    for rest in permutations(("2", "3", "4", "5", "K", "B")):
        ring = ("1", *rest)
        islands = new_state(2, coaster_numbers(ring)).islands[:5]
        assert island_kinds(ring) == tuple(
            IslandKind(island.room, island.saber) for island in islands
        )


def test_all_rings_are_thirty_one_games() -> None:
    games = distinct_games()
    assert len(games) == 31
    assert sum(games.values()) == 720


@pytest.mark.parametrize("text", ["", "1 2 3", "1 2 3 4 4", "1 2 K K 3 4 5", "1 2 3 4 5 6", "x"])
def test_a_bad_ring_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read_ring(text)


def random_roll_states(ring: tuple[str, ...], rng: Rng, number: int) -> list[SaberSkullState]:
    """Situations of random matches of two in which somebody is about to roll, after round one."""
    found: list[SaberSkullState] = []
    state = new_state(2, coaster_numbers(ring), 0)
    while len(found) < number:
        if state.actor == OVER:
            state = new_state(2, coaster_numbers(ring), 0)
        if state.phase == PHASE_CAST and state.turns > 2 and rng.below(3) == 0:
            found.append(state.clone())
        state.advance(state.draw_action(rng))
    return found


@pytest.mark.parametrize("ring", ["1 2 K 5 3 B 4", "4 B K 2 1 3 5", "1 2 B 4 K 3 5"])
def test_a_roll_leads_where_the_rules_say(ring: str) -> None:
    """With any values at all, a roll is worth what it is when the real rules are played."""
    rng = Rng(7)
    circle = read_ring(ring)
    chances = RingValues(PositionIndex(sorted_island_kinds(circle), 6))
    chances.values = vec[float](
        [rng.below(1000) / 1000 for _ in range(chances.position_index.num_positions)]
    )
    reckoning = Tablebase(chances.position_index, lambda position: chances.values[position])
    for state in random_roll_states(circle, rng, 60):
        lay, a, c, b, d = reckoning.locate_position(state, state.turn)
        faces = [reckoning.action_share(state, face, state.turn) for face in state.legal_actions()]
        assert chances.backup_value(lay, a, c, b, d) == pytest.approx(sum(faces) / 6)


def test_super_six_is_played_as_published() -> None:
    study = RingSolver(island_kinds(SUPER_SIX_RING), 6)
    study.solve(1e-11)
    waters, value = study.ring_values.position_index, study.ring_values.values

    def rolling(lid: int, own: int, other: int) -> float:
        lay = waters.lay_numbers[(tuple([(0, 0)] * (5 - lid) + [(1, 0)] * lid),)]
        return value[waters.position_number(lay, own, 0, other, 0)]

    for sticks, code in enumerate(OEIS_A345383, 1):
        situations = [
            (lid, own, sticks - lid - own)
            for lid in range(min(sticks, 5), 0, -1)
            for own in range(sticks - lid - 1, 0, -1)
        ]
        rolls = [rolling(*at) + rolling(at[0], at[2], at[1]) > 1 for at in situations]
        assert sum(right << k for k, right in enumerate(rolls)) == code
    # OEIS A349697: both hold one stick, three are on the lid.
    assert rolling(3, 1, 1) == pytest.approx(78307 / 127838, abs=1e-9)


def test_the_dice_agree_with_the_fixed_point() -> None:
    study = RingSolver(island_kinds(read_ring("1 B 2 3 4 5")), 2)
    study.solve(1e-10)
    games = 1500
    opening = study.opening_state()
    wins = sum(
        play_solved_match(opening, study.tablebase, Rng(3, game)) == 0 for game in range(games)
    )
    low, high = wilson_interval(wins, games)
    assert low < study.first_player_share() < high


def test_stopping_is_the_same_from_both_sides() -> None:
    study = RingSolver(island_kinds(SUPER_SIX_RING), 4)
    study.solve(1e-8)
    cells = tabulate_policy(study.ring_values)
    shares = {(cell.full, cell.own, cell.other): cell.roll_share for cell in cells}
    assert all(shares[full, other, own] == share for (full, own, other), share in shares.items())
    full = {row.full: row.roll / row.positions for row in sum_by_full(cells)}
    assert full[1] == full[2] == 1  # Jehn: with one or two on the lid it is always best to roll,
    assert full[5] == 0  # with five to stop


def test_a_study_that_is_cut_short_is_still_an_answer() -> None:
    study = RingSolver(island_kinds(SUPER_SIX_RING), 2)
    study.run_step()
    assert study.ring_values.max_change > 0.01
    assert 0 < study.first_player_share() < 1
