"""`skulduggery --install-completion`, and what a real bash then offers."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.test_commands import run_cli

from skulduggery.words import SUPPORTED_LANGUAGES, translate

SCRIPT_BY_SHELL = {
    "bash": ".local/share/bash-completion/completions/skulduggery",
    "zsh": ".zsh/completions/_cyclopts_skulduggery",
    "fish": ".config/fish/completions/skulduggery.fish",
}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home of somebody who can call `skulduggery`."""
    folder = tmp_path / "home"
    (folder / "bin").mkdir(parents=True)
    program = folder / "bin" / "skulduggery"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m skulduggery "$@"\n')
    program.chmod(0o755)
    return folder


def install_completion(home: Path, *words: str) -> str:
    return run_cli("--install-completion", *words, HOME=str(home), ZSH="", ZSH_CUSTOM="").stdout


def bash_completions(home: Path, *words: str) -> list[str]:
    """What an interactive bash offers for the last word, all before it being typed."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash")
    ask = (
        'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _skulduggery; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(
        [bash, "-i", "-c", ask, "bash", "skulduggery", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        env={
            **os.environ,
            "HOME": str(home),
            "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "SKULDUGGERY_LANG": "en",
        },
    )
    return sorted(done.stdout.split())


def test_bash_completes_commands_options_and_values(home: Path) -> None:
    install_completion(home, "--shell", "bash")
    assert bash_completions(home, "p") == ["perft", "play", "puzzles"]
    assert bash_completions(home, "perft", "--d") == ["--depth", "--divide"]
    assert bash_completions(home, "convert", "--to", "j") == ["json", "jsonl"]
    assert bash_completions(home, "games", "--lang", "") == sorted(SUPPORTED_LANGUAGES)


def test_bash_asks_for_words_that_nothing_else_is_refused_by(home: Path) -> None:
    install_completion(home, "--shell", "bash")
    assert bash_completions(home, "play", "sk") == ["skull", "skull_king"]
    assert bash_completions(home, "play", "skull", "--preset", "g") == ["german"]
    assert bash_completions(home, "bench", "so") == ["solver"]
    assert bash_completions(home, "admin", "un") == ["unban"]
    assert bash_completions(home, "tournament", "skull", "casual", "m") == ["master"]
    assert bash_completions(home, "--lang", "de", "train", "sa") == ["saber_skull"]


@pytest.mark.parametrize("shell", SCRIPT_BY_SHELL)
def test_it_says_what_it_did_and_what_to_do(shell: str, home: Path) -> None:
    told = install_completion(home, "--shell", shell)
    script = home / SCRIPT_BY_SHELL[shell]
    assert f"The completions for {shell} are in {script}.\n" in told
    assert f"“exec {shell}”" in told
    written = script.read_text(encoding="utf-8")
    for word in ("tournament", "--exploitability", "--install-completion", "--lang"):
        assert word.lstrip("-") in written


def test_shells_load_it_by_themselves(home: Path) -> None:
    bash, zsh = (
        install_completion(home, "--shell", "bash"),
        install_completion(home, "--shell", "zsh"),
    )
    assert f"{home / '.bashrc'} loads them" in bash
    assert SCRIPT_BY_SHELL["bash"] in (home / ".bashrc").read_text()
    assert f"{home / '.zshrc'} loads them" in zsh
    assert "autoload -Uz compinit && compinit" in zsh
    assert (home / ".zsh/completions").as_posix() in (home / ".zshrc").read_text()


def test_a_second_time_changes_nothing(home: Path) -> None:
    (home / ".zshrc").write_text("autoload -Uz compinit\ncompinit\n")
    for shell in ("bash", "zsh"):
        first = install_completion(home, "--shell", shell)
        kept = (home / f".{shell}rc").read_text()
        assert install_completion(home, "--shell", shell) == first
        assert (home / f".{shell}rc").read_text() == kept
        assert "compinit &&" not in first


def test_the_shell_is_found(home: Path) -> None:
    told = run_cli("--install-completion", HOME=str(home), FISH_VERSION="3.6").stdout
    assert "for fish" in told


@pytest.mark.parametrize("language", SUPPORTED_LANGUAGES)
def test_it_speaks_the_language(language: str, home: Path) -> None:
    told = install_completion(home, "--shell", "fish", "--lang", language)
    assert translate("completion-next", language, command="exec fish") in told
    shown = run_cli("--install-completion", "--help", "--lang", language, COLUMNS="300").stdout
    assert translate("completion-help", language) in shown
    assert translate("completion-shell-help", language) in shown
    script = (home / SCRIPT_BY_SHELL["fish"]).read_text(encoding="utf-8")
    # Cyclopts writes no-break spaces as spaces.
    assert " ".join(translate("cli-lang-help", language).split()) in script


def test_a_shell_that_it_does_not_know(home: Path) -> None:
    unknown = run_cli("--install-completion", "--shell", "tcsh", code=2, HOME=str(home)).stderr
    assert "“tcsh”" in unknown
    assert list(home.iterdir()) == [home / "bin"]
