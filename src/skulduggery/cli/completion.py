"""`skulduggery --install-completion`: the shell completes commands, options and their values."""

from pathlib import Path
from typing import Annotated, Literal, get_args

from cyclopts import Parameter
from cyclopts.completion.detect import ShellDetectionError, detect_shell

from skulduggery.cli.help import usually
from skulduggery.core.errors import BadOptions
from skulduggery.terminal.language import told

Shell = Literal["bash", "zsh", "fish"]
SHELLS: tuple[Shell, ...] = get_args(Shell)
STARTUP_FILES = {"bash": ".bashrc", "zsh": ".zshrc"}  # fish looks for completions by itself


def command(
    *,
    shell: Annotated[
        Shell | None,
        Parameter(help=told("completion-shell-help")),
        usually(told("default-shell")),
    ] = None,
) -> None:
    from skulduggery.cli.app import build  # noqa: PLC0415 - which loads this module

    found = shell or running_shell()
    file = build().install_completion(shell=found)
    print(told("completion-installed", shell=found, file=str(file)))
    if found in STARTUP_FILES:
        tell_of_startup_file(Path.home() / STARTUP_FILES[found])
    print(told("completion-next", command=f"exec {found}"))


def running_shell() -> Shell:
    """The one that this program was called from."""
    try:
        found = detect_shell()
    except ShellDetectionError:
        found = None
    known = next((shell for shell in SHELLS if shell == found), None)
    if known is None:
        raise BadOptions("unknown-shell", shells=", ".join(SHELLS))
    return known


def tell_of_startup_file(file: Path) -> None:
    written = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
    if "skulduggery" in written or ".zsh/completions" in written:
        print(told("completion-loaded-by", file=str(file)))
    if file.name == STARTUP_FILES["zsh"] and "compinit" not in written:
        print(told("completion-compinit", file=str(file)))
