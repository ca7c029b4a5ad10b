"""`skulduggery solve`: solve a position. Games declare their solvers in their packages.

There is one command for all of them: it has the options of all solvers, and refuses those that the
solver of the game does not have.
"""

import inspect
from collections.abc import Callable
from typing import Annotated, Any

from cyclopts import Parameter

from skulduggery.cli.parameters import complete_with
from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.games import game_named, game_names, package_named
from skulduggery.games.package import LazyPart
from skulduggery.terminal.language import localize

_SolveCommand = Callable[..., None]  # called with a position, and options by name


def _solve_commands() -> dict[str, _SolveCommand]:
    """The solve commands by game."""
    added = {name: package_named(name).solve_command for name in game_names()}
    return {name: LazyPart[_SolveCommand](one.where).load() for name, one in added.items() if one}


def run_command(game: str = "", position: str = "", /, **options: Any) -> None:
    solve = _solve_commands().get(game)
    if solve is None:
        raise BadOptions("no-solver", game=shorten_text(game_named(game).name))
    known = inspect.signature(solve).parameters
    given = {
        name: value for name, value in options.items() if value != _keyword_options()[name].default
    }
    for name in given:
        if name not in known:
            raise BadOptions("solve-option", option=_option_flag(name), game=game)
    solve(position, **given)


def _option_flag(name: str) -> str:
    return f"--{name.strip('_').replace('_', '-')}"


def _keyword_options() -> dict[str, inspect.Parameter]:
    """The keyword options of all games together."""
    found: dict[str, inspect.Parameter] = {}
    for solve in _solve_commands().values():
        for name, parameter in inspect.signature(solve).parameters.items():
            if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
                found.setdefault(name, parameter)
    return found


def _declare_options() -> None:
    """Give `run_command` the signature for help, completion and parsing."""
    words = inspect.signature(run_command).parameters
    position_helps = " ".join(_position_help(solve) for solve in _solve_commands().values())
    game_help = localize("solve-game-help", games=", ".join(_solve_commands()))
    annotations = {
        "game": Annotated[str, Parameter(help=game_help), complete_with(_solve_commands())],
        "position": Annotated[str, Parameter(help=position_helps)],
        **{name: option.annotation for name, option in _keyword_options().items()},
    }
    parameters = [
        *(words[name].replace(annotation=annotations[name]) for name in ("game", "position")),
        *_keyword_options().values(),
    ]
    run_command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run_command.__annotations__ = annotations


def _position_help(solve: _SolveCommand) -> str:
    (parameter,) = inspect.signature(solve).parameters["position"].annotation.__metadata__
    return str(parameter.help)


_declare_options()
