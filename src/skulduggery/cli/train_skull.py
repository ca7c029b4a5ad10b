"""What `skulduggery train skull` makes: all duels, and the nets for three and more."""

from pathlib import Path
from typing import TYPE_CHECKING

from skulduggery.bots.skull.duel import DUELS
from skulduggery.cli.progress import counting
from skulduggery.cli.words import told
from skulduggery.core.errors import BadOptions
from skulduggery.solve.skull.grid import ITERATIONS, POINTS, order, solve_all
from skulduggery.solve.skull.grids import Grids
from skulduggery.solve.skull.public import duel_at
from skulduggery.solve.skull.shelf import Recipe, read_grids, read_label, write_grids
from skulduggery.train.needs import need_numpy

if TYPE_CHECKING:  # it needs the extra `train`
    from skulduggery.train.skull.course import Session

ENDGAMES = "endgames"
COURSES = (ENDGAMES, "master", "sharp")  # in the order in which each needs those before it


def train(what: str, folder: Path, seed: int, lessons: int | None) -> list[Path]:
    """The files that were made."""
    if what == ENDGAMES:
        return [train_endgames(folder / name, owner) for owner, name in DUELS.items()]
    return [train_net(what, folder, seed, lessons)]


def train_endgames(file: Path, owner_starts: bool) -> Path:
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
    return file


def train_net(name: str, folder: Path, seed: int, lessons: int | None) -> Path:
    need_numpy()
    from skulduggery.train.skull.trial import DEALS, PLAYERS, Trial  # noqa: PLC0415 - needs NumPy

    trial = Trial(name, folder, seed, lessons)
    for pupil in trial.untried():
        number, pupils = pupil.pupil, trial.pupils
        attend(pupil, told("train-pupil", pupil=number, pupils=pupils))
        with counting(told("train-trial", pupil=number, pupils=pupils)) as bar:
            task = bar.add_task("", total=DEALS * PLAYERS)
            won = 0.0
            for games, share in enumerate(trial.played(pupil), 1):
                won += share
                bar.update(task, completed=games, description=f"{won / games:.3f}")
    if trial.shares:
        best = f"{trial.shares[trial.best]:.3f}"
        print(told("train-chosen", pupil=trial.best, share=best))
    session = trial.chosen()
    attend(session, told("train-lessons"))
    return session.product


def attend(session: "Session", title: str) -> None:
    with counting(title) as bar:
        task = bar.add_task("", total=session.lessons, completed=session.done)
        for report in session.attend():
            entropy, error = f"{report.entropy:.3f}", f"{report.error:.4f}"
            news = told("train-news", entropy=entropy, error=error)
            bar.update(task, completed=session.done, description=news)
