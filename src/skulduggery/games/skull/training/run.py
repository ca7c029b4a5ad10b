"""What `skulduggery train skull` makes: all duels, and the nets for three and more."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import TaskID

from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.bots.endgame_player import DUEL_FILE_NAMES
from skulduggery.games.skull.solver.endgame_file import (
    EndgameRecipe,
    decode_endgames,
    decode_header,
    encode_endgames,
)
from skulduggery.games.skull.solver.endgame_values import EndgameValues
from skulduggery.games.skull.solver.public_tree import duel_at
from skulduggery.games.skull.solver.solve_endgames import (
    GRID_POINTS_PER_SIDE,
    ITERATIONS_PER_POINT,
    solve_all,
    solving_order,
)
from skulduggery.terminal.language import localize
from skulduggery.terminal.progress_bar import progress_bar
from skulduggery.train.training import Training, need_numpy

if TYPE_CHECKING:  # it needs the extra `train`
    from skulduggery.games.skull.training.model_selection import ModelSelection

ENDGAMES_PART = "endgames"
NET_TRAININGS = (
    ENDGAMES_PART,
    "master",
    "sharp",
)  # in the order in which each needs those before it


def train_part(what: str, folder: Path, seed: int, lessons: int | None, jobs: int) -> list[Path]:
    """The files that were made."""
    if what == ENDGAMES_PART:
        return [train_endgames(folder / name, owner) for owner, name in DUEL_FILE_NAMES.items()]
    return [train_net(what, folder, seed, lessons, jobs)]


def train_endgames(file: Path, owner_starts: bool) -> Path:
    """All duels by one rule of who starts; those that are in the file already are solved."""
    recipe = EndgameRecipe(GRID_POINTS_PER_SIDE, ITERATIONS_PER_POINT, owner_starts)
    grids = EndgameValues()
    if file.exists():
        kept = file.read_bytes()
        if decode_header(kept).recipe != recipe:
            raise BadOptions("other-recipe", file=str(file))
        grids = decode_endgames(kept)
    with progress_bar(localize("train-duels")) as bar:
        task = bar.add_task(
            "", total=len(solving_order()), completed=sum(map(grids.has_duel, solving_order()))
        )

        def solved(duel: int, worst: float) -> None:
            young = file.with_suffix(".tmp")
            young.write_bytes(encode_endgames(grids, recipe))
            young.replace(file)
            bar.update(task, advance=1, description=f"{duel_at(duel)} {worst:.5f}")

        solve_all(grids, GRID_POINTS_PER_SIDE, ITERATIONS_PER_POINT, owner_starts, solved)
    return file


def train_net(name: str, folder: Path, seed: int, lessons: int | None, jobs: int) -> Path:
    need_numpy()
    from skulduggery.games.skull.training.config import NET_TRAININGS as NETS  # noqa: PLC0415 - needs NumPy
    from skulduggery.games.skull.training.model_selection import ModelSelection  # noqa: PLC0415

    trial = ModelSelection(NETS[name], folder, seed, lessons)
    if trial.untried_runs():
        train_candidates(trial, jobs)
    if trial.shares:
        won, left = trial.shares[trial.best_run]
        print(localize("train-chosen", pupil=trial.best_run, won=f"{won:.3f}", left=f"{left:.3f}"))
    session = trial.adopt_best_run()
    with progress_bar(localize("train-lessons")) as bar:
        task = bar.add_task("", total=session.lessons, completed=session.done)
        for report in session.run_iterations():
            news = format_iteration(report.entropy, report.error)
            bar.update(task, completed=session.done, description=news)
    return session.net_file


def train_candidates(trial: "ModelSelection", jobs: int) -> None:
    """A bar for the lessons and one for the trial of every pupil, as they begin."""
    from skulduggery.games.skull.training.model_selection import train_runs  # noqa: PLC0415 - needs NumPy

    bars: dict[tuple[int, bool], TaskID] = {}
    with progress_bar("{task.fields[title]}") as bar, closing(train_runs(trial, jobs)) as all_steps:
        for step in all_steps:
            which = step.pupil, step.in_trial
            if which not in bars:
                sentence = "train-trial" if step.in_trial else "train-pupil"
                title = localize(sentence, pupil=step.pupil, pupils=trial.course.pupils)
                bars[which] = bar.add_task("", total=step.total, completed=step.done, title=title)
            news = (
                format_evaluation(*step.figures)
                if step.in_trial
                else format_iteration(*step.figures)
            )
            bar.update(bars[which], completed=step.done, description=news)


def format_iteration(entropy: float, error: float) -> str:
    return localize("train-news", entropy=f"{entropy:.3f}", error=f"{error:.4f}")


def format_evaluation(won: float, left: float) -> str:
    return localize("train-trial-news", won=f"{won:.3f}", left=f"{left:.3f}")


SKULL_TRAINING = Training(NET_TRAININGS, train_part)
