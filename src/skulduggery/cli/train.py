"""`skulduggery train`: make anew what the strong bots know."""

from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skulduggery.bots.skull.duel import DUELS
from skulduggery.cli import train_saber_skull
from skulduggery.cli.progress import counting
from skulduggery.cli.table import GameName
from skulduggery.cli.train_saber_skull import RINGS
from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions, Mistake, shortened
from skulduggery.solve.skull.grid import ITERATIONS, POINTS, order, solve_all
from skulduggery.solve.skull.grids import Grids
from skulduggery.solve.skull.public import duel_at
from skulduggery.solve.skull.shelf import Recipe, read_grids, read_label, write_grids

HELP = told("train-help")
SYNOPSIS = told("train-synopsis")

ENDGAMES = "endgames"
COURSES = (ENDGAMES, "master", "sharp")  # in the order in which each needs those before it
MOST_LESSONS = 10**6


class NoNumPy(Mistake):
    def __init__(self) -> None:
        super().__init__("train-without-numpy")


def command(
    game: GameName = "",
    what: Annotated[str, Parameter(help=told("train-what-help"))] = "",
    /,
    *,
    folder: Annotated[Path, Parameter(help=told("train-folder-help"))] = Path("training"),
    lessons: Annotated[int | None, Parameter(help=told("train-lessons-help"))] = None,
    seed: Annotated[int, Parameter(help=told("cli-seed-help"))] = 1,
) -> None:
    check_course(game, what)
    if (lessons is not None and not 0 < lessons <= MOST_LESSONS) or not 0 <= seed < 2**64:
        raise BadOptions("bad-training", most=str(MOST_LESSONS))
    folder.mkdir(parents=True, exist_ok=True)
    if what not in (ENDGAMES, RINGS) and find_spec("numpy") is None:
        raise NoNumPy
    if game == "saber_skull":
        for file in train_saber_skull.train(what, folder, seed, lessons):
            tell(file)
    elif what == ENDGAMES:
        for owner_starts, name in DUELS.items():
            train_endgames(folder / name, owner_starts)
    else:
        train_net(what, folder, seed, lessons)


def check_course(game: str, what: str) -> None:
    word = shortened(f"{game} {what}".strip()) or "-"
    if game == "saber_skull":
        if what not in train_saber_skull.COURSES:
            courses = ", ".join(train_saber_skull.COURSES)
            raise BadOptions("saber-bad-course", word=word, courses=courses)
    elif game != "skull" or what not in COURSES:
        raise BadOptions("bad-course", word=word, courses=", ".join(COURSES))


def train_endgames(file: Path, owner_starts: bool) -> None:
    """All duels by one rule of who starts; those that are in the file already are solved."""
    recipe = Recipe(POINTS, ITERATIONS, owner_starts)
    grids = Grids()
    if file.exists():
        kept = file.read_bytes()
        if read_label(kept).recipe != recipe:
            raise BadOptions("other-recipe", file=str(file))
        grids = read_grids(kept)
    with counting(told("train-duels")) as bar:
        task = bar.add_task("", total=len(order()), completed=sum(map(grids.has, order())))

        def solved(duel: int, worst: float) -> None:
            young = file.with_suffix(".tmp")
            young.write_bytes(write_grids(grids, recipe))
            young.replace(file)
            bar.update(task, advance=1, description=f"{duel_at(duel)} {worst:.5f}")

        solve_all(grids, POINTS, ITERATIONS, owner_starts, solved)
    tell(file)


def train_net(name: str, folder: Path, seed: int, lessons: int | None) -> None:
    from skulduggery.train.skull.course import Session  # noqa: PLC0415 - needs the extra `train`

    session = Session(name, folder, seed, lessons)
    with counting(told("train-lessons")) as bar:
        task = bar.add_task("", total=session.lessons, completed=session.done)
        for report in session.attend():
            entropy, error = f"{report.entropy:.3f}", f"{report.error:.4f}"
            news = told("train-news", entropy=entropy, error=error)
            bar.update(task, completed=session.done, description=news)
    tell(session.product)


def tell(file: Path) -> None:
    """What was made, and by what to know it again."""
    print(told("train-done", file=str(file), sha256=sha256(file.read_bytes()).hexdigest()))
