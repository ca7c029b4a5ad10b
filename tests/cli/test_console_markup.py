"""What people have typed is shown as they typed it: no markup, no emoji, in no console."""

import ast
from pathlib import Path

import pytest
from tests.cli.test_commands import RECORD_FOLDER, run_cli

import skulduggery

SOURCE_FOLDER = Path(skulduggery.__file__).parent
CONSOLE_FILE = SOURCE_FOLDER / "terminal" / "console.py"
EMOJI, MARKUP = ":skull:", "[red]x[/red]"


def calls_of(name: str, file: Path) -> list[ast.Call]:
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    return [n for n in nodes if isinstance(n, ast.Call) and ast.unparse(n.func) == name]


def test_consoles_are_made_in_one_place() -> None:
    makers = [file for file in SOURCE_FOLDER.rglob("*.py") if calls_of("Console", file)]
    assert makers == [CONSOLE_FILE]


def test_bars_read_no_markup() -> None:
    calls = [call for file in SOURCE_FOLDER.rglob("*.py") for call in calls_of("TextColumn", file)]
    assert calls
    for call in calls:
        assert "markup=False" in [ast.unparse(keyword) for keyword in call.keywords]


@pytest.mark.parametrize("game", ["skull", "skull_king", "saber_skull"])
def test_names_at_the_keyboard(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", game, "--humans", "2", "--name", EMOJI, "--name", MARKUP, "--seed", "1")
    played = run_cli(*words, "--record", str(file), stdin="\n\n?\nquit\n").stdout
    assert EMOJI in played and MARKUP in played
    again = run_cli("replay", str(file)).stdout
    assert again.splitlines()[0].endswith(f": {EMOJI}, {MARKUP}, Moth, Rook")
    assert f"Shown as {MARKUP} saw it." in run_cli("replay", str(file), "--as", "1").stdout


def test_names_in_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = (RECORD_FOLDER / "skull.txt").read_text().splitlines(keepends=True)
    record = "".join(line for line in lines if not line.startswith("check"))
    file.write_text(
        record.replace("player 0: Ada", f'player 0: "{EMOJI}"')
        .replace("player 1: Ben", f'player 1: "{MARKUP}"')
        .replace("tag event: Friday", f"tag event: {EMOJI} {MARKUP} Friday")
    )
    shown = run_cli("replay", str(file)).stdout
    assert f"event: {EMOJI} {MARKUP} Friday night" in shown
    assert shown.count(EMOJI) > 3 and shown.count(MARKUP) > 3
    reviewed = run_cli("review", str(file), "--seconds", "0.01").stdout
    assert reviewed.count(EMOJI) > 2 and reviewed.count(MARKUP) > 2


def test_mistakes() -> None:
    assert run_cli("replay", EMOJI, code=2).stderr.startswith(f"{EMOJI}: ")
    assert MARKUP in run_cli("replay", MARKUP, code=2).stderr
    assert f"“{EMOJI}”" in run_cli(EMOJI, code=2).stderr
    assert f"“{EMOJI}”" in run_cli("play", EMOJI, code=2).stderr
    assert f"“{MARKUP}”" in run_cli("serve", "--port", MARKUP, code=2).stderr


def test_letters_that_the_screen_does_not_know() -> None:
    shown = run_cli(
        "replay", str(RECORD_FOLDER / "saber_skull.txt"), PYTHONIOENCODING="ascii"
    ).stdout
    assert "S?bel & Sch?del" in shown
