"""`skulduggery train`: what the strong bots know, made anew."""

from functools import partial
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from tests.cli.test_commands import run_cli

from skulduggery.bots.inference_net import read_net
from skulduggery.cli import train
from skulduggery.core.errors import BadOptions, Mistake
from skulduggery.core.number_range import MAX_JOBS
from skulduggery.games.skull.bots.endgame_player import DUEL_FILE_NAMES
from skulduggery.games.skull.bots.policy import SkullNetPolicy
from skulduggery.games.skull.solver.endgame_file import (
    BadEndgameFile,
    EndgameRecipe,
    decode_endgames,
    decode_header,
)
from skulduggery.games.skull.solver.public_tree import SkullDuel, duel_at
from skulduggery.games.skull.solver.solve_endgames import solving_order
from skulduggery.games.skull.training import config, model_selection
from skulduggery.games.skull.training import run as skull_run
from skulduggery.games.skull.training.config import TableGroup
from skulduggery.games.skull.training.model_selection import (
    CANDIDATE_NAME,
    ModelSelection,
    SelectionMatch,
)
from skulduggery.games.skull_king.training import run as skull_king_run
from skulduggery.games.skull_king.training.run import GAMES_PER_ITERATION
from skulduggery.terminal.language import localize
from skulduggery.train import training

SMALLEST_DUELS = solving_order()[:3]  # the smallest duels


@pytest.fixture(autouse=True)
def rough_training(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skull_run, "GRID_POINTS_PER_SIDE", 2)
    monkeypatch.setattr(skull_run, "ITERATIONS_PER_POINT", 3)


def train_until_interrupt(
    duels: int, file: Path, owner_starts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Train endgames until somebody presses Ctrl-C, when so many more are solved and kept."""
    solved = []

    def name(index: int) -> SkullDuel:
        solved.append(index)
        if len(solved) == duels:
            raise KeyboardInterrupt
        return duel_at(index)

    monkeypatch.setattr(skull_run, "duel_at", name)
    with pytest.raises(KeyboardInterrupt):
        skull_run.train_endgames(file, owner_starts)


def test_endgames_are_solved_for_both_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[Path, bool] = {}

    def solved(file: Path, owner_starts: bool) -> Path:
        asked[file] = owner_starts
        file.touch()
        return file

    monkeypatch.setattr(skull_run, "train_endgames", solved)
    train.run_command("skull", "endgames", folder=tmp_path / "new")
    assert asked == {tmp_path / "new" / name: rule for rule, name in DUEL_FILE_NAMES.items()}
    assert (tmp_path / "new").is_dir()


@pytest.mark.parametrize("owner_starts", [False, True])
def test_endgames_are_kept_with_their_recipe(
    owner_starts: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.duels"
    train_until_interrupt(len(SMALLEST_DUELS), file, owner_starts, monkeypatch)
    assert decode_header(file.read_bytes()).recipe == EndgameRecipe(2, 3, owner_starts)
    grids = decode_endgames(file.read_bytes())
    assert [index for index in range(64) if grids.has_duel(index)] == sorted(SMALLEST_DUELS)


def test_endgames_go_on_where_they_were_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, in_two = tmp_path / "at-once.duels", tmp_path / "in-two.duels"
    train_until_interrupt(3, at_once, False, monkeypatch)
    train_until_interrupt(2, in_two, False, monkeypatch)
    assert in_two.read_bytes() != at_once.read_bytes()
    train_until_interrupt(1, in_two, False, monkeypatch)
    assert in_two.read_bytes() == at_once.read_bytes()


def test_a_file_that_is_no_duels_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "other.duels"
    file.write_text("something else")
    with pytest.raises(BadEndgameFile):
        skull_run.train_endgames(file, False)
    assert file.read_text() == "something else"


def test_a_net_is_taught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(config, "NUM_HIDDEN_UNITS", 8)
    small = config.NET_TRAININGS["master"]._replace(groups=(TableGroup(4, 3),), runs=2)
    monkeypatch.setitem(config.NET_TRAININGS, "master", small)
    alone, among = (
        SelectionMatch(CANDIDATE_NAME, "random", 1),
        SelectionMatch("random", CANDIDATE_NAME, 1),
    )
    monkeypatch.setattr(
        model_selection, "ModelSelection", partial(ModelSelection, alone=alone, among=among)
    )
    train.run_command("skull", "master", folder=tmp_path, iterations=2, seed=5)
    file = tmp_path / "master.net"
    said = capsys.readouterr().out.replace("\n", "")
    assert (
        str(file) in said
        and localize("train-chosen", pupil="|", won="", left="").split("|")[0] in said
    )
    assert not SkullNetPolicy(read_net(file.read_bytes())).sees_opponent_stats


def test_hands_of_skull_king_are_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def make(folder: Path, seed: int, games: int, progress: object) -> list[Path]:
        asked.append((seed, games))
        (folder / "known.hands").write_bytes(b"all of them")
        return [folder / "known.hands"]

    monkeypatch.setattr(skull_king_run, "fit_tables", make)
    train.run_command("skull_king", "hands", folder=tmp_path, iterations=7, seed=5)
    train.run_command("skull_king", "hands", folder=tmp_path)
    assert asked == [(5, 7), (1, GAMES_PER_ITERATION)]
    assert "known.hands" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "endgames"),
        (("skull",), "endgames"),
        (("skull", "chess"), "endgames"),
        (("skull_king", "master"), "endgames"),
        (("skull", "master", "--iterations", "0"), "--iterations"),
        (
            ("skull", "master", "--iterations", str(train.MAX_TRAINING_ITERATIONS + 1)),
            str(train.MAX_TRAINING_ITERATIONS),
        ),
        (("skull", "endgames", "--seed", "-1"), "--seed"),
        (("skull", "master", "--jobs", "0"), "--jobs"),
        (("skull", "master", "--jobs", str(MAX_JOBS + 1)), str(MAX_JOBS)),
    ],
)
def test_bad_words_leave_nothing_behind(
    words: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    folder = tmp_path / "training"
    assert complaint in run_cli("train", *words, "--folder", str(folder), code=2).stderr
    assert not folder.exists()


def test_without_numpy_there_is_a_clear_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(name: str) -> ModuleSpec | None:
        assert name == "numpy"
        return None

    monkeypatch.setattr(training, "find_spec", nothing)
    with pytest.raises(Mistake, match=r"numpy|NumPy"):
        train.run_command("skull", "master", folder=tmp_path)


def test_endgames_by_another_recipe_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.duels"
    train_until_interrupt(1, file, False, monkeypatch)
    before = file.read_bytes()
    with pytest.raises(BadOptions) as caught:
        skull_run.train_endgames(file, True)
    assert caught.value.sentence == "other-recipe"
    assert file.read_bytes() == before
