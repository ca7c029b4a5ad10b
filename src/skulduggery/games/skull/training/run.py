"""What `skulduggery train skull` makes: all duels, and the nets for three and more."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import TaskID

from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.bots.endgame_player import DUELS
from skulduggery.games.skull.solver.endgame_file import Recipe, read_grids, read_label, write_grids
from skulduggery.games.skull.solver.endgame_values import Grids
from skulduggery.games.skull.solver.public_tree import duel_at
from skulduggery.games.skull.solver.solve_endgames import ITERATIONS, POINTS, order, solve_all
from skulduggery.terminal.language import told
from skulduggery.terminal.progress import counting
from skulduggery.train.optional_deps import need_numpy
from skulduggery.train.training import Training

if TYPE_CHECKING:  # it needs the extra `train`
    from skulduggery.games.skull.training.model_selection import Trial

ENDGAMES = "endgames"
COURSES = (ENDGAMES, "master", "sharp")  # in the order in which each needs those before it


def train(what: str, folder: Path, seed: int, lessons: int | None, jobs: int) -> list[Path]:
    """The files that were made."""
    if what == ENDGAMES:
        return [train_endgames(folder / name, owner) for owner, name in DUELS.items()]
    return [train_net(what, folder, seed, lessons, jobs)]


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


def train_net(name: str, folder: Path, seed: int, lessons: int | None, jobs: int) -> Path:
    need_numpy()
    from skulduggery.games.skull.training.config import COURSES as NETS  # noqa: PLC0415 - needs NumPy
    from skulduggery.games.skull.training.model_selection import Trial  # noqa: PLC0415

    trial = Trial(NETS[name], folder, seed, lessons)
    if trial.untried():
        teach(trial, jobs)
    if trial.shares:
        won, left = trial.shares[trial.best]
        print(told("train-chosen", pupil=trial.best, won=f"{won:.3f}", left=f"{left:.3f}"))
    session = trial.chosen()
    with counting(told("train-lessons")) as bar:
        task = bar.add_task("", total=session.lessons, completed=session.done)
        for report in session.attend():
            news = lesson_news(report.entropy, report.error)
            bar.update(task, completed=session.done, description=news)
    return session.product


def teach(trial: "Trial", jobs: int) -> None:
    """A bar for the lessons and one for the trial of every pupil, as they begin."""
    from skulduggery.games.skull.training.workers import steps  # noqa: PLC0415 - needs NumPy

    bars: dict[tuple[int, bool], TaskID] = {}
    with counting("{task.fields[title]}") as bar, closing(steps(trial, jobs)) as all_steps:
        for step in all_steps:
            which = step.pupil, step.in_trial
            if which not in bars:
                sentence = "train-trial" if step.in_trial else "train-pupil"
                title = told(sentence, pupil=step.pupil, pupils=trial.course.pupils)
                bars[which] = bar.add_task("", total=step.total, completed=step.done, title=title)
            news = trial_news(*step.figures) if step.in_trial else lesson_news(*step.figures)
            bar.update(bars[which], completed=step.done, description=news)


def lesson_news(entropy: float, error: float) -> str:
    return told("train-news", entropy=f"{entropy:.3f}", error=f"{error:.4f}")


def trial_news(won: float, left: float) -> str:
    return told("train-trial-news", won=f"{won:.3f}", left=f"{left:.3f}")


TRAINING = Training(COURSES, train)
