"""What `skulduggery train skull_king` makes: what hands are worth, and how people bid."""

from pathlib import Path

from skulduggery.cli.progress import counting
from skulduggery.cli.words import told
from skulduggery.train.skull_king.course import GAMES, STEPS
from skulduggery.train.skull_king.course import train as make

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
