"""`--help` tells what every option is if it is not given, once, in the language."""

import re
from collections.abc import Iterator

import pytest
from cyclopts import Argument
from tests.cli.test_commands import run_cli

from skulduggery.cli.app import SHARED_COMMANDS, build_app
from skulduggery.cli.parameters import format_default
from skulduggery.terminal.language import USER_LANGUAGE
from skulduggery.words import SUPPORTED_LANGUAGES, translate

# Without these nothing is done that they are about, or the command says what is missing.
OPTIONS_WITHOUT_DEFAULT = {
    "--after", "--base-path", "--game", "--hand", "--make", "--position", "--preset", "--record",
    "--records", "--set", "--trusted-proxies", "--try", "DICE", "BOTS", "FILE", "GAME",
    "POSITION", "SOURCE", "TARGET", "WHAT", "WHOM",
}  # fmt: skip

ARGUED_COMMANDS = (
    "bench", "backup", "move-database", "odds", "puzzles", "replay", "restore", "solve",
)  # fmt: skip


def command_arguments(command: str) -> Iterator[Argument]:
    yield from build_app()[command].assemble_argument_collection()


def help_text(command: str, language: str) -> str:
    """The help as one line, without what is drawn around it."""
    words = (command, "--help", "--lang", language)
    told = run_cli(*words, COLUMNS="300", HOME="/home/ada", XDG_DATA_HOME="").stdout
    return in_one_line(re.sub(r"[│╭╮╰╯─]", " ", told))


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("command", SHARED_COMMANDS)
def test_every_default_is_told(command: str) -> None:
    told = help_text(command, USER_LANGUAGE)
    for argument in command_arguments(command):
        default, words = argument.field_info.default, argument.parameter.show_default
        if default in (None, "", argument.field_info.empty) and words is None:
            assert argument.name in OPTIONS_WITHOUT_DEFAULT
        elif default is not False and argument.name != "--database":  # see below
            value = words if isinstance(words, str) else format_default(default)
            sentence = in_one_line(translate("default-value", USER_LANGUAGE, value=value))
            after_its_name = told.split(f" {argument.name} ")[-1]
            assert sentence in after_its_name.split(" --")[0], argument.name


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_defaults_are_told_in_the_language(language: str) -> None:
    told = help_text("play", language)
    sentence = translate("default-value", language, value=translate("default-seed", language))
    assert in_one_line(sentence) in told
    assert ("default" in told) == (language == "en")


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_limits_tell_their_numbers_once(language: str) -> None:
    told = help_text("serve", language)
    for number in ("600", "10000", "1000000", "8642"):
        assert len(re.findall(rf"\b{number}\b", told)) == 1, number


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_numbers_are_not_written_into_sentences(language: str) -> None:
    for message in ("cli-players-help", "odds-place-help", "solve-seconds-help"):
        assert not re.search(r"\b(4|20)\b", translate(message, language))


def test_cyclopts_adds_no_english_words() -> None:
    for command in ("convert", "serve"):
        told = help_text(command, "de")
        for word in ("choices", "env var", "Usage", "required"):
            assert word not in told


def test_the_usual_database_is_named() -> None:
    assert "(default: /home/ada/.local/share/skulduggery/skulduggery.db)" in help_text(
        "backup", "en"
    )


@pytest.mark.parametrize("command", ARGUED_COMMANDS)
@pytest.mark.parametrize("language", ["en", "de", "it", "fr"])
def test_arguments_have_the_names_of_the_usage_line(command: str, language: str) -> None:
    shown = run_cli(command, "--help", "--lang", language).stdout
    usage, _, panels = shown.partition("╭")
    arguments = re.findall(r"^│ ([^\W\d_a-z]{2,}) ", panels, re.MULTILINE)
    assert arguments
    assert all(name in usage for name in arguments), (arguments, usage)
