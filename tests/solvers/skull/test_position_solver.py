"""One position studied: what is asked, how large it is, and how good the answer is."""

import pytest

from skulduggery.core.errors import BadPosition
from skulduggery.games.skull.rules.actions import ACTION_TEXTS, BID_OFFSET
from skulduggery.games.skull.rules.position import read_position
from skulduggery.games.skull.solver import position_solver as studying
from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.position_solver import (
    PositionSolver,
    duel_problem,
    endgame_size,
)
from skulduggery.games.skull.solver.public_tree import HAND_CELL, MAT_CELL, PublicTree, SkullDuel
from skulduggery.games.skull.solver.solve_endgames import solve_all
from skulduggery.games.skull.study.solve import IN_HAND, NO_SKULL, ON_MAT, solution_report


def question_at(position: str, **beliefs: float) -> studying.DuelProblem:
    named = {int(seat.removeprefix("seat")): belief for seat, belief in beliefs.items()}
    return duel_problem(read_position(position), named)


def solve_position(position: str, iterations: int) -> PositionSolver:
    found = PositionSolver(question_at(position), EndgameValues())
    found.iterate(iterations)
    return found


def test_a_question_puts_the_starter_first() -> None:
    question = question_at("- 3+ - FS first=3")
    assert question.seats == (3, 1)
    assert str(question.duel) == "2v3 0-1"
    assert question.beliefs == (1.0, 0.75)
    assert question_at("2 1 first=0", seat1=0.9).beliefs == (0.5, 0.9)
    assert question_at("4 F first=1").beliefs == (0.0, 1.0)


@pytest.mark.parametrize(
    ("position", "beliefs", "sentence"),
    [
        ("1 1 1 first=0", {}, "solve-two-left"),
        ("1 2 first=0 last=0", {}, "solve-last-chance"),
        ("FS 2 first=0", {"seat0": 0.5}, "solve-belief-known"),
        ("4 2 first=0", {"seat0": 0.5}, "solve-belief-four"),
        ("2 2 first=0", {"seat2": 0.5}, "solve-belief-nobody"),
    ],
)
def test_what_cannot_be_asked(position: str, beliefs: dict[str, float], sentence: str) -> None:
    with pytest.raises(BadPosition) as mistake:
        question_at(position, **beliefs)
    assert mistake.value.sentence == sentence


@pytest.mark.parametrize("owner_starts", [False, True])
@pytest.mark.parametrize(
    "duel", [(1, 1, 0, 0), (1, 1, 1, 1), (2, 1, 0, 0), (1, 2, 0, 1), (1, 3, 1, 1), (2, 2, 1, 1)]
)
def test_the_size_is_counted_without_writing_it_down(
    duel: tuple[int, int, int, int], owner_starts: bool
) -> None:
    known = SkullDuel(*duel)
    assert (
        endgame_size(known.duel_index(), owner_starts)
        == PublicTree(known, True, owner_starts).num_nodes
    )


def test_an_answer_gets_better_and_the_work_goes_on_as_if_none_had_been_given() -> None:
    asked = solve_position("1 2+ first=0", 10)
    early = asked.current_solution()
    asked.iterate(50)
    late = asked.current_solution()
    assert 0 <= late.exploitability < early.exploitability < 0.1
    at_once = solve_position("1 2+ first=0", 60).current_solution()
    assert (late.iterations_done, late.value) == (60, at_once.value)
    assert late.choices == at_once.choices


def test_what_to_do_is_told_for_every_decision() -> None:
    choices = solve_position("2 1+ first=0", 20).current_solution().choices
    for choice in choices:
        assert sum(choice.chances.values()) == pytest.approx(1)
        assert len(choice.chances) > 1
        assert 0 <= choice.met <= 1
    first = [choice for choice in choices if not choice.moves]
    assert [(choice.cell, choice.met) for choice in first] == [(HAND_CELL, 0.5)]
    answering = [choice for choice in choices if choice.moves[-1:] == ((0, BID_OFFSET + 1),)]
    assert {choice.cell for choice in answering} == {0, MAT_CELL}  # the only disc is on the mat
    assert sum(choice.met for choice in answering) < 1


def test_it_comes_to_something_as_often_as_it_comes_to_anything() -> None:
    answer = solve_position("FF F first=0", 20).current_solution()
    turn = next(choice for choice in answer.choices if len(choice.moves) == 2)
    assert turn.met == pytest.approx(1)  # nobody had a choice before
    bid = answer.choices[answer.choices.index(turn) + 1 :]
    ends = sum(choice.met for choice in bid if len(choice.moves) == 3)
    assert ends == pytest.approx(1 - turn.chances[BID_OFFSET + 2], abs=1e-9)


def test_a_round_with_stored_values_is_an_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    grids = EndgameValues()

    class Enough(Exception):
        pass

    def known(index: int, worst: float) -> None:
        if all(
            grids.has_duel(duel.duel_index())
            for duel in (SkullDuel(1, 1, 0, 1), SkullDuel(1, 1, 1, 0))
        ):
            raise Enough

    with pytest.raises(Enough):
        solve_all(grids, 5, 50, solved=known)
    exact = solve_position("1 1 first=0", 200).current_solution()
    monkeypatch.setattr(studying, "MAX_WHOLE_SITUATIONS", 1)
    round_ = PositionSolver(question_at("1 1 first=0"), grids)
    round_.iterate(100)
    estimate = round_.current_solution()
    assert exact.whole and not estimate.whole
    assert estimate.value == pytest.approx(exact.value, abs=0.01)
    assert -1e-12 < estimate.exploitability < 0.02  # a best reply never brings less


def test_a_report_speaks_the_language_of_positions() -> None:
    answer = solve_position("1+ 2 first=1", 20).current_solution()
    report = solution_report("1+ 2 first=1", answer, False, {})
    assert report.beliefs == {1: 0.5, 0: 0.25}
    assert sum(report.chances.values()) == pytest.approx(1)
    assert report.whole and report.iterations == 20
    first = report.strategy[0]
    assert (first.seat, first.mats, first.bids, first.skull) == (1, {1: 0, 0: 0}, [], IN_HAND)
    assert set(first.play) == {"flower", "skull"}
    for row in report.strategy:
        assert set(row.play) <= set(ACTION_TEXTS)
        assert (row.height is not None) == (row.skull == ON_MAT)
        assert row.skull in (NO_SKULL, IN_HAND, ON_MAT)
    given = [row for row in report.strategy if row.challenger_gives_up]
    assert given and all(set(row.play) == {"lose flower", "lose skull"} for row in given)
