"""What is wrong with a command line: a sentence for people, for programs the body of HTTP."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.test_commands import run_cli

PROTOCOL_PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
EXAMPLE_PATTERN = re.compile(r'^\{"mistake": "unknown-game".*\}$', re.MULTILINE)
# SIGINT may be ignored where the tests run.
CTRL_C_PROGRAM = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from skulduggery.cli import main
main()
"""


def run_for_error_json(*words: str, **env: str) -> dict[str, object]:
    done = run_cli(*words, code=2, **env)
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    body: dict[str, object] = json.loads(done.stderr)
    assert list(body) == ["mistake", "text", "details"]
    return body


def test_a_mistake_has_the_body_that_it_has_over_http() -> None:
    example = EXAMPLE_PATTERN.search(PROTOCOL_PAGE.read_text(encoding="utf-8"))
    assert example is not None
    assert run_for_error_json("perft", "chess", "--json") == json.loads(example[0])


@pytest.mark.parametrize(
    ("words", "mistake", "details"),
    [
        (["frob", "--json"], "unknown-command", {"word": "frob"}),
        (["perft", "skull", "--nope", "--json"], "unknown-command-option", {"word": "--nope"}),
        (["play", "skull", "--json"], "unknown-command-option", {"word": "--json"}),
        (["train", "--nope=1", "--json"], "unknown-command-option", {"word": "--nope"}),
        (["bench", "rules", "--json", "-x"], "unknown-command-option", {"word": "-x"}),
        (["perft", "skull", "--depth", "x", "--json"], "bad-number", {"option": "--depth"}),
        (["perft", "skull", "--json=perhaps"], "bad-value", {"value": "perhaps"}),
        (["puzzles", "abc", "--json"], "bad-number", {"option": "NUMBER", "value": "abc"}),
        (["perft", "skull", "--json", "--depth"], "missing-value", {"option": "--depth"}),
        (["perft", "skull", "--depth=1", "--depth=2", "--json"], "repeated-option", {}),
        (["perft", "skull", "one", "two", "--json"], "too-many-words", {"words": "one two"}),
        (["perft", "skull", "--set", "boxes", "--json"], "bad-setting", {"setting": "boxes"}),
        (["replay", "/nowhere/at/all", "--json"], "bad-file", {"file": "/nowhere/at/all"}),
        (["backup", "--json"], "no-backup-file", {}),
        (["restore", "--json"], "no-restored-file", {}),
        (["move-database", "a.db", "--json"], "no-moved-databases", {}),
        (["games", "--json", "--lang", "xx"], "unknown-language", {"wish": "xx"}),
        (["games", "--json", "--lang"], "no-language", {"setting": "--lang"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_mistakes_are_told_to_programs(
    words: list[str], mistake: str, details: dict[str, str]
) -> None:
    body = run_for_error_json(*words)
    assert body["mistake"] == mistake
    found = body["details"]
    assert isinstance(found, dict)
    assert {name: found.get(name) for name in details} == details


def test_the_text_is_in_the_language() -> None:
    body = run_for_error_json("frob", "--json", "--lang", "de", PYTHONIOENCODING="ascii")
    assert str(body["text"]).startswith("Den Befehl „frob“ gibt es nicht.")


def test_what_comes_after_two_dashes_asks_for_nothing() -> None:
    assert run_cli("perft", "skull", "--", "--json", code=2).stderr.startswith("There is no option")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["bench", "rules", "skull"], "GAME is for “bench bots”.\n"),
        (["bench", "web", "--match", "3/master/sharp"], "--match is for “bench bots”.\n"),
        (["bench", "rules", "--games", "9"], "--games is for “bench bots”.\n"),
        (["bench", "web", "--beside", "colyseus"], "--beside is for “bench server”.\n"),
    ],
)
def test_what_only_another_benchmark_reads_is_refused(words: list[str], sentence: str) -> None:
    assert run_cli(*words, code=2).stderr == sentence


@pytest.mark.parametrize("json_wanted", [False, True])
def test_ctrl_c(json_wanted: bool, tmp_path: Path) -> None:
    record = tmp_path / "pipe"
    os.mkfifo(record)
    words = ["replay", str(record), *(["--json"] if json_wanted else [])]
    reading = subprocess.Popen(
        [sys.executable, "-c", CTRL_C_PROGRAM, *words],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "SKULDUGGERY_LANG": "en"},
    )
    with record.open("w"):  # opens when the command does
        reading.send_signal(signal.SIGINT)
        printed, told = reading.communicate()
    assert (reading.returncode, printed) == (130, "")
    if json_wanted:
        assert json.loads(told) == {"mistake": "interrupted", "text": "Stopped.", "details": {}}
    else:
        assert told == "Stopped.\n"


def test_an_unknown_language() -> None:
    for words in (["--lang", "tlh"], ["--lang=tlh"], ["games", "--lang", "tlh"]):
        told = run_cli(*words, code=2).stderr
        assert told == "--lang cannot be “tlh”. Choose one of these: en, de, it, fr.\n"
    for words in (["games", "--lang"], ["--lang", ""], ["--lang="]):
        assert run_cli(*words, code=2).stderr == "Name a language after --lang: en, de, it, fr.\n"


def test_an_unknown_language_of_the_environment() -> None:
    told = run_cli("games", code=2, SKULDUGGERY_LANG="xx", LC_ALL="de_DE.UTF-8").stderr
    assert told == "SKULDUGGERY_LANG kann nicht „xx“ sein. Wähle eine von diesen: en, de, it, fr.\n"
    assert "Befehle" in run_cli("--help", "--lang", "de", SKULDUGGERY_LANG="xx").stdout


def test_a_language_is_known_by_its_first_letters() -> None:
    for language, locale in (("de_AT.UTF-8", ""), ("xx:de", ""), ("", "de_DE")):
        shown = run_cli("--help", SKULDUGGERY_LANG=language, LC_ALL=locale).stdout
        assert "Befehle" in shown, (language, locale)
    assert "Befehle" in run_cli("--help", "--lang", "DE").stdout
    assert "Commands" in run_cli("--help", SKULDUGGERY_LANG="", LC_ALL="xx", LANG="xx").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["bench"], "Name what to measure: rules, server, nodes, web, bots, "),
        (["train"], "Name what to train: skull endgames, skull master, skull sharp, skull_king "),
        (["train", "skull"], "Name what to train: skull endgames, skull master, skull sharp.\n"),
        (["train", "skull", "chess"], "“skull chess” cannot be trained. There are: skull endgames"),
        (["train", "chess"], "“chess” cannot be trained. There are: skull endgames, skull master"),
        (["admin"], "Name an action: token, load, tables, bans, close, ban, unban.\n"),
        (["bench", "--lang", "de"], "Nenne, was gemessen werden soll: rules, "),
        (["train", "--lang", "it"], "Indica che cosa addestrare: skull "),
        (["admin", "--lang", "fr"], "Indique une action\xa0: token"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else "",
)
def test_who_says_nothing_is_told_what_there_is(words: list[str], sentence: str) -> None:
    assert run_cli(*words, code=2).stderr.startswith(sentence)
