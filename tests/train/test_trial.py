"""Several pupils attend a course; the one who does best among strangers is the one that counts."""

from pathlib import Path

import numpy as np
import pytest

from skulduggery.bots.skull.minds import mind_file
from skulduggery.core.errors import BadOptions
from skulduggery.games import game_named
from skulduggery.sim.contest import play_deal
from skulduggery.train.skull import course, trial
from skulduggery.train.skull.course import Course, Group
from skulduggery.train.skull.others import Mix
from skulduggery.train.skull.trial import Trial


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Mix(student=1, model=0, crooked=0, named=0)
    courses = {"master": Course(2, (Group(6, 3),), alone, pupils=3)}
    monkeypatch.setattr(course, "COURSES", courses)
    monkeypatch.setattr(trial, "COURSES", courses)
    monkeypatch.setattr(course, "HIDDEN", 16)
    monkeypatch.setattr(trial, "DEALS", 2)
    monkeypatch.setattr(trial, "STRANGER", "rule")


def test_all_learn_and_the_best_counts(tmp_path: Path) -> None:
    learned = []
    whole = Trial("master", tmp_path, seed=1)
    for pupil in whole.untried():
        assert len(list(pupil.attend())) == 2
        wins = list(whole.played(pupil))
        assert len(wins) == 2 * 3 and whole.shares[str(pupil.pupil)] == sum(wins) / 6
        learned.append(pupil.student.net.weights[0])
    assert len(learned) == 3
    assert not np.array_equal(learned[0], learned[1])
    whole.shares = {"1": 0.3, "2": 0.6, "3": 0.5}
    chosen = whole.chosen()
    assert chosen.done == chosen.lessons == 2
    assert np.array_equal(chosen.student.net.weights[0], learned[1])
    assert list(chosen.attend()) == []
    assert chosen.product == tmp_path / "master.net"
    assert chosen.product.read_bytes() == (tmp_path / "master-2.net").read_bytes()
    again = Trial("master", tmp_path, seed=1)
    assert not list(again.untried())
    again.shares = {"1": 0.9}
    assert np.array_equal(again.chosen().student.net.weights[0], learned[1])  # once and for all


def test_it_can_be_stopped_and_goes_on(tmp_path: Path) -> None:
    first = Trial("master", tmp_path, seed=1)
    pupils = first.untried()
    one = next(pupils)
    list(one.attend())
    list(first.played(one))
    list(next(pupils).attend())  # and has not been tried yet
    again = Trial("master", tmp_path, seed=1)
    assert again.shares == first.shares
    assert [(pupil.pupil, pupil.done) for pupil in again.untried()] == [(2, 2), (3, 0)]


def test_other_seeds_have_other_pupils(tmp_path: Path) -> None:
    seeds = (1, 2, 2**64 - 1)  # also the largest
    pupils = [Trial("master", tmp_path, seed).pupil(k) for seed in seeds for k in (1, 3)]
    nets = [pupil.student.net.weights[0] for pupil in pupils]
    assert all(not np.array_equal(nets[a], nets[b]) for a in range(6) for b in range(a))


def test_whoever_knows_what_ships_plays_like_the_master(tmp_path: Path) -> None:
    whole = Trial("master", tmp_path, seed=1)
    learned = whole.pupil(2)
    learned.product.write_bytes(mind_file("master"))
    skull = game_named("skull")
    names = ["master", "rule", "rule"]
    by_name = [play_deal(skull, skull.read_options({}), names, 1, deal) for deal in range(2)]
    assert list(whole.played(learned)) == [win for wins in by_name for win in wins]


@pytest.mark.parametrize("name", ["master.trial.json", "master-1.npz", "master.npz"])
@pytest.mark.parametrize("damaged", [b"", b'{"1": 0.', b"PK", b"[1]"])
def test_a_damaged_file_is_named_and_left_alone(name: str, damaged: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(damaged)
    with pytest.raises(BadOptions, match="master"):
        whole = Trial("master", tmp_path, seed=1)
        list(whole.untried())
        whole.chosen()
    assert (tmp_path / name).read_bytes() == damaged
