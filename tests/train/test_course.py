"""Learning Skull: it gets better, and goes on where it was stopped."""

from pathlib import Path

import numpy as np
import pytest

from skulduggery.bots.net import read_net
from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.bots.policy import Mind
from skulduggery.games.skull.training import config
from skulduggery.games.skull.training.config import LAST_CHANCE, TWO_TRIBES, Course, Group, Session
from skulduggery.games.skull.training.opponents import STUDENT, Mix
from skulduggery.games.skull.training.selfplay import Lesson, advantages

GROUPS = (Group(6, 3), Group(2, 2, TWO_TRIBES), Group(2, 4, LAST_CHANCE))
MASTER = Course("master", 2, GROUPS, Mix(student=0.7, model=0, crooked=0.3, named=0))
ALL_SORTS = Mix(student=0, model=0.3, crooked=0.3, named=0.4, alone=True)
SHARP = Course("sharp", 2, GROUPS, ALL_SORTS, watchful=True)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "HIDDEN", 16)
    monkeypatch.setattr(config, "OFTEN", 1)


def test_a_course_can_be_stopped_and_goes_on(tmp_path: Path) -> None:
    session = Session(MASTER, tmp_path, seed=1)
    reports = session.attend()
    first = next(reports)
    assert first.decisions > 100 and 0 < first.entropy < 3
    again = Session(MASTER, tmp_path, seed=1)
    assert again.done == 1
    assert len(list(again.attend())) == 1
    assert Session(MASTER, tmp_path, seed=1).done == 2
    assert not list(Session(MASTER, tmp_path, seed=1).attend())


def test_the_sharp_one_learns_from_the_master_and_both_can_play(tmp_path: Path) -> None:
    for taken in (MASTER, SHARP):
        session = Session(taken, tmp_path, seed=2)
        assert len(list(session.attend())) == 2
        mind = Mind(read_net(session.product.read_bytes()))
        assert mind.watchful == taken.watchful


def test_the_sharp_one_says_that_it_has_no_master(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"master\.npz"):
        Session(SHARP, tmp_path, seed=1)


def test_the_sharp_one_names_a_master_that_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "master.npz").write_bytes(b"PK")
    with pytest.raises(BadOptions, match=r"master\.npz"):
        Session(SHARP, tmp_path, seed=1)


def test_what_a_decision_was_worth_reaches_back_to_the_player_who_made_it() -> None:
    lesson = Lesson(4, 1, 1)
    lesson.player[:, 0] = [0, 1, 0, 1]
    lesson.forecast[:, 0] = [0.5, 0.4, 0.7, 0.2]
    lesson.shares[:] = -1
    lesson.shares[2, 0] = 0
    lesson.shares[2, 0, 0] = 1  # player 0 wins with the third decision; then a new game begins
    gain, target, known = advantages(lesson, trace=1.0)
    assert np.allclose(gain[:3, 0], [1 - 0.5, 0 - 0.4, 1 - 0.7])
    assert np.allclose(target[:3, 0], [1, 0, 1])
    assert known[:, 0].tolist() == [True, True, True, False]  # how the new game ends is unknown


def test_who_is_out_has_lost_before_the_game_is_over() -> None:
    lesson = Lesson(3, 1, 1)
    lesson.player[:, 0] = [1, 0, 0]
    lesson.forecast[:, 0] = [0.4, 0.5, 0.6]
    lesson.shares[:] = -1
    lesson.shares[:, 0, 1] = 0  # player 1 goes out with the first decision
    gain, target, known = advantages(lesson, trace=1.0)
    assert known[:, 0].tolist() == [True, True, False]
    assert np.allclose(gain[:2, 0], [0 - 0.4, 0.6 - 0.5])
    assert target[0, 0] == 0


def test_forecasts_stand_in_for_results_that_are_far_away() -> None:
    lesson = Lesson(2, 1, 1)
    lesson.player[:, 0] = 0
    lesson.forecast[:, 0] = [0.2, 0.6]
    lesson.shares[:] = -1
    lesson.learning[1] = False
    gain, _, known = advantages(lesson, trace=0.9)
    assert np.allclose(gain[0, 0], 0.4)
    assert known[:, 0].tolist() == [True, False]


def test_one_at_every_table_is_the_student_where_the_others_are_others(tmp_path: Path) -> None:
    assert len(list(Session(MASTER, tmp_path, seed=3).attend())) == 2
    session = Session(SHARP, tmp_path, seed=3)
    for table, (players, _, _) in enumerate(session.tables.kinds):
        assert (session.others.sorts[table, :players] == STUDENT).sum() == 1
