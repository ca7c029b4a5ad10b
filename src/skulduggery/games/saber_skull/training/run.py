"""What `skulduggery train saber_skull` makes: all rings for two, and the nets for more."""

from pathlib import Path

import msgspec

from skulduggery.games.saber_skull.bots.two_player import RINGS as RINGS_FILE
from skulduggery.games.saber_skull.solver.ring import Isle, all_games
from skulduggery.games.saber_skull.solver.ring_solver import Study
from skulduggery.games.saber_skull.solver.tablebase_file import TOKENS, pack, write_rings
from skulduggery.terminal.language import told
from skulduggery.terminal.progress import counting
from skulduggery.train.optional_deps import need_numpy
from skulduggery.train.training import Training

RINGS = "rings"
COURSES = (RINGS, "nets")
PRECISION = 1e-10  # no value moves by more in the last sweep
ENDINGS = "points.json"


def train(what: str, folder: Path, seed: int, lessons: int | None, jobs: int) -> list[Path]:
    """The files that were made."""
    if what == RINGS:
        return [train_rings(folder / RINGS_FILE)]
    return train_nets(folder, seed, lessons)


def train_rings(file: Path) -> Path:
    """All games that rings can make, in less than a minute where the solver is compiled."""
    solved: dict[tuple[Isle, ...], tuple[float, bytes]] = {}
    with counting(told("saber-train-rings")) as bar:
        task = bar.add_task("", total=len(all_games()))
        for isles in all_games():
            study = Study(isles, TOKENS)
            study.solve(PRECISION)
            solved[isles] = study.first_player(), pack(study.flat_values())
            bar.update(task, advance=1)
    file.write_bytes(write_rings(solved, PRECISION))
    return file


def train_nets(folder: Path, seed: int, lessons: int | None) -> list[Path]:
    need_numpy()
    from skulduggery.games.saber_skull.training.config import (  # noqa: PLC0415 - needs the extra `train`
        PLAYERS,
        Session,
    )

    products = []
    endings: dict[int, dict[str, float]] = {}
    for players in PLAYERS:
        session = Session(players, folder, seed, lessons)
        with counting(told("saber-train-players", players=players)) as bar:
            task = bar.add_task("", total=session.lessons, completed=session.done)
            for report in session.attend():
                news = told("saber-train-news", error=f"{report.error:.4f}")
                bar.update(task, completed=session.done, description=news)
        endings[players] = session.endings()
        products.append(session.product)
    points = folder / ENDINGS
    points.write_bytes(msgspec.json.format(msgspec.json.encode(endings), indent=1) + b"\n")
    return [*products, points]


TRAINING = Training(COURSES, train)
