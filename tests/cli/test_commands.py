"""The command line, run as people and programs run it."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from tests.cli.forked_command import run_command

from skulduggery.core import is_compiled

RECORD_FOLDER = Path(__file__).parents[2] / "docs" / "records"


def run_cli(
    *words: str, code: int = 0, stdin: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own; nobody may ever see a traceback."""
    usual = {"SKULDUGGERY_LANG": "en", "NO_COLOR": "1", "COLUMNS": "100"}
    done = run_command(words, stdin, {**os.environ, **usual, **env})
    assert "Traceback" not in done.stderr
    assert done.returncode == code, done.stderr
    return done


def test_help_in_four_languages() -> None:
    heads = {"en": "Commands", "de": "Befehle", "it": "Comandi", "fr": "Commandes"}
    for language, head in heads.items():
        told = run_cli("--help", "--lang", language).stdout
        assert head in told
        for command in (
            "serve",
            "play",
            "simulate",
            "tournament",
            "replay",
            "perft",
            "bench",
            "admin",
            "backup",
            "restore",
            "move-database",
        ):
            assert command in told
    assert "Aufruf: skulduggery perft SPIEL" in run_cli("perft", "--help", "--lang=de").stdout
    assert "Grenzen (0 = keine)" in run_cli("serve", "--help", "--lang=de").stdout


def test_version_says_how_the_rules_run() -> None:
    how = "rules compiled" if is_compiled() else "rules in plain Python"
    assert how in run_cli("--version").stdout
    assert "rules in plain Python" in run_cli("--version", SKULDUGGERY_PURE_PYTHON="1").stdout


def test_perft_prints_depth_and_count() -> None:
    told = run_cli("perft", "skull", "--players", "3", "--depth", "7", "--set", "first=0").stdout
    assert told == "1 2\n2 4\n3 8\n4 36\n5 122\n6 361\n7 1007\n"
    told = run_cli(
        "perft", "skull_king", "--players", "3", "--depth", "5", "--set", "first=1"
    ).stdout
    assert told == "1 7\n2 48\n3 323\n4 646\n5 1292\n"
    words = ("perft", "saber_skull", "--players", "2", "--depth", "5", "--set", "first=0")
    told = run_cli(*words, "--set", "ring=1 2 K 5 3 B 4").stdout
    assert told == "1 6\n2 6\n3 36\n4 51\n5 216\n"


def test_perft_divides_with_weights() -> None:
    words = ("perft", "skull_king", "--players", "3", "--set", "first=0", "--divide")
    told = run_cli(*words, "--depth", "2").stdout.splitlines()
    assert told[0] == "king x1 6"
    assert told[-1] == "yellow x8 7"
    assert sum(int(line.split()[-1]) for line in told) == 48
    position = ("--position", "FS F first=0")
    assert (
        run_cli("perft", "skull", *position, "--divide", "--depth", "3").stdout
        == "flower 3\nskull 3\n"
    )


def test_perft_after_plies_and_as_json() -> None:
    words = ("perft", "skull", "--players", "3", "--set", "first=0", "--depth", "2", "--json")
    found = json.loads(run_cli(*words, "--after", "0 flower; 1 skull; 2 flower").stdout)
    assert [row["depth"] for row in found] == [1, 2]
    assert found[0]["count"] == 5
    divided = json.loads(run_cli(*words, "--divide").stdout)
    assert divided == [
        {"ply": "flower", "weight": None, "count": 2},
        {"ply": "skull", "weight": None, "count": 2},
    ]


def test_simulate_sums_up_and_keeps_records(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "skull", "--players", "4", "--games", "30", "--seed", "7")
    summary = json.loads(run_cli(*words, "--json", "--records", str(file), "--jobs", "2").stdout)
    assert summary["games"] == 30
    assert sum(share["wins"] for share in summary["shares"]) == 30
    assert len(file.read_text().splitlines()) == 30
    assert json.loads(run_cli(*words, "--json", SKULDUGGERY_PURE_PYTHON="1").stdout) == {
        **summary,
        "compiled": False,
    }
    told = run_cli(*words).stdout
    assert "30 games of 4 bots, seed 7" in told
    assert "Failures on their own skull" in told


def test_simulate_takes_bots_by_name(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", "skull", "--bots", "casual,rule,rule", "--games", "25", "--seed", "7")
    summary = json.loads(run_cli(*words, "--json", "--records", str(file)).stdout)
    assert summary["bots"] == ["casual", "rule", "rule"]
    assert [share["player"] for share in summary["shares"]] == [0, 1, 2]
    assert json.loads(run_cli(*words, "--json", "--jobs", "2").stdout) == summary
    record = json.loads(file.read_text().splitlines()[0])
    assert [player["bot"] for player in record["players"]] == ["casual", "rule", "rule"]
    assert "rule" in run_cli(*words).stdout
    run_cli("verify", str(file), code=2)  # a simulation proves no draws, but its records are read
    assert "casual" in run_cli("replay", str(file), "--number", "25").stdout.casefold()


def test_a_tournament_shows_who_beats_whom() -> None:
    words = ("tournament", "skull", "random", "casual", "--players", "3", "--games", "9")
    outcome = json.loads(run_cli(*words, "--seed", "1", "--json").stdout)
    assert {row["bot"] for row in outcome["standings"]} == {"random", "casual"}
    assert [row["result"]["games"] for row in outcome["standings"]] == [9, 9]
    told = run_cli(*words, "--seed", "1", "--lang", "de", "--jobs", "2").stdout
    assert "Allein unter" in told and "casual" in told


def test_bots_are_told_by_name_where_one_plays() -> None:
    told = " ".join(run_cli("play", "--help").stdout.replace("│", " ").split())
    assert "casual: Plays as people do" in told
    assert "--bots sharp (default): Sharp." in run_cli("games").stdout
    played = run_cli(
        "play", "skull", "--bots", "random,casual", "--seed", "1", stdin="quit\n"
    ).stdout
    assert "Moth: Random. Plays any legal move" in played
    assert "Rook: Casual. Plays as people do" in played


def test_replay_shows_what_each_may_know(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ("simulate", "skull", "--players", "3", "--games", "2", "--seed", "3")
    run_cli(*words, "--records", str(file))
    table = run_cli("replay", str(file)).stdout
    assert "has chosen a first disc" in table
    assert "chooses a flower" not in table
    assert "chooses a" in run_cli("replay", str(file), "--as", "1").stdout
    steps = [
        json.loads(line) for line in run_cli("replay", str(file), "--json").stdout.splitlines()
    ]
    assert [step["ply"] for step in steps] == list(range(1, len(steps) + 1))
    assert "\n   1  " in table and "\n   0  " not in table
    assert any(step["text"] is None for step in steps)
    everything = run_cli("replay", str(file), "--as", "all", "--json").stdout.splitlines()
    assert all(json.loads(line)["text"] for line in everything)
    assert run_cli("replay", str(file), "--number", "2").stdout != table
    assert "holds 2 records" in run_cli("replay", str(file), "--number", "3", code=2).stderr
    assert "“9”" in run_cli("replay", str(file), "--as", "9", code=2).stderr


def test_convert_there_and_back(tmp_path: Path) -> None:
    for example in sorted(RECORD_FOLDER.glob("*.txt")):
        as_json = tmp_path / "game.json"
        as_json.write_text(run_cli("convert", str(example), "--to", "json").stdout)
        again = tmp_path / "game.txt"
        again.write_text(run_cli("convert", str(as_json), "--to", "text").stdout)
        assert again.read_text() == run_cli("convert", str(example), "--to", "text").stdout
        assert run_cli("convert", str(again), "--to", "json").stdout == as_json.read_text()


def test_games_lists_everything() -> None:
    rows = json.loads(run_cli("games", "--json").stdout)
    assert [row["game"] for row in rows] == ["skull", "skull_king", "saber_skull"]
    assert set(rows[0]["presets"]) == {"german", "english", "italian"}
    told = run_cli("games", "--lang", "it").stdout
    assert "first_player_last" in told
    assert "For 3 to 6 players. With two_tribes=true: 2 to 3. With boxes=2: 3 to 12." in " ".join(
        run_cli("games").stdout.split()
    )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["frob"], "no command “frob”"),
        (["play", "chess"], "no game called “chess”"),
        (["play", "skull", "--bots", "frob"], "There are: random, casual"),
        (["play", "skull", "--players", "3", "--bots", "random,casual,rule"], "3 names for 2"),
        (["play", "skull", "--think", "0"], "more than 0 seconds"),
        (["simulate", "skull", "--bots", "casual,rule", "--players", "3"], "2 names for 3"),
        (["simulate", "skull", "--think", "-1"], "more than 0 seconds"),
        (["tournament", "skull", "casual"], "two different bots"),
        (["play"], "Name a game"),
        (["play", "skull", "--seed", "-5"], "0 to 2"),
        (["play", "skull", "--humans", "9"], "9 people"),
        (["perft", "skull", "--depth", "0"], "from 1 to 1000"),
        (["perft", "skull", "--depth", "deep"], "“deep”"),
        (["perft", "skull", "--depth"], "needs a value"),
        (["perft", "skull", "--nope"], "no option “--nope”"),
        (["perft", "skull", "one", "two"], "Too many"),
        (["perft", "skull", "--players", "2"], "3 to 6"),
        (["perft", "skull", "--players", "7"], "3 to 6"),
        (["perft", "skull", "--set", "boxes"], "option=value"),
        (["perft", "skull", "--set", "boxes=3"], "1, 2"),
        (["perft", "skull", "--set", "size=3"], "no option “size”"),
        (["perft", "skull", "--set", "first=4"], "0 to 3"),
        (["perft", "skull", "--preset", "klingon"], "german"),
        (["perft", "skull", "--position", "FFFF first=0"], "position"),
        (["perft", "skull", "--position", "3 2 first=0"], "Write them out"),
        (["perft", "skull_king", "--position", "FF F first=0"], "These can: skull, saber_skull"),
        (["perft", "saber_skull", "--position", "FF F first=0"], "1 2 K 5 3 B 4 5:rrg"),
        (["play", "skull_king", "--preset", "german"], "skull_king has no presets"),
        (["play", "skull", "--name", "A", "--name", "B", "--name", "C"], "3 names for one person"),
        (["play", "skull", "--humans", "0", "--name", "A"], "one name for nobody"),
        (["simulate", "skull", "--players", "7"], "With boxes=2 it is for 3 to 12"),
        (["simulate", "skull", "--players", "2"], "With two_tribes=true it is for 2 to 3"),
        (
            ["perft", "skull_king", "--after", "0 bid 1"],
            "Chance is next: a ply that begins",
        ),
        (["perft", "skull", "--set", "last_chance=true", "--set", "two_tribes=true"], "together"),
        (["perft", "saber_skull", "--set", "ring=1 2 3"], "ring"),
        (["perft", "skull", "--after", "0 fly"], "Possible now"),
        (["simulate", "skull", "--records", "/nowhere/at/all"], "/nowhere/at/all"),
        (["replay", "/nowhere/at/all"], "/nowhere/at/all"),
        (["replay"], "Name a file"),
        (["convert", "/nowhere/at/all"], "/nowhere/at/all"),
    ],
)
def test_mistakes_are_told_in_a_sentence(words: list[str], complaint: str) -> None:
    told = run_cli(*words, code=2).stderr
    assert complaint in told
    assert len(told.splitlines()) <= 3


def test_mistakes_are_told_in_the_language() -> None:
    assert "Den Befehl „frob“ gibt es nicht" in run_cli("frob", "--lang", "de", code=2).stderr
    assert "Indique un jeu" in run_cli("play", "--lang=fr", code=2).stderr


def test_a_record_can_come_from_another_program() -> None:
    text = (RECORD_FOLDER / "skull.txt").read_text()
    assert "Cleo" in run_cli("replay", "-", stdin=text).stdout
    assert run_cli("convert", "-", "--to", "text", stdin=text).stdout.startswith(
        "skulduggery record 1"
    )
    assert "The file is empty" in run_cli("replay", "-", code=2).stderr


def test_a_directory_is_no_record(tmp_path: Path) -> None:
    assert str(tmp_path) in run_cli("replay", str(tmp_path), code=2).stderr


def test_a_cut_off_record_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "cut.txt"
    file.write_text("skulduggery record 1\ngame: skull\n")
    assert "Line 3: The record is cut off" in run_cli("replay", str(file), code=2).stderr
