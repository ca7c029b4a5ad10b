"""`skulduggery train`: what the strong bots know, made anew."""

from functools import partial
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from tests.cli.test_commands import run

from skulduggery.bots.net import read_net
from skulduggery.cli import train
from skulduggery.core.errors import BadOptions, Mistake
from skulduggery.games.skull.bots.endgame_player import DUELS
from skulduggery.games.skull.bots.policy import Mind
from skulduggery.games.skull.solver.endgame_file import BadGrids, Recipe, read_grids, read_label
from skulduggery.games.skull.solver.public_tree import Duel, duel_at
from skulduggery.games.skull.solver.solve_endgames import order
from skulduggery.games.skull.training import config, model_selection
from skulduggery.games.skull.training import run as skull_run
from skulduggery.games.skull.training.config import Group
from skulduggery.games.skull.training.model_selection import PUPIL, Bout, Trial
from skulduggery.games.skull_king.training import run as skull_king_run
from skulduggery.games.skull_king.training.config import GAMES
from skulduggery.sim.limits import MOST_JOBS
from skulduggery.terminal.language import told
from skulduggery.train import optional_deps

FIRST = order()[:3]  # the smallest duels


@pytest.fixture(autouse=True)
def roughly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skull_run, "POINTS", 2)
    monkeypatch.setattr(skull_run, "ITERATIONS", 3)


def solve_some(duels: int, file: Path, owner_starts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Train endgames until somebody presses Ctrl-C, when so many more are solved and kept."""
    solved = []

    def name(index: int) -> Duel:
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
    train.command("skull", "endgames", folder=tmp_path / "new")
    assert asked == {tmp_path / "new" / name: rule for rule, name in DUELS.items()}
    assert (tmp_path / "new").is_dir()


@pytest.mark.parametrize("owner_starts", [False, True])
def test_endgames_are_kept_with_their_recipe(
    owner_starts: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.duels"
    solve_some(len(FIRST), file, owner_starts, monkeypatch)
    assert read_label(file.read_bytes()).recipe == Recipe(2, 3, owner_starts)
    grids = read_grids(file.read_bytes())
    assert [index for index in range(64) if grids.has(index)] == sorted(FIRST)


def test_endgames_go_on_where_they_were_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, in_two = tmp_path / "at-once.duels", tmp_path / "in-two.duels"
    solve_some(3, at_once, False, monkeypatch)
    solve_some(2, in_two, False, monkeypatch)
    assert in_two.read_bytes() != at_once.read_bytes()
    solve_some(1, in_two, False, monkeypatch)
    assert in_two.read_bytes() == at_once.read_bytes()


def test_a_file_that_is_no_duels_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "other.duels"
    file.write_text("something else")
    with pytest.raises(BadGrids):
        skull_run.train_endgames(file, False)
    assert file.read_text() == "something else"


def test_a_net_is_taught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(config, "HIDDEN", 8)
    small = config.COURSES["master"]._replace(groups=(Group(4, 3),), pupils=2)
    monkeypatch.setitem(config.COURSES, "master", small)
    alone, among = Bout(PUPIL, "random", 1), Bout("random", PUPIL, 1)
    monkeypatch.setattr(model_selection, "Trial", partial(Trial, alone=alone, among=among))
    train.command("skull", "master", folder=tmp_path, lessons=2, seed=5)
    file = tmp_path / "master.net"
    said = capsys.readouterr().out.replace("\n", "")
    assert (
        str(file) in said and told("train-chosen", pupil="|", won="", left="").split("|")[0] in said
    )
    assert not Mind(read_net(file.read_bytes())).watchful


def test_hands_of_skull_king_are_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def make(folder: Path, seed: int, games: int, progress: object) -> list[Path]:
        asked.append((seed, games))
        (folder / "known.hands").write_bytes(b"all of them")
        return [folder / "known.hands"]

    monkeypatch.setattr(skull_king_run, "make", make)
    train.command("skull_king", "hands", folder=tmp_path, lessons=7, seed=5)
    train.command("skull_king", "hands", folder=tmp_path)
    assert asked == [(5, 7), (1, GAMES)]
    assert "known.hands" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "endgames"),
        (("skull",), "endgames"),
        (("skull", "chess"), "endgames"),
        (("skull_king", "master"), "endgames"),
        (("skull", "master", "--lessons", "0"), "--lessons"),
        (("skull", "master", "--lessons", str(train.MOST_LESSONS + 1)), str(train.MOST_LESSONS)),
        (("skull", "endgames", "--seed", "-1"), "--seed"),
        (("skull", "master", "--jobs", "0"), "--jobs"),
        (("skull", "master", "--jobs", str(MOST_JOBS + 1)), str(MOST_JOBS)),
    ],
)
def test_bad_words_leave_nothing_behind(
    words: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    folder = tmp_path / "training"
    assert complaint in run("train", *words, "--folder", str(folder), code=2).stderr
    assert not folder.exists()


def test_without_numpy_there_is_a_clear_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(name: str) -> ModuleSpec | None:
        assert name == "numpy"
        return None

    monkeypatch.setattr(optional_deps, "find_spec", nothing)
    with pytest.raises(Mistake, match=r"numpy|NumPy"):
        train.command("skull", "master", folder=tmp_path)


def test_endgames_by_another_recipe_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.duels"
    solve_some(1, file, False, monkeypatch)
    before = file.read_bytes()
    with pytest.raises(BadOptions) as caught:
        skull_run.train_endgames(file, True)
    assert caught.value.sentence == "other-recipe"
    assert file.read_bytes() == before
