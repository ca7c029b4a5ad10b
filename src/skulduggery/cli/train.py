"""`skulduggery train`: train the nets and tables of the bots."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.common_options import FixedSeed, GameName
from skulduggery.cli.parameters import complete_with, default_shown_as, whole_number
from skulduggery.core.errors import BadOptions, shorten_text
from skulduggery.core.number_range import MAX_JOBS
from skulduggery.games import game_names, package_named
from skulduggery.terminal.language import localize
from skulduggery.train.training import Training

MAX_TRAINING_ITERATIONS = 10**6


def _trainings_by_game() -> dict[str, Training]:
    """The trainings by game."""
    parts = {name: package_named(name).training for name in game_names()}
    return {name: part.load() for name, part in parts.items() if part is not None}


def run_command(
    game: GameName = "",
    what: Annotated[
        str,
        Parameter(help=localize("train-what-help")),
        complete_with(
            course for training in _trainings_by_game().values() for course in training.courses
        ),
    ] = "",
    /,
    *,
    folder: Annotated[Path, Parameter(help=localize("train-folder-help"))] = Path("training"),
    iterations: Annotated[
        int | None,
        whole_number(localize("train-lessons-help"), 1, MAX_TRAINING_ITERATIONS),
        default_shown_as(localize("default-lessons")),
    ] = None,
    seed: FixedSeed = 1,
    jobs: Annotated[int, whole_number(localize("train-jobs-help"), 1, MAX_JOBS)] = 1,
) -> None:
    training = _training_for(game, what)
    folder.mkdir(parents=True, exist_ok=True)
    for file in training.train(what, folder, seed, iterations, jobs):
        _print_trained_file(file)


def _training_for(game: str, what: str) -> Training:
    """The training of a game, or a Mistake that lists all configurations."""
    known = _trainings_by_game()
    if game in known and what in known[game].courses:
        return known[game]
    if not game:
        raise BadOptions("no-course", courses=", ".join(_course_names(known)))
    if game in known and not what:
        raise BadOptions("no-course", courses=", ".join(_course_names({game: known[game]})))
    word = shorten_text(f"{game} {what}".strip())
    raise BadOptions("bad-course", word=word, courses=", ".join(_course_names(known)))


def _course_names(known: Mapping[str, Training]) -> list[str]:
    return [f"{game} {course}" for game, training in known.items() for course in training.courses]


def _print_trained_file(file: Path) -> None:
    """The file that was written, with its SHA-256."""
    print(localize("train-done", file=str(file), sha256=sha256(file.read_bytes()).hexdigest()))
