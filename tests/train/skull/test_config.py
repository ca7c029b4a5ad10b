"""Learning Skull: it gets better, and goes on where it was stopped."""

from pathlib import Path

import numpy as np
import pytest

from skulduggery.bots.inference_net import read_net
from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.bots.policy import SkullNetPolicy
from skulduggery.games.skull.training import config
from skulduggery.games.skull.training.config import (
    LAST_CHANCE_OPTIONS,
    TWO_TRIBES_OPTIONS,
    SkullTrainingConfig,
    SkullTrainingRun,
    TableGroup,
)
from skulduggery.games.skull.training.opponents import SEAT_LEARNER, OpponentMix
from skulduggery.games.skull.training.selfplay import ExperienceBatch, compute_advantages

TABLE_GROUPS = (
    TableGroup(6, 3),
    TableGroup(2, 2, TWO_TRIBES_OPTIONS),
    TableGroup(2, 4, LAST_CHANCE_OPTIONS),
)
MASTER_CONFIG = SkullTrainingConfig(
    "master", 2, TABLE_GROUPS, OpponentMix(learner=0.7, model=0, biased=0.3, named=0)
)
MIXED_OPPONENTS = OpponentMix(learner=0, model=0.3, biased=0.3, named=0.4, alone=True)
SHARP_CONFIG = SkullTrainingConfig(
    "sharp", 2, TABLE_GROUPS, MIXED_OPPONENTS, sees_opponent_stats=True
)


@pytest.fixture(autouse=True)
def small_training(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "NUM_HIDDEN_UNITS", 16)
    monkeypatch.setattr(config, "ITERATIONS_PER_CHECKPOINT", 1)


def test_a_course_can_be_stopped_and_goes_on(tmp_path: Path) -> None:
    session = SkullTrainingRun(MASTER_CONFIG, tmp_path, seed=1)
    reports = session.run_iterations()
    first = next(reports)
    assert first.decisions > 100 and 0 < first.entropy < 3
    again = SkullTrainingRun(MASTER_CONFIG, tmp_path, seed=1)
    assert again.done == 1
    assert len(list(again.run_iterations())) == 1
    assert SkullTrainingRun(MASTER_CONFIG, tmp_path, seed=1).done == 2
    assert not list(SkullTrainingRun(MASTER_CONFIG, tmp_path, seed=1).run_iterations())


def test_the_sharp_one_learns_from_the_master_and_both_can_play(tmp_path: Path) -> None:
    for taken in (MASTER_CONFIG, SHARP_CONFIG):
        session = SkullTrainingRun(taken, tmp_path, seed=2)
        assert len(list(session.run_iterations())) == 2
        mind = SkullNetPolicy(read_net(session.net_file.read_bytes()))
        assert mind.sees_opponent_stats == taken.sees_opponent_stats


def test_the_sharp_one_says_that_it_has_no_master(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"master\.npz"):
        SkullTrainingRun(SHARP_CONFIG, tmp_path, seed=1)


def test_the_sharp_one_names_a_master_that_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "master.npz").write_bytes(b"PK")
    with pytest.raises(BadOptions, match=r"master\.npz"):
        SkullTrainingRun(SHARP_CONFIG, tmp_path, seed=1)


def test_what_a_decision_was_worth_reaches_back_to_the_player_who_made_it() -> None:
    lesson = ExperienceBatch(4, 1, 1)
    lesson.player[:, 0] = [0, 1, 0, 1]
    lesson.forecast[:, 0] = [0.5, 0.4, 0.7, 0.2]
    lesson.shares[:] = -1
    lesson.shares[2, 0] = 0
    lesson.shares[2, 0, 0] = 1  # player 0 wins with the third decision; then a new game begins
    gain, target, known = compute_advantages(lesson, trace=1.0)
    assert np.allclose(gain[:3, 0], [1 - 0.5, 0 - 0.4, 1 - 0.7])
    assert np.allclose(target[:3, 0], [1, 0, 1])
    assert known[:, 0].tolist() == [True, True, True, False]  # how the new game ends is unknown


def test_who_is_out_has_lost_before_the_game_is_over() -> None:
    lesson = ExperienceBatch(3, 1, 1)
    lesson.player[:, 0] = [1, 0, 0]
    lesson.forecast[:, 0] = [0.4, 0.5, 0.6]
    lesson.shares[:] = -1
    lesson.shares[:, 0, 1] = 0  # player 1 goes out with the first decision
    gain, target, known = compute_advantages(lesson, trace=1.0)
    assert known[:, 0].tolist() == [True, True, False]
    assert np.allclose(gain[:2, 0], [0 - 0.4, 0.6 - 0.5])
    assert target[0, 0] == 0


def test_forecasts_stand_in_for_results_that_are_far_away() -> None:
    lesson = ExperienceBatch(2, 1, 1)
    lesson.player[:, 0] = 0
    lesson.forecast[:, 0] = [0.2, 0.6]
    lesson.shares[:] = -1
    lesson.learning[1] = False
    gain, _, known = compute_advantages(lesson, trace=0.9)
    assert np.allclose(gain[0, 0], 0.4)
    assert known[:, 0].tolist() == [True, False]


def test_one_at_every_table_is_the_student_where_the_others_are_others(tmp_path: Path) -> None:
    assert len(list(SkullTrainingRun(MASTER_CONFIG, tmp_path, seed=3).run_iterations())) == 2
    session = SkullTrainingRun(SHARP_CONFIG, tmp_path, seed=3)
    for table, (players, _, _) in enumerate(session.tables.kinds):
        assert (session.opponents.seat_kinds[table, :players] == SEAT_LEARNER).sum() == 1
