"""`skulduggery --install-completion`: shell completion of commands, options and values."""

from pathlib import Path
from typing import Annotated, Literal, get_args

from cyclopts import Parameter
from cyclopts.completion.detect import ShellDetectionError, detect_shell

from skulduggery.cli.parameters import default_shown_as
from skulduggery.core.errors import BadOptions
from skulduggery.terminal.language import localize

Shell = Literal["bash", "zsh", "fish"]
_KNOWN_SHELLS: tuple[Shell, ...] = get_args(Shell)
_SHELL_STARTUP_FILES = {"bash": ".bashrc", "zsh": ".zshrc"}  # fish finds completions by itself


def run_command(
    *,
    shell: Annotated[
        Shell | None,
        Parameter(help=localize("completion-shell-help")),
        default_shown_as(localize("default-shell")),
    ] = None,
) -> None:
    from skulduggery.cli.app import build_app  # noqa: PLC0415 - which loads this module

    found = shell or _running_shell()
    file = build_app().install_completion(shell=found)
    print(localize("completion-installed", shell=found, file=str(file)))
    if found in _SHELL_STARTUP_FILES:
        _print_startup_file_advice(Path.home() / _SHELL_STARTUP_FILES[found])
    print(localize("completion-next", command=f"exec {found}"))


def _running_shell() -> Shell:
    """The shell that this program was called from."""
    try:
        found = detect_shell()
    except ShellDetectionError:
        found = None
    known = next((shell for shell in _KNOWN_SHELLS if shell == found), None)
    if known is None:
        raise BadOptions("unknown-shell", shells=", ".join(_KNOWN_SHELLS))
    return known


def _print_startup_file_advice(file: Path) -> None:
    written = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
    if "skulduggery" in written or ".zsh/completions" in written:
        print(localize("completion-loaded-by", file=str(file)))
    if file.name == _SHELL_STARTUP_FILES["zsh"] and "compinit" not in written:
        print(localize("completion-compinit", file=str(file)))
