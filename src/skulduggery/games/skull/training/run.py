"""What `skulduggery train skull` makes: all duels, and the nets for three and more."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import TaskID

from skulduggery.core.atomic_file import replace_bytes
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

_ENDGAMES_PART = "endgames"
_TRAINABLE_PARTS = (_ENDGAMES_PART, "master", "sharp")  # each needs those before it


def _train_part(
    what: str, folder: Path, seed: int, iterations: int | None, jobs: int
) -> list[Path]:
    """The files that were made."""
    if what == _ENDGAMES_PART:
        return [train_endgames(folder / name, owner) for owner, name in DUEL_FILE_NAMES.items()]
    return [_train_net(what, folder, seed, iterations, jobs)]


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
            replace_bytes(file, encode_endgames(grids, recipe))
            bar.update(task, advance=1, description=f"{duel_at(duel)} {worst:.5f}")

        solve_all(grids, GRID_POINTS_PER_SIDE, ITERATIONS_PER_POINT, owner_starts, solved)
    return file


def _train_net(name: str, folder: Path, seed: int, iterations: int | None, jobs: int) -> Path:
    need_numpy()
    from skulduggery.games.skull.training.config import NET_TRAININGS  # noqa: PLC0415 - needs NumPy
    from skulduggery.games.skull.training.model_selection import ModelSelection  # noqa: PLC0415

    selection = ModelSelection(NET_TRAININGS[name], folder, seed, iterations)
    if selection.untried_runs():
        _train_candidates(selection, jobs)
    if selection.shares:
        won, left = selection.shares[selection.best_run]
        print(
            localize("train-chosen", pupil=selection.best_run, won=f"{won:.3f}", left=f"{left:.3f}")
        )
    run = selection.adopt_best_run()
    with progress_bar(localize("train-lessons")) as bar:
        task = bar.add_task("", total=run.iterations, completed=run.done)
        for report in run.run_iterations():
            news = _format_iteration(report.entropy, report.error)
            bar.update(task, completed=run.done, description=news)
    return run.net_file


def _train_candidates(selection: "ModelSelection", jobs: int) -> None:
    """A bar for the training and one for the evaluation of every run, as they begin."""
    from skulduggery.games.skull.training.model_selection import train_runs  # noqa: PLC0415 - needs NumPy

    bars: dict[tuple[int, bool], TaskID] = {}
    with (
        progress_bar("{task.fields[title]}") as bar,
        closing(train_runs(selection, jobs)) as all_steps,
    ):
        for step in all_steps:
            which = step.run, step.is_evaluating
            if which not in bars:
                sentence = "train-trial" if step.is_evaluating else "train-pupil"
                title = localize(sentence, pupil=step.run, pupils=selection.config.runs)
                bars[which] = bar.add_task("", total=step.total, completed=step.done, title=title)
            news = (
                _format_evaluation(*step.figures)
                if step.is_evaluating
                else _format_iteration(*step.figures)
            )
            bar.update(bars[which], completed=step.done, description=news)


def _format_iteration(entropy: float, error: float) -> str:
    return localize("train-news", entropy=f"{entropy:.3f}", error=f"{error:.4f}")


def _format_evaluation(won: float, left: float) -> str:
    return localize("train-trial-news", won=f"{won:.3f}", left=f"{left:.3f}")


SKULL_TRAINING = Training(_TRAINABLE_PARTS, _train_part)
