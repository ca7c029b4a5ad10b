"""The courses that make the nets of Skull: who sits at the tables, and for how long.

A course can be stopped at any time and goes on from its last checkpoint.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from skulduggery.core.errors import BadOptions
from skulduggery.games.skull.bots.endgame_player import load_endgame_player
from skulduggery.games.skull.bots.features import NUM_INPUTS, NUM_POLICY_OUTPUTS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.training.opponents import OpponentMix, OpponentPool
from skulduggery.games.skull.training.selfplay import PpoIterationReport, PpoLearner
from skulduggery.games.skull.training.vector_env import SkullVectorEnv
from skulduggery.train.trainable_net import Floats, TrainableNet

NUM_HIDDEN_UNITS = 128
ITERATIONS_PER_CHECKPOINT = 50  # lessons between two checkpoints

LAST_CHANCE_OPTIONS = SkullOptions(last_chance=True)
TWO_TRIBES_OPTIONS = SkullOptions(two_tribes=True)
OWNER_STARTS_OPTIONS = SkullOptions(failed_starter="skull_owner")
TWO_BOXES_OPTIONS = SkullOptions(boxes=2)
DEFAULT_OPTIONS = SkullOptions()


class TableGroup(NamedTuple):
    """Tables of one kind."""

    tables: int
    players: int
    options: SkullOptions = DEFAULT_OPTIONS


class SkullTrainingConfig(NamedTuple):
    name: str
    lessons: int
    groups: tuple[TableGroup, ...]
    mix: OpponentMix
    watchful: bool = False  # the student watches the others' habits, and learns from the master
    pupils: int = 1  # that attend it; the best of them counts


VARIANT_GROUPS = (
    TableGroup(32, 4, LAST_CHANCE_OPTIONS),
    TableGroup(16, 5, LAST_CHANCE_OPTIONS),
    TableGroup(32, 2, TWO_TRIBES_OPTIONS),
    TableGroup(24, 3, TWO_TRIBES_OPTIONS),
    TableGroup(16, 3, OWNER_STARTS_OPTIONS),
    TableGroup(32, 8, TWO_BOXES_OPTIONS),
    TableGroup(16, 12, TWO_BOXES_OPTIONS),
)
ALL_TABLE_GROUPS = (
    TableGroup(256, 3),
    TableGroup(320, 4),
    TableGroup(160, 5),
    TableGroup(160, 6),
    *VARIANT_GROUPS,
)

MASTER_TRAINING = SkullTrainingConfig(
    "master", 3000, ALL_TABLE_GROUPS, OpponentMix(student=1, model=0, crooked=0, named=0), pupils=4
)
SHARP_TRAINING = SkullTrainingConfig(
    "sharp",
    900,
    ALL_TABLE_GROUPS,
    OpponentMix(student=0, model=0.25, crooked=0.4, named=0.35, alone=True),
    watchful=True,
)
NET_TRAININGS = {course.name: course for course in (MASTER_TRAINING, SHARP_TRAINING)}


class SkullTrainingRun:
    """A course as far as somebody has come: one of several pupils, or the one that counts."""

    def __init__(
        self,
        course: SkullTrainingConfig,
        folder: Path,
        seed: int,
        lessons: int | None = None,
        pupil: int = 0,
    ) -> None:
        self.course = course
        self.lessons = lessons or course.lessons
        file = f"{course.name}-{pupil}" if pupil else course.name  # 0: the one that counts
        self.checkpoint = folder / f"{file}.npz"
        self.net_file = folder / f"{file}.net"
        self.done = 0
        options = [group.options for group in course.groups for _ in range(group.tables)]
        kinds = [
            (group.players, group.options.seat_count(group.players), group.options.state_rules())
            for group in course.groups
            for _ in range(group.tables)
        ]
        # The master hands over to the solver when two are left; the sharp one goes on.
        duels = None if course.watchful else load_endgame_player(False).resolver.grids
        self.tables = SkullVectorEnv(kinds, seed, course.watchful, duels)
        self.student = PpoLearner(self.tables.width, NUM_HIDDEN_UNITS, seed)
        if self.checkpoint.exists():
            self.resume_checkpoint()
        model = self.student.net
        if course.watchful:
            model = read_checkpoint(folder / f"{MASTER_TRAINING.name}.npz")
            if self.done == 0:
                copy_weights(self.student, model)
        self.others = OpponentPool(self.tables, model, course.mix, options, seed)

    def run_iterations(self) -> Iterator[PpoIterationReport]:
        """Lesson after lesson, to the end of the course."""
        while self.done < self.lessons:
            report = self.student.train_iteration(
                self.tables, self.others, self.done / self.lessons
            )
            self.done += 1
            if self.done % ITERATIONS_PER_CHECKPOINT == 0 or self.done == self.lessons:
                self.save_checkpoint()
            yield report

    def save_checkpoint(self) -> None:
        """Write down all that is needed to go on, and the net as it would ship."""
        student = self.student
        about: dict[str, Any] = {
            "done": self.done,
            "steps": student.adam.steps,
            "rng": student.rng.bit_generator.state,
        }
        arrays: dict[str, Any] = {
            f"{part}{k}": array
            for part, arrays in checkpoint_arrays(student).items()
            for k, array in enumerate(arrays)
        }
        young = self.checkpoint.with_suffix(".tmp.npz")
        np.savez(young, about=np.array(json.dumps(about)), **arrays)
        young.replace(self.checkpoint)
        self.net_file.write_bytes(student.average_net.to_bytes())

    def resume_checkpoint(self) -> None:
        with open_checkpoint(self.checkpoint) as kept:
            about = json.loads(str(kept["about"]))
            for part, arrays in checkpoint_arrays(self.student).items():
                for k, array in enumerate(arrays):
                    array[:] = kept[f"{part}{k}"]
        self.done = about["done"]
        self.student.adam.steps = about["steps"]
        self.student.rng.bit_generator.state = about["rng"]


@contextmanager
def open_checkpoint(checkpoint: Path) -> Iterator[Any]:
    """To read from; whatever does not fit is the file's fault."""
    try:
        with np.load(checkpoint) as kept:
            yield kept
    except (ValueError, KeyError, EOFError, BadZipFile) as trouble:
        raise BadOptions("broken-training", file=str(checkpoint)) from trouble


def checkpoint_arrays(student: PpoLearner) -> dict[str, list[Floats]]:
    return {
        "weights": student.net.weights,
        "mean": student.average_net.weights,
        "adam_mean": student.adam.mean,
        "adam_square": student.adam.square,
    }


def read_checkpoint(file: Path) -> TrainableNet:
    """What a course has come to, from its checkpoint."""
    if not file.exists():
        raise BadOptions("train-without-master", file=str(file))
    net = TrainableNet(NUM_INPUTS, NUM_HIDDEN_UNITS, NUM_POLICY_OUTPUTS, np.random.default_rng(0))
    with open_checkpoint(file) as kept:
        for k, array in enumerate(net.weights):
            array[:] = kept[f"mean{k}"]
    return net


def copy_weights(student: PpoLearner, master: TrainableNet) -> None:
    """Play like the master, who takes no notice of habits."""
    for net in (student.net, student.average_net):
        for mine, theirs in zip(net.weights, master.weights, strict=True):
            mine[...] = 0
            mine[: len(theirs)] = theirs
