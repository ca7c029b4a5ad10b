"""`skulduggery train`: make anew what the strong bots know."""

from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from skulduggery.cli import train_saber_skull, train_skull, train_skull_king
from skulduggery.cli.help import offering, usually
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.table import FixedSeed, GameName
from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions, shortened
from skulduggery.sim.limits import MOST_JOBS

MOST_LESSONS = 10**6

SCHOOLS: dict[str, Any] = {  # each with its COURSES and a way to `train` them
    "skull": train_skull,
    "skull_king": train_skull_king,
    "saber_skull": train_saber_skull,
}


def command(
    game: GameName = "",
    what: Annotated[
        str,
        Parameter(help=told("train-what-help")),
        offering(course for school in SCHOOLS.values() for course in school.COURSES),
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
    school = SCHOOLS.get(game)
    if school is None or what not in school.COURSES:
        there_are = [f"{name} {course}" for name, s in SCHOOLS.items() for course in s.COURSES]
        word = shortened(f"{game} {what}".strip()) or "-"
        raise BadOptions("bad-course", word=word, courses=", ".join(there_are))
    folder.mkdir(parents=True, exist_ok=True)
    for file in school.train(what, folder, seed, lessons, jobs):
        tell(file)


def tell(file: Path) -> None:
    """What was made, and by what to know it again."""
    print(told("train-done", file=str(file), sha256=sha256(file.read_bytes()).hexdigest()))
