"""Several pupils learn at once, each in a process of its own."""

from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.training.config import SkullTrainingConfig, TableGroup
from skulduggery.games.skull.training.model_selection import (
    CANDIDATE_NAME,
    ModelSelection,
    SelectionMatch,
    TrainingProcessLost,
    train_runs,
)
from skulduggery.games.skull.training.opponents import OpponentMix

SELFPLAY_MIX = OpponentMix(learner=1, model=0, biased=0, named=0)
SHORT_CONFIG = SkullTrainingConfig("master", 1, (TableGroup(6, 3),), SELFPLAY_MIX, runs=2)


def make_selection(folder: Path) -> ModelSelection:
    alone, among = (
        SelectionMatch(CANDIDATE_NAME, "random", 1),
        SelectionMatch("random", CANDIDATE_NAME, 1),
    )
    return ModelSelection(SHORT_CONFIG, folder, seed=1, alone=alone, among=among)


def test_two_at_once_learn_what_they_learn_one_by_one(tmp_path: Path) -> None:
    trials = {}
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        trials[jobs] = make_selection(folder)
        taken = list(train_runs(trials[jobs], jobs))
        assert sorted(step[:4] for step in taken) == sorted(
            (pupil, *rest)
            for pupil in (1, 2)
            for rest in [(False, 1, 1), *((True, game, 6) for game in range(1, 7))]
        )
        assert make_selection(folder).shares == trials[jobs].shares
    assert trials[1].shares == trials[2].shares
    for name in ("master-1.net", "master-2.net"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    assert not active_children()


def test_nobody_learns_on_when_nobody_listens(tmp_path: Path) -> None:
    with closing(train_runs(make_selection(tmp_path), jobs=2)) as taken:
        next(taken)
        assert len(active_children()) == 2
    assert not active_children()


def test_whoever_is_lost_is_missed(tmp_path: Path) -> None:
    taken = train_runs(make_selection(tmp_path), jobs=2)
    next(taken)
    for process in active_children():
        process.kill()
    with pytest.raises(TrainingProcessLost):
        list(taken)
    assert not active_children()


def test_what_is_wrong_is_told_from_there(tmp_path: Path) -> None:
    (tmp_path / "master-2.npz").write_bytes(b"PK")
    with pytest.raises(BadOptions, match=r"master-2\.npz"):
        list(train_runs(make_selection(tmp_path), jobs=2))
    assert not active_children()
