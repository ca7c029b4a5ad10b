"""Several pupils learn at once, each in a process of its own."""

from contextlib import closing
from multiprocessing import active_children
from pathlib import Path

import pytest

from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.training.config import Course, Group
from skulduggery.games.skull.training.model_selection import PUPIL, Bout, Trial
from skulduggery.games.skull.training.opponents import Mix
from skulduggery.games.skull.training.workers import PupilLost, steps

ALONE = Mix(student=1, model=0, crooked=0, named=0)
COURSE = Course("master", 1, (Group(6, 3),), ALONE, pupils=2)


def short_trial(folder: Path) -> Trial:
    alone, among = Bout(PUPIL, "random", 1), Bout("random", PUPIL, 1)
    return Trial(COURSE, folder, seed=1, alone=alone, among=among)


def test_two_at_once_learn_what_they_learn_one_by_one(tmp_path: Path) -> None:
    trials = {}
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        trials[jobs] = short_trial(folder)
        taken = list(steps(trials[jobs], jobs))
        assert sorted(step[:4] for step in taken) == sorted(
            (pupil, *rest)
            for pupil in (1, 2)
            for rest in [(False, 1, 1), *((True, game, 6) for game in range(1, 7))]
        )
        assert short_trial(folder).shares == trials[jobs].shares
    assert trials[1].shares == trials[2].shares
    for name in ("master-1.net", "master-2.net"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    assert not active_children()


def test_nobody_learns_on_when_nobody_listens(tmp_path: Path) -> None:
    with closing(steps(short_trial(tmp_path), jobs=2)) as taken:
        next(taken)
        assert len(active_children()) == 2
    assert not active_children()


def test_whoever_is_lost_is_missed(tmp_path: Path) -> None:
    taken = steps(short_trial(tmp_path), jobs=2)
    next(taken)
    for process in active_children():
        process.kill()
    with pytest.raises(PupilLost):
        list(taken)
    assert not active_children()


def test_what_is_wrong_is_told_from_there(tmp_path: Path) -> None:
    (tmp_path / "master-2.npz").write_bytes(b"PK")
    with pytest.raises(BadOptions, match=r"master-2\.npz"):
        list(steps(short_trial(tmp_path), jobs=2))
    assert not active_children()
