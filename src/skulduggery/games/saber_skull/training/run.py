"""What `skulduggery train saber_skull` makes: all rings for two, and the nets for more."""

from pathlib import Path

import msgspec

from skulduggery.games.saber_skull.bots.two_player_tablebase import RINGS_FILE_NAME
from skulduggery.games.saber_skull.rules.state import TOKENS_PER_COLOUR
from skulduggery.games.saber_skull.solver.ring import IslandKind, distinct_games
from skulduggery.games.saber_skull.solver.ring_solver import VALUE_PRECISION, RingSolver
from skulduggery.games.saber_skull.solver.tablebase_file import encode_rings, pack_values
from skulduggery.terminal.language import localize
from skulduggery.terminal.progress_bar import progress_bar
from skulduggery.train.training import Training, need_numpy

_RINGS_PART = "rings"
_TRAINABLE_PARTS = (_RINGS_PART, "nets")
_ENDINGS_FILE_NAME = "points.json"


def _train_part(
    what: str, folder: Path, seed: int, iterations: int | None, jobs: int
) -> list[Path]:
    """The files that were made."""
    if what == _RINGS_PART:
        return [_train_rings(folder / RINGS_FILE_NAME)]
    return _train_nets(folder, seed, iterations)


def _train_rings(file: Path) -> Path:
    """All games that rings can make, in less than a minute where the solver is compiled."""
    solved: dict[tuple[IslandKind, ...], tuple[float, bytes]] = {}
    with progress_bar(localize("saber-train-rings")) as bar:
        task = bar.add_task("", total=len(distinct_games()))
        for kinds in distinct_games():
            solver = RingSolver(kinds, TOKENS_PER_COLOUR)
            solver.solve(VALUE_PRECISION)
            solved[kinds] = solver.first_player_share(), pack_values(solver.flat_values())
            bar.update(task, advance=1)
    file.write_bytes(encode_rings(solved, VALUE_PRECISION))
    return file


def _train_nets(folder: Path, seed: int, iterations: int | None) -> list[Path]:
    need_numpy()
    from skulduggery.games.saber_skull.training.net_trainer import (  # noqa: PLC0415 - needs the extra `train`
        PLAYER_COUNTS,
        ValueNetTrainer,
    )

    products = []
    endings: dict[int, dict[str, float]] = {}
    for players in PLAYER_COUNTS:
        trainer = ValueNetTrainer(players, folder, seed, iterations)
        with progress_bar(localize("saber-train-players", players=players)) as bar:
            task = bar.add_task("", total=trainer.num_iterations, completed=trainer.iterations_done)
            for report in trainer.run_iterations():
                news = localize("saber-train-news", error=f"{report.error:.4f}")
                bar.update(task, completed=trainer.iterations_done, description=news)
        endings[players] = trainer.measure_endings()
        products.append(trainer.net_file)
    points = folder / _ENDINGS_FILE_NAME
    points.write_bytes(msgspec.json.format(msgspec.json.encode(endings), indent=1) + b"\n")
    return [*products, points]


SABER_SKULL_TRAINING = Training(_TRAINABLE_PARTS, _train_part)
