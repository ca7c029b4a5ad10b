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
from skulduggery.games.skull.bots.endgame_player import duelist
from skulduggery.games.skull.bots.features import INPUTS, SAYINGS
from skulduggery.games.skull.rules.options import SkullOptions
from skulduggery.games.skull.training.opponents import Mix, Others
from skulduggery.games.skull.training.selfplay import Report, Student
from skulduggery.games.skull.training.vector_env import Tables
from skulduggery.train.net import Floats, Net

HIDDEN = 128
OFTEN = 50  # lessons between two checkpoints

LAST_CHANCE = SkullOptions(last_chance=True)
TWO_TRIBES = SkullOptions(two_tribes=True)
OWNER_STARTS = SkullOptions(failed_starter="skull_owner")
CROWD = SkullOptions(boxes=2)
PLAIN = SkullOptions()


class Group(NamedTuple):
    """Tables of one kind."""

    tables: int
    players: int
    options: SkullOptions = PLAIN


class Course(NamedTuple):
    name: str
    lessons: int
    groups: tuple[Group, ...]
    mix: Mix
    watchful: bool = False  # the student watches the others' habits, and learns from the master
    pupils: int = 1  # that attend it; the best of them counts


VARIANTS = (
    Group(32, 4, LAST_CHANCE),
    Group(16, 5, LAST_CHANCE),
    Group(32, 2, TWO_TRIBES),
    Group(24, 3, TWO_TRIBES),
    Group(16, 3, OWNER_STARTS),
    Group(32, 8, CROWD),
    Group(16, 12, CROWD),
)
ALL_SIZES = (Group(256, 3), Group(320, 4), Group(160, 5), Group(160, 6), *VARIANTS)

MASTER = Course("master", 3000, ALL_SIZES, Mix(student=1, model=0, crooked=0, named=0), pupils=4)
SHARP = Course(
    "sharp",
    900,
    ALL_SIZES,
    Mix(student=0, model=0.25, crooked=0.4, named=0.35, alone=True),
    watchful=True,
)
COURSES = {course.name: course for course in (MASTER, SHARP)}


class Session:
    """A course as far as somebody has come: one of several pupils, or the one that counts."""

    def __init__(
        self, course: Course, folder: Path, seed: int, lessons: int | None = None, pupil: int = 0
    ) -> None:
        self.course = course
        self.lessons = lessons or course.lessons
        file = f"{course.name}-{pupil}" if pupil else course.name  # 0: the one that counts
        self.checkpoint = folder / f"{file}.npz"
        self.product = folder / f"{file}.net"
        self.done = 0
        options = [group.options for group in course.groups for _ in range(group.tables)]
        kinds = [
            (group.players, group.options.seats(group.players), group.options.rules())
            for group in course.groups
            for _ in range(group.tables)
        ]
        # The master hands over to the solver when two are left; the sharp one goes on.
        duels = None if course.watchful else duelist(False).resolver.grids
        self.tables = Tables(kinds, seed, course.watchful, duels)
        self.student = Student(self.tables.width, HIDDEN, seed)
        if self.checkpoint.exists():
            self.resume()
        model = self.student.net
        if course.watchful:
            model = read_checkpoint(folder / f"{MASTER.name}.npz")
            if self.done == 0:
                start_from(self.student, model)
        self.others = Others(self.tables, model, course.mix, options, seed)

    def attend(self) -> Iterator[Report]:
        """Lesson after lesson, to the end of the course."""
        while self.done < self.lessons:
            report = self.student.learn(self.tables, self.others, self.done / self.lessons)
            self.done += 1
            if self.done % OFTEN == 0 or self.done == self.lessons:
                self.keep()
            yield report

    def keep(self) -> None:
        """Write down all that is needed to go on, and the net as it would ship."""
        student = self.student
        about: dict[str, Any] = {
            "done": self.done,
            "steps": student.adam.steps,
            "rng": student.rng.bit_generator.state,
        }
        arrays: dict[str, Any] = {
            f"{part}{k}": array
            for part, arrays in parts_of(student).items()
            for k, array in enumerate(arrays)
        }
        young = self.checkpoint.with_suffix(".tmp.npz")
        np.savez(young, about=np.array(json.dumps(about)), **arrays)
        young.replace(self.checkpoint)
        self.product.write_bytes(student.steady.packed())

    def resume(self) -> None:
        with opened(self.checkpoint) as kept:
            about = json.loads(str(kept["about"]))
            for part, arrays in parts_of(self.student).items():
                for k, array in enumerate(arrays):
                    array[:] = kept[f"{part}{k}"]
        self.done = about["done"]
        self.student.adam.steps = about["steps"]
        self.student.rng.bit_generator.state = about["rng"]


@contextmanager
def opened(checkpoint: Path) -> Iterator[Any]:
    """To read from; whatever does not fit is the file's fault."""
    try:
        with np.load(checkpoint) as kept:
            yield kept
    except (ValueError, KeyError, EOFError, BadZipFile) as trouble:
        raise BadOptions("broken-training", file=str(checkpoint)) from trouble


def parts_of(student: Student) -> dict[str, list[Floats]]:
    return {
        "weights": student.net.weights,
        "mean": student.steady.weights,
        "adam_mean": student.adam.mean,
        "adam_square": student.adam.square,
    }


def read_checkpoint(file: Path) -> Net:
    """What a course has come to, from its checkpoint."""
    if not file.exists():
        raise BadOptions("train-without-master", file=str(file))
    net = Net(INPUTS, HIDDEN, SAYINGS, np.random.default_rng(0))
    with opened(file) as kept:
        for k, array in enumerate(net.weights):
            array[:] = kept[f"mean{k}"]
    return net


def start_from(student: Student, master: Net) -> None:
    """Play like the master, who takes no notice of habits."""
    for net in (student.net, student.steady):
        for mine, theirs in zip(net.weights, master.weights, strict=True):
            mine[...] = 0
            mine[: len(theirs)] = theirs
