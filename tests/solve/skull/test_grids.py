"""Values over a grid of beliefs, and the way they are kept."""

import pytest

from skulduggery.games.skull.solver.endgame_file import (
    BadGrids,
    Recipe,
    read_grids,
    read_label,
    write_grids,
)
from skulduggery.games.skull.solver.endgame_values import Grids
from skulduggery.games.skull.solver.public_tree import Duel, Tree, duel_at
from skulduggery.games.skull.solver.round_solver import Solver, sequels
from skulduggery.games.skull.solver.solve_endgames import beliefs, order, solve_all

RECIPE = Recipe(points=3, iterations=20, owner_starts=False)


class Enough(Exception):
    """Somebody stops the work."""


def some_grids(duels: int, grids: Grids) -> Grids:
    def solved(index: int, worst: float) -> None:
        assert worst >= -1e-9
        if sum(grids.has(duel) for duel in range(64)) == duels:
            raise Enough

    with pytest.raises(Enough):
        solve_all(grids, RECIPE.points, RECIPE.iterations, solved=solved)
    return grids


def test_every_duel_comes_after_those_it_leads_to() -> None:
    place = {index: k for k, index in enumerate(order())}
    assert sorted(place) == list(range(64))
    for discs in ((1, 1), (2, 1), (2, 2), (3, 2)):
        for score in ((0, 0), (0, 1), (1, 0), (1, 1)):
            duel = Duel(*discs, *score)
            for node in sequels(Tree(duel, False, False).root):
                assert node.duel is not None
                assert place[node.duel.index()] < place[duel.index()]


def test_four_discs_leave_nothing_to_believe() -> None:
    assert beliefs(4, 5) == [1.0]
    assert beliefs(3, 5) == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_work_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    at_once = some_grids(5, Grids())
    first = write_grids(some_grids(2, Grids()), RECIPE)
    in_two = some_grids(5, read_grids(first))
    assert write_grids(in_two, RECIPE) == write_grids(at_once, RECIPE)


def test_what_is_kept_says_how_it_was_made() -> None:
    grids = some_grids(2, Grids())
    written = write_grids(grids, RECIPE)
    assert read_label(written).recipe == RECIPE
    read = read_grids(written)
    assert list(read.value) == list(grids.value)
    assert list(read.start) == list(grids.start)


@pytest.mark.parametrize("damage", ["label", "format", "packed", "sum"])
def test_damaged_grids_are_refused(damage: str) -> None:
    written = write_grids(some_grids(1, Grids()), RECIPE)
    label, _, packed = written.partition(b"\n")
    harmed = {
        "label": b"{" + written,
        "format": written.replace(b"duels 1", b"duels 0"),
        "packed": label + b"\n" + packed[:-3],
        "sum": label.replace(read_label(written).sha256.encode(), b"0") + b"\n" + packed,
    }
    with pytest.raises(BadGrids):
        read_grids(harmed[damage])


def test_values_of_the_points_of_the_grid() -> None:
    grids = Grids()
    # Starter without and with a skull, other without and with; three beliefs about the starter.
    grids.add(0, 3, 1, [0.2, 0.8, 0.8, 0.8, 0.2, 0.8, 0.5, 0.5, 0.4, 0.4, 0.6, 0.6])
    grids.look_up(0, 0.0, 1.0)
    assert (grids.starter_none, grids.starter_skull) == pytest.approx((0.2, 0.8), abs=1e-4)
    grids.look_up(0, 1.0, 1.0)
    assert (grids.other_none, grids.other_skull) == pytest.approx((0.6, 0.6), abs=1e-4)


def test_between_points_the_lower_tangent_holds() -> None:
    grids = Grids()
    grids.add(0, 2, 1, [0.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 0.5])
    for belief, line in ((0.3, (0.0, 1.0)), (0.7, (0.5, 0.5))):
        grids.look_up(0, belief, 1.0)
        assert grids.starter_skull - grids.starter_none == pytest.approx(
            line[1] - line[0], abs=1e-4
        )
        won = (1 - belief) * grids.starter_none + belief * grids.starter_skull
        assert won + grids.other_skull == pytest.approx(1)


def test_a_round_with_stored_values_is_worth_what_the_whole_game_is() -> None:
    grids = Grids()
    stored = [Duel(1, 1, 0, 1), Duel(1, 1, 1, 0)]

    def solved(index: int, worst: float) -> None:
        if all(grids.has(duel.index()) for duel in stored):
            raise Enough

    with pytest.raises(Enough):
        solve_all(grids, 5, 60, solved=solved)
    values = []
    for whole in (False, True):
        solver = Solver(Tree(Duel(1, 1, 0, 0), whole, False), grids, 0.25, 0.25)
        solver.iterate(100)
        values.append((solver.best(0) + 1 - solver.best(1)) / 2)
    assert values[0] == pytest.approx(values[1], abs=0.01)
    assert str(duel_at(order()[0])) == "1v1 1-1"
