"""Values over a grid of beliefs, and the way they are kept."""

import pytest

from skulduggery.games.skull.solver.endgame_file import (
    BadEndgameFile,
    EndgameRecipe,
    decode_endgames,
    decode_header,
    encode_endgames,
)
from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.public_tree import PublicTree, SkullDuel, duel_at
from skulduggery.games.skull.solver.round_solver import RoundSolver, find_next_rounds
from skulduggery.games.skull.solver.solve_endgames import belief_grid, solve_all, solving_order

SMALL_RECIPE = EndgameRecipe(points=3, iterations=20, owner_starts=False)


class StopSolving(Exception):
    """Somebody stops the work."""


def solve_some_duels(duels: int, grids: EndgameValues) -> EndgameValues:
    def solved(index: int, worst: float) -> None:
        assert worst >= -1e-9
        if sum(grids.has_duel(duel) for duel in range(64)) == duels:
            raise StopSolving

    with pytest.raises(StopSolving):
        solve_all(grids, SMALL_RECIPE.points, SMALL_RECIPE.iterations, solved=solved)
    return grids


def test_every_duel_comes_after_those_it_leads_to() -> None:
    place = {index: k for k, index in enumerate(solving_order())}
    assert sorted(place) == list(range(64))
    for discs in ((1, 1), (2, 1), (2, 2), (3, 2)):
        for score in ((0, 0), (0, 1), (1, 0), (1, 1)):
            duel = SkullDuel(*discs, *score)
            for node in find_next_rounds(PublicTree(duel, False, False).root):
                assert node.duel is not None
                assert place[node.duel.duel_index()] < place[duel.duel_index()]


def test_four_discs_leave_nothing_to_believe() -> None:
    assert belief_grid(4, 5) == [1.0]
    assert belief_grid(3, 5) == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_work_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    at_once = solve_some_duels(5, EndgameValues())
    first = encode_endgames(solve_some_duels(2, EndgameValues()), SMALL_RECIPE)
    in_two = solve_some_duels(5, decode_endgames(first))
    assert encode_endgames(in_two, SMALL_RECIPE) == encode_endgames(at_once, SMALL_RECIPE)


def test_what_is_kept_says_how_it_was_made() -> None:
    grids = solve_some_duels(2, EndgameValues())
    written = encode_endgames(grids, SMALL_RECIPE)
    assert decode_header(written).recipe == SMALL_RECIPE
    read = decode_endgames(written)
    assert list(read.value) == list(grids.value)
    assert list(read.start) == list(grids.start)


@pytest.mark.parametrize("damage", ["label", "format", "packed", "sum"])
def test_damaged_grids_are_refused(damage: str) -> None:
    written = encode_endgames(solve_some_duels(1, EndgameValues()), SMALL_RECIPE)
    label, _, packed = written.partition(b"\n")
    harmed = {
        "label": b"{" + written,
        "format": written.replace(b"duels 1", b"duels 0"),
        "packed": label + b"\n" + packed[:-3],
        "sum": label.replace(decode_header(written).sha256.encode(), b"0") + b"\n" + packed,
    }
    with pytest.raises(BadEndgameFile):
        decode_endgames(harmed[damage])


def test_values_of_the_points_of_the_grid() -> None:
    grids = EndgameValues()
    # Starter without and with a skull, other without and with; three beliefs about the starter.
    grids.add_duel(0, 3, 1, [0.2, 0.8, 0.8, 0.8, 0.2, 0.8, 0.5, 0.5, 0.4, 0.4, 0.6, 0.6])
    grids.look_up(0, 0.0, 1.0)
    assert (grids.starter_none, grids.starter_skull) == pytest.approx((0.2, 0.8), abs=1e-4)
    grids.look_up(0, 1.0, 1.0)
    assert (grids.other_none, grids.other_skull) == pytest.approx((0.6, 0.6), abs=1e-4)


def test_between_points_the_lower_tangent_holds() -> None:
    grids = EndgameValues()
    grids.add_duel(0, 2, 1, [0.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 0.5])
    for belief, line in ((0.3, (0.0, 1.0)), (0.7, (0.5, 0.5))):
        grids.look_up(0, belief, 1.0)
        assert grids.starter_skull - grids.starter_none == pytest.approx(
            line[1] - line[0], abs=1e-4
        )
        won = (1 - belief) * grids.starter_none + belief * grids.starter_skull
        assert won + grids.other_skull == pytest.approx(1)


def test_a_round_with_stored_values_is_worth_what_the_whole_game_is() -> None:
    grids = EndgameValues()
    stored = [SkullDuel(1, 1, 0, 1), SkullDuel(1, 1, 1, 0)]

    def solved(index: int, worst: float) -> None:
        if all(grids.has_duel(duel.duel_index()) for duel in stored):
            raise StopSolving

    with pytest.raises(StopSolving):
        solve_all(grids, 5, 60, solved=solved)
    values = []
    for whole in (False, True):
        solver = RoundSolver(PublicTree(SkullDuel(1, 1, 0, 0), whole, False), grids, 0.25, 0.25)
        solver.iterate(100)
        values.append(
            (solver.best_response_to_average(0) + 1 - solver.best_response_to_average(1)) / 2
        )
    assert values[0] == pytest.approx(values[1], abs=0.01)
    assert str(duel_at(solving_order()[0])) == "1v1 1-1"
