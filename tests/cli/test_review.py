"""`skulduggery review`, run as people and programs run it."""

import json
from pathlib import Path

import pytest
from tests.cli.test_commands import run_cli
from tests.study.test_review import play_recorded_game

from skulduggery.cli.review import GRAPH_LEVELS, GRAPH_WIDTH_COLUMNS, chances_graph
from skulduggery.games import game_named
from skulduggery.games.record_files import write_record_text


@pytest.fixture
def duel(tmp_path: Path) -> str:
    """Somebody throws away a certain win."""
    opening = ["0 flower", "1 flower", "0 bid 1", "1 bid 2"]
    loaded = play_recorded_game(game_named("skull"), opening, players=2, position="FF F first=0")
    file = tmp_path / "duel.txt"
    file.write_text(write_record_text(loaded.record), "utf-8")
    return str(file)


def test_the_costly_move_the_graph_and_the_accounts(duel: str) -> None:
    told = run_cli("review", duel, "--seconds", "5").stdout
    assert "Bid 1" in told and "Bid 2" in told
    assert any(line.split()[:4] == ["│", "3", "│", "Ada"] for line in told.splitlines())
    assert "Luck and skill" in told
    assert any(f"{name} " in line and "█" in line for line in told.splitlines() for name in ["Ada"])
    assert "Glück und Können" in run_cli("review", duel, "--lang", "de").stdout


def test_json_for_programs(duel: str) -> None:
    review = json.loads(run_cli("review", duel, "--player", "0", "--seconds", "5", "--json").stdout)
    assert review["players"] == [0]
    assert len(review["chances"]["0"]) == review["plies"] + 1
    worst = max(review["decisions"], key=lambda one: one["cost"])
    assert (worst["ply"], worst["text"], worst["best"]) == (3, "bid 1", "bid 2")
    account = review["accounts"][0]
    total = account["start"] + account["luck"] + account["own"] + account["others"]
    assert total == pytest.approx(account["end"])


def test_what_cannot_be_is_said_plainly(duel: str, tmp_path: Path) -> None:
    assert "no player 7" in run_cli("review", duel, "--player", "7", code=2).stderr
    assert "more than 0 seconds" in run_cli("review", duel, "--seconds", "0", code=2).stderr
    loaded = play_recorded_game(game_named("skull"), ["* first 0"], finish=False)
    unfinished = tmp_path / "unfinished.txt"
    unfinished.write_text(write_record_text(loaded.record), "utf-8")
    assert "Only a finished game" in run_cli("review", str(unfinished), code=2).stderr
    assert "Name a file" in run_cli("review", code=2).stderr


def test_the_graph_has_a_column_for_each_moment_as_long_as_there_is_room() -> None:
    assert chances_graph([0.0, 0.5, 1.0]) == " ▄█"
    long = chances_graph([0.0] * 500 + [1.0] * 500)
    assert len(long) == GRAPH_WIDTH_COLUMNS
    assert (long[0], long[-1]) == (GRAPH_LEVELS[0], GRAPH_LEVELS[-1])
