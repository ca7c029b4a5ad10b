"""What `skulduggery train skull_king` makes: what hands are worth, and how people bid."""

from pathlib import Path

from skulduggery.games.skull_king.training.config import GAMES_PER_ITERATION, NUM_TRAINING_STEPS
from skulduggery.games.skull_king.training.config import fit_tables as make
from skulduggery.terminal.language import localize
from skulduggery.terminal.progress import progress_bar
from skulduggery.train.training import Training

TRAINABLE_PARTS = ("hands",)


def train_part(what: str, folder: Path, seed: int, lessons: int | None, jobs: int) -> list[Path]:
    """The files that were made; here `lessons` are games in each of the steps."""
    with progress_bar(localize("train-lessons")) as bar:
        task = bar.add_task("", total=NUM_TRAINING_STEPS)
        return make(
            folder,
            seed,
            GAMES_PER_ITERATION if lessons is None else lessons,
            lambda done, total: bar.update(task, completed=done, total=total),
        )


SKULL_KING_TRAINING = Training(TRAINABLE_PARTS, train_part)
