"""What `skulduggery train skull_king` makes: what hands are worth, and how people bid."""

from pathlib import Path

from skulduggery.games.skull_king.training.config import GAMES, STEPS
from skulduggery.games.skull_king.training.config import train as make
from skulduggery.terminal.language import told
from skulduggery.terminal.progress import counting
from skulduggery.train.training import Training

COURSES = ("hands",)


def train(what: str, folder: Path, seed: int, lessons: int | None, jobs: int) -> list[Path]:
    """The files that were made; here `lessons` are games in each of the steps."""
    with counting(told("train-lessons")) as bar:
        task = bar.add_task("", total=STEPS)
        return make(
            folder,
            seed,
            GAMES if lessons is None else lessons,
            lambda done, total: bar.update(task, completed=done, total=total),
        )


TRAINING = Training(COURSES, train)
