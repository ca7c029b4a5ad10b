"""What `skulduggery train saber_skull` makes: all rings for two, and the nets for more."""

from pathlib import Path

import msgspec

from skulduggery.games.saber_skull.bots.two_player_tablebase import RINGS_FILE_NAME as RINGS_FILE
from skulduggery.games.saber_skull.solver.ring import IslandKind, distinct_games
from skulduggery.games.saber_skull.solver.ring_solver import RingSolver
from skulduggery.games.saber_skull.solver.tablebase_file import (
    STARTING_TOKENS,
    encode_rings,
    pack_values,
)
from skulduggery.terminal.language import localize
from skulduggery.terminal.progress_bar import progress_bar
from skulduggery.train.training import Training, need_numpy

RINGS_FILE_NAME = "rings"
TRAINABLE_PARTS = (RINGS_FILE_NAME, "nets")
VALUE_PRECISION = 1e-10  # no value moves by more in the last sweep
ENDINGS_FILE_NAME = "points.json"


def train_part(what: str, folder: Path, seed: int, lessons: int | None, jobs: int) -> list[Path]:
    """The files that were made."""
    if what == RINGS_FILE_NAME:
        return [train_rings(folder / RINGS_FILE)]
    return train_nets(folder, seed, lessons)


def train_rings(file: Path) -> Path:
    """All games that rings can make, in less than a minute where the solver is compiled."""
    solved: dict[tuple[IslandKind, ...], tuple[float, bytes]] = {}
    with progress_bar(localize("saber-train-rings")) as bar:
        task = bar.add_task("", total=len(distinct_games()))
        for isles in distinct_games():
            study = RingSolver(isles, STARTING_TOKENS)
            study.solve(VALUE_PRECISION)
            solved[isles] = study.first_player_share(), pack_values(study.flat_values())
            bar.update(task, advance=1)
    file.write_bytes(encode_rings(solved, VALUE_PRECISION))
    return file


def train_nets(folder: Path, seed: int, lessons: int | None) -> list[Path]:
    need_numpy()
    from skulduggery.games.saber_skull.training.net_trainer import (  # noqa: PLC0415 - needs the extra `train`
        PLAYER_COUNTS,
        ValueNetTrainer,
    )

    products = []
    endings: dict[int, dict[str, float]] = {}
    for players in PLAYER_COUNTS:
        session = ValueNetTrainer(players, folder, seed, lessons)
        with progress_bar(localize("saber-train-players", players=players)) as bar:
            task = bar.add_task("", total=session.num_iterations, completed=session.iterations_done)
            for report in session.run_iterations():
                news = localize("saber-train-news", error=f"{report.error:.4f}")
                bar.update(task, completed=session.iterations_done, description=news)
        endings[players] = session.measure_endings()
        products.append(session.net_file)
    points = folder / ENDINGS_FILE_NAME
    points.write_bytes(msgspec.json.format(msgspec.json.encode(endings), indent=1) + b"\n")
    return [*products, points]


SABER_SKULL_TRAINING = Training(TRAINABLE_PARTS, train_part)
