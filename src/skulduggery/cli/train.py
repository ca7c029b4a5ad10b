"""`skulduggery train`: make anew what the strong bots know."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.cli.common_options import FixedSeed, GameName
from skulduggery.cli.help import offering, usually
from skulduggery.cli.numbers import whole_number
from skulduggery.core.errors import BadOptions, shortened
from skulduggery.games import game_names, package_named
from skulduggery.sim.limits import MOST_JOBS
from skulduggery.terminal.language import told
from skulduggery.train.training import Training

MOST_LESSONS = 10**6


def trainings() -> dict[str, Training]:
    """By game, what can be trained."""
    parts = {name: package_named(name).training for name in game_names()}
    return {name: part.load() for name, part in parts.items() if part is not None}


def command(
    game: GameName = "",
    what: Annotated[
        str,
        Parameter(help=told("train-what-help")),
        offering(course for training in trainings().values() for course in training.courses),
    ] = "",
    /,
    *,
    folder: Annotated[Path, Parameter(help=told("train-folder-help"))] = Path("training"),
    lessons: Annotated[
        int | None,
        whole_number(told("train-lessons-help"), 1, MOST_LESSONS),
        usually(told("default-lessons")),
    ] = None,
    seed: FixedSeed = 1,
    jobs: Annotated[int, whole_number(told("train-jobs-help"), 1, MOST_JOBS)] = 1,
) -> None:
    training = training_for(game, what)
    folder.mkdir(parents=True, exist_ok=True)
    for file in training.train(what, folder, seed, lessons, jobs):
        tell(file)


def training_for(game: str, what: str) -> Training:
    """How this is trained, or a Mistake that says what there is."""
    known = trainings()
    if game in known and what in known[game].courses:
        return known[game]
    if not game:
        raise BadOptions("no-course", courses=", ".join(course_names(known)))
    if game in known and not what:
        raise BadOptions("no-course", courses=", ".join(course_names({game: known[game]})))
    word = shortened(f"{game} {what}".strip())
    raise BadOptions("bad-course", word=word, courses=", ".join(course_names(known)))


def course_names(known: Mapping[str, Training]) -> list[str]:
    return [f"{game} {course}" for game, training in known.items() for course in training.courses]


def tell(file: Path) -> None:
    """What was made, and by what to know it again."""
    print(told("train-done", file=str(file), sha256=sha256(file.read_bytes()).hexdigest()))
