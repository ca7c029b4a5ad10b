"""Whole numbers on the command line: every option names its range, and nothing ends in a crash."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, get_args, get_origin

import pytest
from cyclopts import Parameter
from tests.cli.test_commands import RECORD_FOLDER, run_cli

from skulduggery import cli
from skulduggery.core.number_range import MAX_JOBS, MAX_SEED, BadNumber, NumberRange
from skulduggery.words import SUPPORTED_LANGUAGES

TWENTY_DIGITS = "99999999999999999999"
RECORD_FILE = str(RECORD_FOLDER / "skull.txt")
SERVER_COMMANDS = {"serve"}  # checked with its settings, whether they come from here or elsewhere


def integer_options() -> Iterator[tuple[str, str, Parameter]]:
    """Every command's options that are whole numbers."""
    for module in iter_modules(cli.__path__):
        command = getattr(import_module(f"skulduggery.cli.{module.name}"), "run_command", None)
        if command is None or module.name in SERVER_COMMANDS:
            continue
        for name, parameter in inspect.signature(command).parameters.items():
            hint = parameter.annotation
            if get_origin(hint) is Annotated and int in (kinds := get_args(hint))[:1] + get_args(
                kinds[0]
            ):
                yield module.name, name, kinds[1]


def test_every_whole_number_declares_its_range() -> None:
    found = list(integer_options())
    assert {("play", "humans"), ("puzzles", "number"), ("train", "iterations")} <= {
        (command, name) for command, name, _ in found
    }
    assert [f"{command} {name}" for command, name, how in found if how.converter is None] == []


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "skull", "--players"], "from 2 to 12"),
        (["play", "skull", "--humans"], "from 0 to 12"),
        (["play", "skull", "--seed"], "from 0 to 2⁶⁴ \N{MINUS SIGN} 1"),
        (["simulate", "skull", "--players"], "from 2 to 12"),
        (["simulate", "skull", "--games"], "from 1 to 1000000000"),
        (["simulate", "skull", "--jobs"], f"from 1 to {MAX_JOBS}"),
        (["tournament", "skull", "random", "rule", "--games"], "from 1 to 1000000000"),
        (["perft", "skull", "--divide", "--depth"], "from 1 to 1000"),
        (["perft", "skull", "--position", "FS F first=0", "--players"], "from 2 to 12"),
        (["replay", RECORD_FILE, "--number"], "holds one record; there is no number"),
        (["review", RECORD_FILE, "--number"], "holds one record; there is no number"),
        (["verify", RECORD_FILE, "--number"], "holds one record; there is no number"),
        (["review", RECORD_FILE, "--player"], "no player 9999"),
        (["puzzles"], "no puzzle 9999"),
        (["puzzles", "--make", "skull", "--count"], "from 1 to 10000"),
        (["odds", "--hand", "red", "--players"], "from 2 to 12"),
        (["odds", "--hand", "red", "--place"], "from 1 to 6"),
        (["odds", "--hand", "red", "--worlds"], "from 1 to 1000000"),
        (["solve", "saber_skull", "1 2 K 5 3 B 4", "--tokens"], "from 1 to 20"),
        (["solve", "saber_skull", "1 2 K 5 3 B 4", "--check"], "from 0 to 10000000"),
        (["bench", "bots", "skull", "--games"], "from 1 to 1000000000"),
        (["train", "skull", "master", "--iterations"], "from 1 to 1000000"),
    ],
)
def test_numbers_of_twenty_digits_are_refused_in_a_sentence(
    words: list[str], complaint: str
) -> None:
    told = " ".join(run_cli(*words, TWENTY_DIGITS, code=2).stderr.split())
    assert complaint in told
    assert TWENTY_DIGITS in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "skull", "--games", "0"], "--games cannot be “0”. It is a whole number"),
        (["simulate", "skull", "--jobs", "0"], "--jobs cannot be “0”. It is a whole number"),
        (["simulate", "skull", "--seed", "-1"], "--seed cannot be “-1”. It is a whole number"),
        (["play", "skull", "--humans", "-1"], "--humans cannot be “-1”. It is a whole number"),
        (["puzzles", "--make", "skull", "--count", "-1"], "--count cannot be “-1”."),
        (["solve", "saber_skull", "1 2 3 4 5", "--tokens", "0"], "--tokens cannot be “0”."),
        (["solve", "saber_skull", "1 2 3 4 5", "--check", "-1"], "--check cannot be “-1”."),
        (["odds", "--hand", "red", "--worlds", "0"], "--worlds cannot be “0”."),
        (["review", RECORD_FILE, "--number", "0"], "whole number of at least 1."),
        (["puzzles", "abc"], "NUMBER cannot be “abc”. It is a whole number of at least 1."),
        (["perft", "skull", "--depth", "2.7"], "--depth cannot be “2.7”."),
        (["perft", "skull", "--depth", "9" * 5000], "--depth cannot be “999"),
    ],
)
def test_each_option_is_named_with_its_value_and_its_range(words: list[str], sentence: str) -> None:
    assert sentence in run_cli(*words, code=2).stderr


def test_the_missing_record_is_counted_in_four_languages() -> None:
    for language in SUPPORTED_LANGUAGES:
        told = run_cli("review", RECORD_FILE, "--number", "2", "--lang", language, code=2).stderr
        assert "1 " not in told and "2" in told  # one record, in a word


def test_a_range_includes_both_ends() -> None:
    allowed = NumberRange(1, 3)
    assert [allowed.check_number("n", value) for value in (1, 3)] == [1, 3]
    assert NumberRange(0).read_number("n", TWENTY_DIGITS) == int(TWENTY_DIGITS)
    for value in (0, 4):
        with pytest.raises(BadNumber) as caught:
            allowed.check_number("n", value)
        assert caught.value.detail_texts() == {
            "option": "n",
            "value": str(value),
            "least": "1",
            "most": "3",
        }


def test_the_largest_seed_is_one() -> None:
    words = ("simulate", "skull", "--games", "1", "--seed")
    assert str(MAX_SEED) in run_cli(*words, str(MAX_SEED)).stdout
    run_cli(*words, str(MAX_SEED + 1), code=2)
