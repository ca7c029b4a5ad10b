"""Several pupils attend a course; the one who does best among strangers is the one that counts."""

from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from skulduggery.bots.inference_net import read_net
from skulduggery.core.errors import BadOptions
from skulduggery.games import game_named
from skulduggery.games.skull.bots.policy import SkullNetPolicy, read_net_bytes
from skulduggery.games.skull.training import config
from skulduggery.games.skull.training.config import SkullTrainingConfig, TableGroup
from skulduggery.games.skull.training.model_selection import (
    CANDIDATE_NAME,
    ModelSelection,
    SelectionMatch,
    train_runs,
)
from skulduggery.games.skull.training.opponents import OpponentMix
from skulduggery.sim.bot_game import play_deal

SELFPLAY_MIX = OpponentMix(learner=1, model=0, biased=0, named=0)
SHORT_CONFIG = SkullTrainingConfig("master", 2, (TableGroup(6, 3),), SELFPLAY_MIX, runs=3)


@pytest.fixture(autouse=True)
def small_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "NUM_HIDDEN_UNITS", 16)


def make_selection(folder: Path, seed: int = 1) -> ModelSelection:
    return ModelSelection(
        SHORT_CONFIG,
        folder,
        seed,
        alone=SelectionMatch(CANDIDATE_NAME, "rule", 2),
        among=SelectionMatch("rule", CANDIDATE_NAME, 1),
    )


def test_all_learn_and_the_best_counts(tmp_path: Path) -> None:
    whole = make_selection(tmp_path)
    taken = list(train_runs(whole, jobs=1))
    stages = [(pupil, in_trial) for pupil in (1, 2, 3) for in_trial in [False] * 2 + [True] * 9]
    assert [(step.run, step.is_evaluating) for step in taken] == stages
    assert [step.is_last for step in taken] == ([False] * 10 + [True]) * 3
    for pupil in (1, 2, 3):
        own = SkullNetPolicy(read_net((tmp_path / f"master-{pupil}.net").read_bytes()))
        *_, won = whole.win_shares(whole.alone, own)
        *_, left = whole.win_shares(whole.among, own)
        assert whole.shares[str(pupil)] == (won, left)
    learned = [whole.training_run(pupil).learner.net.weights[0] for pupil in (1, 2, 3)]
    assert not np.array_equal(learned[0], learned[1])
    whole.shares = {"1": (0.3, 0.1), "2": (0.6, 0.2), "3": (0.7, 0.4)}
    chosen = whole.adopt_best_run()
    assert chosen.done == chosen.iterations == 2
    assert np.array_equal(chosen.learner.net.weights[0], learned[1])
    assert list(chosen.run_iterations()) == []
    assert chosen.net_file == tmp_path / "master.net"
    assert chosen.net_file.read_bytes() == (tmp_path / "master-2.net").read_bytes()
    again = make_selection(tmp_path)
    assert again.untried_runs() == []
    again.shares = {"1": (0.9, 0.0)}
    assert np.array_equal(
        again.adopt_best_run().learner.net.weights[0], learned[1]
    )  # once and for all


def test_it_can_be_stopped_and_goes_on(tmp_path: Path) -> None:
    first = make_selection(tmp_path)
    with closing(train_runs(first, jobs=1)) as taken:
        next(step for step in taken if step.run == 2 and step.is_evaluating)
    again = make_selection(tmp_path)
    assert list(again.shares) == ["1"] and again.shares == first.shares
    assert again.untried_runs() == [2, 3]
    assert [again.training_run(pupil).done for pupil in (1, 2, 3)] == [2, 2, 0]
    assert [step.run for step in train_runs(again, jobs=1)] == [2] * 9 + [3] * 11


def test_other_seeds_have_other_pupils(tmp_path: Path) -> None:
    seeds = (1, 2, 2**64 - 1)  # also the largest
    runs = [make_selection(tmp_path, seed).training_run(k) for seed in seeds for k in (1, 3)]
    nets = [pupil.learner.net.weights[0] for pupil in runs]
    assert all(not np.array_equal(nets[a], nets[b]) for a in range(6) for b in range(a))


def test_whoever_knows_what_ships_plays_like_the_master(tmp_path: Path) -> None:
    whole = make_selection(tmp_path)
    own = SkullNetPolicy(read_net(read_net_bytes("master")))
    skull = game_named("skull")
    options = skull.read_options({})
    for bout in (whole.alone, whole.among):
        one, other = (name.replace(CANDIDATE_NAME, "master") for name in (bout.one, bout.others))
        wins = [
            win
            for deal in range(bout.deals)
            for win in play_deal(skull, options, [one, other, other], 1, deal)
        ]
        assert list(whole.win_shares(bout, own)) == [
            sum(wins[:games]) / games for games in range(1, len(wins) + 1)
        ]


@pytest.mark.parametrize("name", ["master.trial.json", "master-1.npz", "master.npz"])
@pytest.mark.parametrize("damaged", [b"", b'{"1": 0.', b"PK", b"[1]", b'{"1": 0.6}'])
def test_a_damaged_file_is_named_and_left_alone(name: str, damaged: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(damaged)
    with pytest.raises(BadOptions, match="master"):
        whole = make_selection(tmp_path)
        list(train_runs(whole, jobs=1))
        whole.adopt_best_run()
    assert (tmp_path / name).read_bytes() == damaged
