"""`skulduggery train`: make anew what the strong bots know."""

from collections.abc import Iterable
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
    school = school_for(game, what)
    folder.mkdir(parents=True, exist_ok=True)
    for file in school.train(what, folder, seed, lessons, jobs):
        tell(file)


def school_for(game: str, what: str) -> Any:
    """Where this is taught, or a Mistake that says what there is."""
    if game in SCHOOLS and what in SCHOOLS[game].COURSES:
        return SCHOOLS[game]
    if not game:
        raise BadOptions("no-course", courses=", ".join(courses(SCHOOLS)))
    if game in SCHOOLS and not what:
        raise BadOptions("no-course", courses=", ".join(courses([game])))
    word = shortened(f"{game} {what}".strip())
    raise BadOptions("bad-course", word=word, courses=", ".join(courses(SCHOOLS)))


def courses(games: Iterable[str]) -> list[str]:
    return [f"{game} {course}" for game in games for course in SCHOOLS[game].COURSES]


def tell(file: Path) -> None:
    """What was made, and by what to know it again."""
    print(told("train-done", file=str(file), sha256=sha256(file.read_bytes()).hexdigest()))
